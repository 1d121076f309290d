/** How to join a group. */
export type JoinKind = 'free' | 'fee' | 'guests' | 'members'

/** What decides whether somebody new can try a group alone. */
interface Welcome {
  name: string
  what: string
  how: string
  join: JoinKind | null
  isOld: boolean
  /** `start`: in the city's own time, "19:00"; null if it is not known. */
  schedule: { start: string | null }
  communities: readonly { slug: string }[]
}

/** Communities of some people, or of one trade. */
const notForAll = new Set([
  'students',
  'over-50s',
  'new-parents',
  'remote-workers',
  'coding',
  'side-projects',
])

/** Groups for some people alone, by sex, age or origin, and courses that last a semester. */
const isForSome =
  /\b(?:women(?:['’]?s)?|ladies|girls|gurlz|wtf?nb|bipoc|femmes?|frauen|mujeres|seniors?)\b|semester/i
/** The same, said of what a group is. */
const saysForSome =
  /full-time work|mostly older|focused on women|\bfor women\b(?! and)|international students|students from abroad/i
/** A ride that says that it is one for everybody. */
const isEasy =
  /\b(?:slow|easy|social|casual|relaxed|beginners?|newcomers?|no[- ]drop|everybody|everyone|anybody|all levels|family|coffee)\b/i
/** Rides that ask for skill, or for lamps. */
const isHard = /\b(?:night|fast|gravel|mountain|mtb|road (?:bikes?|bicycles?|rides?))\b/i

/** Earlier or later than this the way there or home is lonely, and a ride begins in the dark for half of the year. */
const hours = { earliest: '07:00', latest: '21:00' }
const rideHours = { earliest: '08:00', latest: '18:00' }

/** Whether a group is a hash: a run to which beer and adult humor belong. */
export const isHash = ({ name, what }: Pick<Welcome, 'name' | 'what'>): boolean =>
  /\bhash\b/i.test(`${name} ${what}`)

export const needsBicycle = ({ name, what }: Pick<Welcome, 'name' | 'what'>): boolean =>
  /\b(?:rides?|ridden|critical mass|bikes?|bicycles?|cycling|cyclists?)\b/i.test(`${name} ${what}`)

/**
 * Whether anybody new can try a group alone: it takes others than members, some people only, one trade or a course, and somebody
 * checked it within a year. It begins between seven in the morning and nine in the evening, a ride between eight and six, and
 * it says that it is an easy one; beer and adult humor do not belong to it, as they do to a hash (docs/product.md 6.11).
 */
export function suitsFirstVisit(group: Welcome): boolean {
  const { name, what, how, join, isOld, communities } = group
  const { start } = group.schedule
  if (join === 'members' || isOld || isForSome.test(name) || saysForSome.test(what)) return false
  if (communities.length > 0 && communities.every(({ slug }) => notForAll.has(slug))) return false
  const text = `${name} ${what}`
  const isRide = needsBicycle({ name, what })
  const { earliest, latest } = isRide ? rideHours : hours
  if (start !== null && (start < earliest || start >= latest)) return false
  if (isHash({ name, what }) || /\bbeer\b/i.test(text)) return false
  return !isRide || (isEasy.test(text) && !isHard.test(`${text} ${how}`))
}

/** Said of a group that is for some people, or that asks for more than a message. */
const asksMore =
  /\b(?:asylum|refugees|young people|youth|for students|for women(?! and)|women of|apply|applications?|interview|waiting list|turned away|(?:is|are) expected|choral experience|auditions? (?:and|are|for|through))\b/i

/** Whether anybody new can join a group with a message: it asks for no application and no audition (docs/product.md 6.12). */
export const opensToMessage = ({ what, how }: Pick<Welcome, 'what' | 'how'>): boolean =>
  !asksMore.test(`${what} ${how}`)

/** Whether what a group says of itself leaves open that it has paused. */
export const mayHavePaused = ({ what, how }: Pick<Welcome, 'what' | 'how'>): boolean =>
  /\b(?:whether|still)\b/i.test(`${what} ${how}`)

/** Whether a group is an institute or a library: it has courses and rooms. */
export const isInstitute = ({ name }: Pick<Welcome, 'name'>): boolean =>
  /\b(?:goethe|institut[eo]?|instituto|alliance|alianza|aliança|cervantes|universi|librar|bibli)/i.test(name)
