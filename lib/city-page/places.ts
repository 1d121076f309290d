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
export const isRemote = (place: Place): boolean => suitsAny(place, remote)

/** Whether it is probably among people. */
export const isBusy = (place: Place): boolean => suitsAny(place, busy) && !isRemote(place)

/** Places among people before trails and shores, otherwise in the order given. */
export const nearestFirst = (places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => Number(isRemote(a)) - Number(isRemote(b)))

/** Whether it is open every day. */
export const isDaily = ({ days }: Place): boolean => days.length === weekdays.length
