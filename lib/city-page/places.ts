import type { Place } from '@/lib/entities/suggestion'
import { weekdays } from '@/lib/entities/usable'

/** A place for such pursuits is a trail or a shore; a place for such people is busy. */
const remote = new Set(['climbing', 'hiking', 'stargazing', 'swimming'])
const busy = new Set(['book-clubs', 'coffee', 'food-lovers', 'language-exchange', 'new-parents', 'students'])
const suitsAny = ({ communities }: Place, slugs: ReadonlySet<string>) =>
  communities.some(({ slug }) => slugs.has(slug))

const monthsOfYear = 12

/** Whether somebody who knows nobody can turn up there alone on some day, in any month. */
export const suitsAnybody = ({ days, months }: Place): boolean =>
  days.length > 0 && months.length === monthsOfYear

/** Whether it is probably a trail or a shore, where few people are. */
const isRemote = (place: Place): boolean => suitsAny(place, remote)

/** Whether people are probably there, unless it is a trail or a shore. */
export const isBusy = (place: Place): boolean => place.isIndoors || suitsAny(place, busy)

/** How much somebody alone has to think of there: a trail or a shore counts more than a caution. */
const unease = (place: Place) => 2 * Number(isRemote(place)) + Number(place.caution !== '')

/** Whether somebody alone has nothing to think of there: it asks for no caution, and is no trail or shore. */
export const isEasy = (place: Place): boolean => unease(place) === 0

/** Places that ask for no caution first, trails and shores last, otherwise in the order given. */
export const easiestFirst = (places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => unease(a) - unease(b))

/** Whether it is open every day. */
export const isDaily = ({ days }: Place): boolean => days.length === weekdays.length
