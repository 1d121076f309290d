/** How to join a group. */
export type JoinKind = 'free' | 'fee' | 'guests' | 'members'

/** What decides whether somebody new can try a group alone. */
interface Welcome {
  name: string
  what: string
  join: JoinKind | null
  isOld: boolean
}

/**
 * Whether somebody new can try a group alone: it takes others than members, somebody checked it within a year, and beer and
 * adult humor do not belong to it, as they do to a hash (docs/product.md 6.11).
 */
export const suitsFirstVisit = ({ name, what, join, isOld }: Welcome): boolean =>
  join !== 'members' && !isOld && !/\b(?:hash|beer)\b/i.test(`${name} ${what}`)
