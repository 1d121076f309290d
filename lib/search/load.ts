import { paths } from '@/lib/paths'
import type { SearchData, SearchGroups } from './data'

/** Something that is loaded when it is first asked for. After a failure, the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    loaded.catch(() => {
      loaded = undefined
    })
    return loaded
  }
}

async function fetchJson<T>(path: string): Promise<T> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/**
 * The search data.
 * @throws if it cannot be fetched; the next call tries again
 */
export const loadSearchData = once(() => fetchJson<SearchData>(paths.searchData))

/**
 * The search and its library.
 * @throws if a part cannot be fetched; the next call tries again
 */
export const loadSearch = once(async () => {
  const [data, { makeSearch }] = await Promise.all([loadSearchData(), import('./find')])
  return makeSearch(data)
})

/**
 * The search for groups that meet. Their names weigh three times as much as all others, so they are fetched when
 * something is searched for, not when the search opens.
 * @throws if a part cannot be fetched; the next call tries again
 */
export const loadGroupSearch = once(async () => {
  const [data, groups, { makeGroupSearch }] = await Promise.all([
    loadSearchData(),
    fetchJson<SearchGroups>(paths.searchGroups),
    import('./groups'),
  ])
  return makeGroupSearch(data, groups)
})
