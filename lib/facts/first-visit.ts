/** How to join a group. */
export type JoinKind = 'free' | 'fee' | 'guests' | 'members'

/** What decides whether somebody new can try a group alone. */
interface Welcome {
  name: string
  what: string
  join: JoinKind | null
  isOld: boolean
}

/** Groups for women alone, and courses that last a semester. */
const isForSome = /\b(?:women(?:['’]?s)?|ladies|girls|femmes|frauen|mujeres)\b|semester/i

/**
 * Whether anybody new can try a group alone: it takes others than members, women or the people of a course, somebody checked
 * it within a year, and beer and adult humor do not belong to it, as they do to a hash (docs/product.md 6.11).
 */
export const suitsFirstVisit = ({ name, what, join, isOld }: Welcome): boolean =>
  join !== 'members' && !isOld && !isForSome.test(name) && !/\b(?:hash|beer)\b/i.test(`${name} ${what}`)
