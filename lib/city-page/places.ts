import type { Place } from '@/lib/entities/suggestion'
import { weekdays } from '@/lib/entities/usable'

/** A place in the open air for such pursuits is a trail or a shore; a place for such people is busy. */
const remote = new Set(['climbing', 'hiking', 'stargazing', 'swimming'])
const busy = new Set(['book-clubs', 'coffee', 'food-lovers', 'language-exchange', 'new-parents', 'students'])
const suitsAny = ({ communities }: Place, slugs: ReadonlySet<string>) =>
  communities.some(({ slug }) => slugs.has(slug))

const monthsOfYear = 12

/** Whether somebody who knows nobody can turn up there alone on some day, in any month. */
export const suitsAnybody = ({ days, months }: Place): boolean =>
  days.length > 0 && months.length === monthsOfYear

/** Whether it is probably a trail or a shore, where few people are. */
const isRemote = (place: Place): boolean => !place.isIndoors && suitsAny(place, remote)

/** Whether people are probably there: under a roof, or where some meet who are no walkers or bathers. */
export const hasPeople = (place: Place): boolean =>
  place.isIndoors || (!isRemote(place) && suitsAny(place, busy))

/** How much somebody alone has to think of there: most at a trail or a shore, then where a caution is about the open air. */
const unease = (place: Place) =>
  (isRemote(place) ? 3 : 0) + (place.caution === '' ? 0 : place.isIndoors ? 1 : 2)

/** Whether somebody alone has nothing to think of there: it asks for no caution, and is no trail or shore. */
export const isEasy = (place: Place): boolean => unease(place) === 0

/**
 * Places that ask for no caution first, trails and shores last; of those alike the ones under a roof, which are open in rain
 * and after dark; otherwise in the order given.
 */
export const easiestFirst = (places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => unease(a) - unease(b) || Number(b.isIndoors) - Number(a.isIndoors))

/** Whether it is open every day. */
export const isDaily = ({ days }: Place): boolean => days.length === weekdays.length
