import { useEffect, useMemo, useState } from 'react'
import { needOf } from '@/lib/search/care'
import type { Found, Kind } from '@/lib/search/find'
import { loadGroupSearch, loadSearch } from '@/lib/search/load'

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

/** What has been loaded, once it is wanted. After a failure the next letter tries again. */
function useLoaded<T>(load: () => Promise<T>, isWanted: boolean, text: string) {
  const [state, setState] = useState<{ value?: T; failed?: true }>({})
  const isMissing = isWanted && state.value === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is when, not what
  useEffect(() => {
    if (!isMissing) return
    let isOpen = true
    load().then(
      (value) => isOpen && setState({ value }),
      () => isOpen && setState({ failed: true }),
    )
    return () => {
      isOpen = false
    }
  }, [isMissing, text])

  return state
}

/**
 * Searches for a text. Groups that meet join the results once their file is there too.
 * @param isWanted nothing is loaded until this is true
 * @returns the groups of results, the sentence that says how many there are or why there are none, and whether the helplines
 * come first
 */
export function useSearch(
  text: string,
  isWanted: boolean,
): { groups: readonly ResultGroup[]; status: string; isInNeed: boolean } {
  const wanted = text.trim()
  const search = useLoaded(loadSearch, isWanted, text)
  const meeting = useLoaded(loadGroupSearch, isWanted && wanted !== '', text)
  const need = needOf(text)
  // Nothing stands beside the helplines for somebody in danger, least of all a city that is spelled alike.
  const groups = useMemo(
    () => grouped((need === 'danger' ? undefined : search.value?.(text, meeting.value)) ?? []),
    [search.value, meeting.value, text, need],
  )
  const answer = (status: string) => ({ groups, status, isInNeed: need !== null })
  if (need === 'danger') return answer('')
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  if (count > 0) return answer(`${count} ${count === 1 ? 'result' : 'results'}`)
  if (search.failed || meeting.failed) return answer('The search could not be loaded. Type on to try again.')
  const isKnown = wanted !== '' && search.value && meeting.value
  return answer(isKnown ? `Nothing found for "${wanted}"` : '')
}
