import type { CommunityCard } from '@/lib/entities/community'
import type { Group } from '@/lib/entities/group'
import { hasDay, scheduleText } from '@/lib/facts/schedule'
import { listed } from '@/lib/site/lists'

/** A community in a city. */
export interface CommunityHere extends CommunityCard {
  /** How many of the city's groups suit it. */
  groupCount: number
  /** The first of them by name: "Moor parkrun (Saturdays at 9:00), Harriers, and 1 more". Empty if none is known. */
  here: string
}

/** As many groups are named on a community's card. */
const named = 2

/** Whether a group's day is known and still holds. */
export const hasCurrentDay = ({ schedule, isOld, isDayOld }: Group): boolean =>
  !isOld && !isDayOld && hasDay(schedule)

/** A group in a sentence, with its day if one is known that still holds: "Moor parkrun (Saturdays at 9:00)", "Harriers". */
export const nameWithDay = (group: Group): string =>
  hasCurrentDay(group) ? `${group.name} (${scheduleText(group.schedule)})` : group.name

/** Communities with what a city has of each (docs/product.md 6.14, 7.1), in the order in which they are given. */
export const communitiesHere = (
  communities: readonly CommunityCard[],
  groups: readonly Group[],
): CommunityHere[] =>
  communities.map((community) => {
    const own = groups.filter((group) => group.communities.some(({ id }) => id === community.id))
    const rest = own.length - named
    const names = own.slice(0, named).map(nameWithDay)
    return {
      ...community,
      groupCount: own.length,
      here: listed(rest > 0 ? [...names, `${rest} more`] : names),
    }
  })

/** The communities with the most groups first; those with as many keep their order. */
export const groupsFirst = (communities: readonly CommunityHere[]): CommunityHere[] =>
  communities.toSorted((a, b) => b.groupCount - a.groupCount)
