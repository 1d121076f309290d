import type { Group } from '@/lib/entities/group'
import {
  isInstitute,
  mayHavePaused,
  needsBicycle,
  opensToMessage,
  suitsFirstVisit,
} from '@/lib/facts/first-visit'
import { withTurns } from '@/lib/site/groups'
import { hasCurrentDay } from './communities'

// The groups of a city that the first week and the questions name to somebody who comes alone.

/** A group that meets farther from the center is in another town. */
const mostKm = 10

/** The groups in the city that somebody new can try alone, those that need no bicycle first (docs/product.md 6.11). */
export const forFirstVisit = (groups: readonly Group[]): Group[] =>
  groups
    .filter((group) => (group.km ?? 0) <= mostKm && suitsFirstVisit(group))
    .toSorted((a, b) => Number(needsBicycle(a)) - Number(needsBicycle(b)))

/** The first group of each community, so that the two that are named are not both runs. */
export const oneOfEach = (groups: readonly Group[]): Group[] =>
  withTurns(groups).flatMap(({ group, turn }) => (turn === 0 ? [group] : []))

const comesLast = (group: Group) => isInstitute(group) || mayHavePaused(group)

/**
 * The groups whose day is not known and that somebody new can write to; institutes, and groups that may have paused, come
 * last (docs/product.md 6.12). The city is left out of their names: "Tree planters" for "Tree planters, Cairo".
 */
export function groupsToWriteTo(groups: readonly Group[], city: string): Group[] {
  const suffix = `, ${city}`
  // A group of no community asks for more than a message, as roller derby does.
  return forFirstVisit(groups)
    .filter((group) => group.communities.length > 0 && !hasCurrentDay(group) && opensToMessage(group))
    .toSorted((a, b) => Number(comesLast(a)) - Number(comesLast(b)))
    .map((group) => ({
      ...group,
      name: group.name.endsWith(suffix) ? group.name.slice(0, -suffix.length) : group.name,
    }))
}
