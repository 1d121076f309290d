import { ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block as zoneDefinition } from 'timezones-ical-library'
import type { DayPlan } from '@/lib/city-page/first-week'
import type { Group } from '@/lib/entities/group'
import type { GroupDate } from '@/lib/entities/group-date'
import { addDays, type CalendarDay, firstDay, isoDay, localTime, weekdayOf } from '@/lib/facts/occurrences'
import { ruleLine } from '@/lib/facts/recurrence'
import { type Site, sites } from '@/lib/site/variants'
import { absoluteUrl, siteOrigin } from '@/lib/urls'

// Groups as an iCalendar file (RFC 5545) to subscribe to or to download.

/** A group with the dates that its own calendar states. */
export interface DatedGroup {
  group: Group
  /** These win over its rhythm. */
  dates: readonly GroupDate[]
}

interface Options {
  /** What the calendar is called in the reader's list. */
  name: string
  /** The page that shows the same groups. */
  path: string
  /** The city's IANA time zone. */
  timeZone: string
  /** "Leeds", for places in calendars that know no city. */
  city: string
  groups: readonly DatedGroup[]
}

/** Whether a group has entries: real dates, or a rhythm that makes dates (docs/product.md 24.5). */
export const hasEntries = ({ group, dates }: DatedGroup): boolean =>
  dates.length > 0 || (group.makesDates && group.schedule.rule !== null && group.schedule.start !== null)

/** A calendar without entries, with the definitions of the time zones that it will need. */
function emptyCalendar(site: Site, { name, path }: Pick<Options, 'name' | 'path'>): ICalCalendar {
  const url = absoluteUrl(site, path)
  return new ICalCalendar({
    name,
    description: `${name}. Check before you go: ${url}`,
    prodId: { company: sites[site].name, product: 'Groups that meet' },
    url,
    ttl: 24 * 60 * 60,
    timezone: { name: null, generator: definitionOf },
  })
}

/**
 * The definition of a zone, without the library's own line breaks, and under the name that was asked for: the library
 * answers "Europe/Amsterdam" with "Europe/Brussels".
 */
const definitionOf = (zone: string): string | null =>
  [zoneDefinition(zone)]
    .flat()[0]
    ?.trim()
    .replace(/^TZID:.*$/m, `TZID:${zone}`) ?? null

const hostOf = (site: Site) => new URL(siteOrigin(site)).host

/** What an entry says of its group. */
const aboutGroup = (group: Group, city: string) => ({
  summary: group.name,
  url: group.url,
  description: [group.what, group.how, `Check before you go: ${group.url}`].filter(Boolean).join('\n'),
  // Many places name their district or city themselves.
  location: [group.place, group.district, city]
    .filter(
      (part, index, all) => part && !all.slice(0, index).some((before) => before.split(', ').includes(part)),
    )
    .join(', '),
})

const zonedTime = (time: string, timeZone: string) => Temporal.Instant.from(time).toZonedDateTimeISO(timeZone)

/** When a date that a group's own calendar states begins and ends. */
function timesOf({ startsAt, endsAt, isAllDay }: GroupDate, timeZone: string) {
  const start = zonedTime(startsAt, timeZone)
  return {
    start: isAllDay ? start.toPlainDate() : start,
    ...(endsAt && !isAllDay ? { end: zonedTime(endsAt, timeZone) } : {}),
    allDay: isAllDay,
  }
}

/** When a group meets on a day by its rhythm; the whole day if no hour is known. */
function timesOn(day: CalendarDay, { schedule, durationMinutes }: Group) {
  const date = isoDay(day)
  if (!schedule.start) return { start: Temporal.PlainDate.from(date), allDay: true }
  const start = Temporal.PlainDateTime.from(`${date}T${schedule.start}`)
  return { start, ...(durationMinutes ? { end: start.add({ minutes: durationMinutes }) } : {}) }
}

/**
 * The entries of groups with dates. An entry keeps its identifier as long as its group exists, so that a subscription
 * shows a change in place of a second entry.
 * @returns an iCalendar file with the definition of the city's time zone
 */
export function groupCalendar(site: Site, { timeZone, city, groups, ...head }: Options): string {
  const calendar = emptyCalendar(site, head)
  const host = hostOf(site)
  for (const { group, dates } of groups) {
    const common = { ...aboutGroup(group, city), timezone: timeZone, stamp: new Date(group.checkedOn) }
    for (const date of dates) {
      const start = zonedTime(date.startsAt, timeZone).toPlainDateTime()
      calendar.createEvent({
        ...common,
        ...timesOf(date, timeZone),
        id: `${group.id}-${start.toString({ smallestUnit: 'minute' })}@${host}`,
        status: date.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      })
    }
    const rhythm = dates.length === 0 ? rhythmOf(group) : null
    if (!rhythm) continue
    calendar.createEvent({
      ...common,
      ...timesOn(rhythm.first, group),
      id: `${group.id}@${host}`,
      repeating: `RRULE:${rhythm.rule}`,
    })
  }
  return calendar.toString()
}

/** A rhythm's first date since the month in which its source states it, and its rule with its season. */
function rhythmOf(group: Group): { first: CalendarDay; rule: string } | null {
  const { rule, start, months } = group.schedule
  if (!group.makesDates || !rule || !start || !group.asOf) return null
  const [year = 0, month = 1] = group.asOf.split('-').map(Number)
  const first = firstDay({ rule, months }, { year, month, day: 1 })
  return first && { first, rule: ruleLine(months.length > 0 ? { ...rule, months: [...months] } : rule) }
}

interface WeekOptions extends Omit<Options, 'groups'> {
  week: readonly DayPlan[]
  /** The dates that the groups' own calendars state, by the groups' ids. */
  dates: ReadonlyMap<string, readonly GroupDate[]>
}

/**
 * The steps of a first week on the seven days after today, in the city's own time (docs/product.md 24.7). A group has its
 * hour; any other step lasts the whole day and blocks nothing. A group whose own calendar states other dates, or that this
 * one is cancelled, is left out.
 * @returns an iCalendar file to download
 */
export function weekCalendar(
  site: Site,
  { timeZone, city, week, dates, ...head }: WeekOptions,
  now = new Date(),
): string {
  const calendar = emptyCalendar(site, head)
  const url = absoluteUrl(site, head.path)
  const today = localTime(timeZone, now).day
  const days = week.map((_, index) => addDays(today, index + 1))
  for (const day of days) {
    const plan = week.find(({ weekday }) => weekday === weekdayOf(day))
    const date = isoDay(day)
    const common = { id: `first-week-${date}${head.path}@${hostOf(site)}`, timezone: timeZone, stamp: now }
    if (plan?.group) {
      const stated = dates.get(plan.group.id)
      const own = stated?.find(
        ({ startsAt, status }) =>
          status !== 'cancelled' && zonedTime(startsAt, timeZone).toPlainDate().toString() === date,
      )
      if (stated && !own) continue
      const about = aboutGroup(plan.group, city)
      calendar.createEvent({
        ...common,
        ...about,
        ...(own ? timesOf(own, timeZone) : timesOn(day, plan.group)),
        description: `${plan.text}\n${about.description}`,
      })
    } else if (plan) {
      calendar.createEvent({
        ...common,
        start: Temporal.PlainDate.from(date),
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
        summary: plan.text,
        url,
      })
    }
  }
  return calendar.toString()
}
