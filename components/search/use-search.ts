import { useEffect, useMemo, useState } from 'react'
import type { Found, Kind } from '@/lib/search/find'
import { loadSearch } from '@/lib/search/load'

export interface ResultGroup {
  kind: Kind
  results: Found[]
}

/** Groups by what is found, each group where its best result stands. */
const grouped = (found: readonly Found[]): ResultGroup[] =>
  [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, results]) => ({ kind, results }))

/**
 * What a text finds.
 * @param isWanted nothing is loaded before
 * @returns null for the groups as long as the search is not loaded, or could not be
 */
export function useSearch(
  text: string,
  isWanted: boolean,
): { groups: ResultGroup[] | null; failed: boolean } {
  const [search, setSearch] = useState<{ find: (text: string) => Found[] } | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!isWanted) return
    let isOpen = true
    loadSearch().then(
      (find) => isOpen && setSearch({ find }),
      () => isOpen && setFailed(true),
    )
    return () => {
      isOpen = false
    }
  }, [isWanted])

  const groups = useMemo(() => search && grouped(search.find(text)), [search, text])
  return { groups, failed: failed && !search }
}

/** What a screen reader hears, and what stands where there is nothing to list. */
export function statusOf(text: string, groups: ResultGroup[] | null, failed: boolean): string {
  if (failed) return 'The search could not be loaded. Please try again later.'
  if (text.trim() === '' || !groups) return ''
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return count === 0 ? `Nothing found for "${text.trim()}"` : `${count} ${count === 1 ? 'result' : 'results'}`
}
