import { useEffect, useMemo, useState } from 'react'
import type { Found, Kind } from '@/lib/search/find'
import { loadSearch } from '@/lib/search/load'

interface ResultGroup {
  kind: Kind
  results: Found[]
}

/** Groups results by kind; groups are ordered by their best result. */
const grouped = (found: readonly Found[]): ResultGroup[] =>
  [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    kind,
    results: found.filter((result) => result.kind === kind),
  }))

/**
 * Searches for a text.
 * @param isWanted nothing is loaded until this is true
 * @returns the groups of results, and the sentence that says how many there are or why there are none
 */
export function useSearch(
  text: string,
  isWanted: boolean,
): { groups: readonly ResultGroup[]; status: string } {
  const [search, setSearch] = useState<{ find: (text: string) => Found[] } | null>(null)
  const [failed, setFailed] = useState(false)
  const isMissing = isWanted && search === null

  // After a failure the next letter tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is when, not what
  useEffect(() => {
    if (!isMissing) return
    let isOpen = true
    loadSearch().then(
      (find) => isOpen && setSearch({ find }),
      () => isOpen && setFailed(true),
    )
    return () => {
      isOpen = false
    }
  }, [isMissing, text])

  const groups = useMemo(() => search && grouped(search.find(text)), [search, text])
  return { groups: groups ?? [], status: statusOf(text, groups, failed) }
}

/** The sentence that screen readers announce, also shown when there are no results. */
function statusOf(text: string, groups: ResultGroup[] | null, failed: boolean): string {
  if (failed && !groups) return 'The search could not be loaded. Type on to try again.'
  if (text.trim() === '' || !groups) return ''
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return count === 0 ? `Nothing found for "${text.trim()}"` : `${count} ${count === 1 ? 'result' : 'results'}`
}
