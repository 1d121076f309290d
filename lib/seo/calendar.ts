import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block as zoneDefinition } from 'timezones-ical-library'
import type { Group } from '@/lib/entities/group'
import type { GroupDate } from '@/lib/entities/group-date'
import { type CalendarDay, firstDay, isoDay } from '@/lib/facts/occurrences'
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

/**
 * The entries of groups with dates. An entry keeps its identifier as long as its group exists, so that a subscription
 * shows a change in place of a second entry.
 * @returns an iCalendar file with the definition of the city's time zone
 */
export function groupCalendar(site: Site, { name, path, timeZone, city, groups }: Options): string {
  const url = absoluteUrl(site, path)
  const calendar = new ICalCalendar({
    name,
    description: `${name}. Check before you go: ${url}`,
    prodId: { company: sites[site].name, product: 'Groups that meet' },
    url,
    ttl: 24 * 60 * 60,
    // The definition without the library's own line breaks.
    timezone: { name: null, generator: (zone) => [zoneDefinition(zone)].flat()[0]?.trim() ?? null },
  })
  const host = new URL(siteOrigin(site)).host
  for (const { group, dates } of groups) {
    const common = {
      timezone: timeZone,
      stamp: new Date(group.checkedOn),
      summary: group.name,
      url: group.url,
      description: [group.what, group.how, `Check before you go: ${group.url}`].filter(Boolean).join('\n'),
      location: [group.place, group.district, city].filter(Boolean).join(', '),
    }
    for (const { startsAt, endsAt, isAllDay, status } of dates) {
      const zoned = (time: string) => Temporal.Instant.from(time).toZonedDateTimeISO(timeZone)
      const start = zoned(startsAt)
      calendar.createEvent({
        ...common,
        id: `${group.id}-${start.toPlainDateTime().toString({ smallestUnit: 'minute' })}@${host}`,
        start: isAllDay ? start.toPlainDate() : start,
        ...(endsAt && !isAllDay ? { end: zoned(endsAt) } : {}),
        allDay: isAllDay,
        status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      })
    }
    const rhythm = dates.length === 0 ? rhythmOf(group) : null
    if (!rhythm) continue
    calendar.createEvent({
      ...common,
      id: `${group.id}@${host}`,
      start: rhythm.start,
      ...(group.durationMinutes ? { end: rhythm.start.add({ minutes: group.durationMinutes }) } : {}),
      repeating: `RRULE:${rhythm.rule}`,
    })
  }
  return calendar.toString()
}

/** A rhythm's first date since the month in which its source states it, and its rule with its season. */
function rhythmOf(group: Group): { start: Temporal.PlainDateTime; rule: string } | null {
  const { rule, start, months } = group.schedule
  if (!group.makesDates || !rule || !start || !group.asOf) return null
  const [year = 0, month = 1] = group.asOf.split('-').map(Number)
  const first: CalendarDay | null = firstDay({ rule, months }, { year, month, day: 1 })
  if (!first) return null
  return {
    start: Temporal.PlainDateTime.from(`${isoDay(first)}T${start}`),
    rule: ruleLine(months.length > 0 ? { ...rule, months: [...months] } : rule),
  }
}
