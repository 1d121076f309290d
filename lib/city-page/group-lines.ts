import type { CountryFacts } from '@/lib/entities/country'
import type { Group } from '@/lib/entities/group'
import { spokenDistance } from '@/lib/facts/distance'
import { monthInWords, scheduleLine, scheduleText } from '@/lib/facts/schedule'

// The lines of a group's entry on a page, in words (docs/product.md 6.17).

const joining = {
  free: 'Free.',
  fee: 'There is a fee.',
  guests: 'Guests are welcome.',
  members: 'For members.',
} as const

/** How to turn up, as far as it is known: "Free. Register once on parkrun's site." Guests are mentioned once. */
export const joinLine = ({ join, how }: Group): string =>
  [join && !(join === 'guests' && /guest/i.test(how)) && joining[join], how].filter(Boolean).join(' ')

/** When it meets: "Saturdays at 9:00", or "Listed as Tuesdays" if that was stated long ago; null if nothing is known. */
export function dayLine({ schedule, isDayOld }: Pick<Group, 'schedule' | 'isDayOld'>): string | null {
  const text = scheduleText(schedule)
  return text && isDayOld ? `Listed as ${text}` : scheduleLine(schedule)
}

/** Where it meets, without what is not known: "Roundhay, 3 miles from the center". */
export function whereLine({ district, km }: Group, units: CountryFacts['units']): string {
  const distance = km === null ? '' : `${spokenDistance(km, units)} from the center`
  return [district, distance].filter(Boolean).join(', ')
}

/** Who says so, and when: "Listed by parkrun, May 2026." */
export function sourceLine(group: Group): string {
  const { listedBy, asOf, checkedOn, schedule, isOld } = group
  const old = isOld ? ` Nobody has checked it since ${monthInWords(checkedOn.slice(0, 7))}.` : ''
  if (listedBy) return `Listed by ${listedBy}, ${monthInWords(asOf ?? checkedOn.slice(0, 7))}.${old}`
  if (scheduleText(schedule) === null)
    return old.trim() || `Checked in ${monthInWords(checkedOn.slice(0, 7))}.`
  return `${asOf ? `Day as listed in ${monthInWords(asOf)}.` : 'Day from a page without a date.'}${old}`
}
