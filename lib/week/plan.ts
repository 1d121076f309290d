import { nearest } from '@/lib/facts/distance'
import { addDays, type CalendarDay, isoDay, localTime, meetsOn } from '@/lib/facts/occurrences'
import { parseRule } from '@/lib/facts/recurrence'
import type { WeekCity, WeekData, WeekGroup } from './data'

// The next seven days of a city, computed in the browser, so that no page shows a date that has passed.

/** A meeting on one of the next days. */
export interface Meeting {
  name: string
  url: string
  /** "9:00"; null if the group's page has to be asked. */
  time: string | null
  place: string
  isFree: boolean
  /** Slugs. */
  communities: string[]
  /** The city in which it takes place, and its distance. */
  city: string
  km: number
  status: 'planned' | 'moved' | 'cancelled'
}

export interface WeekDay {
  /** "2026-11-28" */
  date: string
  meetings: Meeting[]
}

interface Span {
  from: string
  until: string
}

/** Cities around that count as near (docs/product.md 24.4). */
export const kmAround = 30
const daysAhead = 7

/**
 * The meetings of the next seven times 24 hours in a city and the cities around it, by day and hour: eight days, the
 * last up to the present hour, so that a weekly meeting that was this morning is listed for the next week.
 * @param slug the city's
 * @returns null if there is no such city
 */
export function weekOf(data: WeekData, slug: string, now: Date): WeekDay[] | null {
  const home = data.cities.find(([each]) => each === slug)
  if (!home) return null
  const around = citiesAround(data.cities, home)
  const near = data.groups
    .filter(([city]) => around.has(city))
    .map((group) => ({
      group,
      km: around.get(group[0]) ?? 0,
      span: spanOf(data.cities[group[0]]?.[3] ?? 'UTC', now),
    }))
  const today = localTime(home[3], now).day
  return Array.from({ length: daysAhead + 1 }, (_, index) => {
    const day = addDays(today, index)
    const meetings = near.flatMap(({ group, km, span }) => meetingOn(data, group, day, km, span))
    return { date: isoDay(day), meetings: meetings.sort(byTime) }
  })
}

/** Indexes of the cities within reach, with their distances in kilometers. */
function citiesAround(cities: readonly WeekCity[], home: WeekCity): Map<number, number> {
  const around = new Map([[cities.indexOf(home), 0]])
  if (home[2] === null) return around
  const [latitude, longitude] = home[2]
  for (const { item, km } of nearest(cities, { latitude, longitude }, ([, , position]) => position)) {
    if (km > kmAround) break
    around.set(cities.indexOf(item), km)
  }
  return around
}

/** The next seven times 24 hours in a city's own time: from "2026-11-28T10:30", until the same time a week later. */
function spanOf(timeZone: string, now: Date): Span {
  const { day, time } = localTime(timeZone, now)
  return { from: `${isoDay(day)}T${time}`, until: `${isoDay(addDays(day, daysAhead))}T${time}` }
}

function meetingOn(
  { cities, communities }: WeekData,
  [city, name, url, rule, months, start, place, isFree, suited, dates]: WeekGroup,
  day: CalendarDay,
  km: number,
  { from, until }: Span,
): Meeting[] {
  const [, cityName = ''] = cities[city] ?? []
  const date = isoDay(day)
  const stated = dates.filter(([begin]) => begin.startsWith(date))
  const onRule = dates.length === 0 && rule !== '' && meetsOn({ rule: parseRule(rule), months }, day)
  const times = onRule ? [{ time: start, status: 'planned' as const }] : stated.map(timeOf)
  // One without an hour may be still to come until its day ends.
  const at = (time: string) => `${date}T${time || '23:59'}`
  return times
    .filter(({ time }) => from <= at(time) && at(time) < until)
    .map(({ time, status }) => ({
      name,
      url,
      time: time === '' ? null : time.replace(/^0/, ''),
      place,
      isFree: isFree === 1,
      communities: suited.flatMap((index) => communities[index]?.[0] ?? []),
      city: cityName,
      km,
      status,
    }))
}

const timeOf = ([begin, status]: WeekGroup[9][number]) => ({ time: begin.slice(11), status })

/** By the hour, those without one last; then the nearest. */
const byTime = (a: Meeting, b: Meeting) =>
  minutes(a) - minutes(b) || a.km - b.km || (a.name < b.name ? -1 : 1)

function minutes({ time }: Meeting): number {
  if (time === null) return 24 * 60
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
