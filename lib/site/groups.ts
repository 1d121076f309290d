import { slugOf } from './routing'

/** A city's page shows this many of its groups; the list of its groups shows all (docs/product.md 6.17). */
export const groupsOnCityPage = 8
/** And this many of one community: the first eight of a large city would be six runs and two rides. */
const mostOfOneCommunity = 2

interface OfCommunities {
  name: string
  communities: readonly { slug: string }[]
}

/** Groups, each with the number of those before it that have its first community. */
export function withTurns<Group extends OfCommunities>(
  groups: readonly Group[],
): { group: Group; turn: number }[] {
  const seen = new Map<string, number>()
  return groups.map((group) => {
    const key = group.communities[0]?.slug ?? group.name
    const turn = seen.get(key) ?? 0
    seen.set(key, turn + 1)
    return { group, turn }
  })
}

/**
 * The groups that a city's page shows: the first eight, with at most two of one community while there are others
 * (docs/product.md 6.17).
 * @param groups all groups of the city, in order
 * @returns them in the same order
 */
export function groupsForCityPage<Group extends OfCommunities>(groups: readonly Group[]): Group[] {
  const isOneMore = ({ turn }: { turn: number }) => Number(turn >= mostOfOneCommunity)
  const chosen = withTurns(groups)
    .toSorted((a, b) => isOneMore(a) - isOneMore(b))
    .slice(0, groupsOnCityPage)
    .map(({ group }) => group)
  return groups.filter((group) => chosen.includes(group))
}

/** The anchor of a group's entry on the page of its city's groups; a name in another script has none. */
export const groupAnchor = (name: string): string | undefined => {
  const slug = slugOf(name)
  return slug ? `group-${slug}` : undefined
}

/** Whether one of these groups has dates, so that there is a calendar of them, and a week. */
export const hasDates = (groups: readonly { makesDates: boolean }[]): boolean =>
  groups.some(({ makesDates }) => makesDates)
