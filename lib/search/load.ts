import { paths } from '@/lib/paths'
import type { SearchData } from './data'
import type { Found } from './find'

let data: Promise<SearchData> | undefined
let search: Promise<(text: string) => Found[]> | undefined

/**
 * The search data, fetched once.
 * @throws if it cannot be fetched; the next call tries again
 */
export function loadSearchData(): Promise<SearchData> {
  data ??= fetch(paths.searchData).then((answer) => {
    if (!answer.ok) throw new Error(`The search data answered ${answer.status}`)
    return answer.json()
  })
  data.catch(() => {
    data = undefined
  })
  return data
}

/**
 * The search and its library, loaded once.
 * @throws if a part cannot be fetched; the next call tries again
 */
export function loadSearch(): Promise<(text: string) => Found[]> {
  search ??= Promise.all([loadSearchData(), import('./find')]).then(([loaded, { makeSearch }]) =>
    makeSearch(loaded),
  )
  search.catch(() => {
    search = undefined
  })
  return search
}
