import ical, { type VEvent } from 'node-ical'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'

/** One meeting of a group, as its own calendar states it. */
export interface MeetingDate {
  startsAt: Date
  /** Null if the calendar does not say. */
  endsAt: Date | null
  /** Only the day is stated; it begins at midnight in the city. */
  isAllDay: boolean
  status: 'planned' | 'moved' | 'cancelled'
}

interface Window {
  from: Date
  to: Date
  /** The group's city's: the zone of times that name none. */
  timeZone: string
}

/** A calendar that repeats every minute must not fill the table. */
const mostDates = 200

/**
 * The meetings that an iCalendar file, or a page with events in its JSON-LD, states for a span of time.
 * @returns sorted by start, at most 200; null if the text is neither
 * @throws Error if the text claims to be a calendar and cannot be read
 */
export function readDates(text: string, window: Window): MeetingDate[] | null {
  const dates = /^\s*BEGIN:VCALENDAR/i.test(text) ? ofCalendar(text, window) : ofPage(text, window)
  if (!dates) return null
  const within = dates.filter(({ startsAt }) => startsAt >= window.from && startsAt <= window.to)
  const byStart = new Map(within.map((date) => [date.startsAt.getTime(), date]))
  return [...byStart.values()]
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, mostDates)
}

function ofCalendar(text: string, { from, to, timeZone }: Window): MeetingDate[] {
  const dates: MeetingDate[] = []
  for (const event of Object.values(ical.sync.parseICS(text))) {
    if (event?.type !== 'VEVENT' || !event.start) continue
    for (const { start, end, isFullDay, isOverride, event: source } of ical.expandRecurringEvent(event, {
      // Times without a zone are read in the zone of this machine first, which may be up to a day off.
      from: new Date(from.getTime() - dayMs),
      to: new Date(to.getTime() + dayMs),
    })) {
      const isFloating = isFullDay || !(event.start as { tz?: string }).tz
      const at = (date: Date) => (isFloating ? inZone(localParts(date), timeZone) : new Date(date))
      const hasEnd = end && end.getTime() > start.getTime() && !isFullDay
      dates.push({
        startsAt: at(start),
        endsAt: hasEnd ? at(end) : null,
        isAllDay: isFullDay,
        status: isCancelled(source) ? 'cancelled' : isOverride && isMoved(source) ? 'moved' : 'planned',
      })
    }
  }
  return dates
}

const dayMs = 24 * 60 * 60 * 1_000

const isCancelled = ({ status }: VEvent) => String(status).toUpperCase() === 'CANCELLED'

/** An exception of a series may also change no more than the title. */
const isMoved = ({ recurrenceid, start }: VEvent) =>
  recurrenceid !== undefined && new Date(recurrenceid as unknown as Date).getTime() !== start.getTime()

/** The wall-clock time that a date shows on this machine. */
const localParts = (date: Date) =>
  Temporal.PlainDateTime.from({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
  })

/** A wall-clock time of a zone as an instant. A time that a change of clocks skips counts as the one after it. */
const inZone = (time: Temporal.PlainDateTime, timeZone: string) =>
  new Date(time.toZonedDateTime(timeZone).epochMilliseconds)

const scripts = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>(.*?)<\/script/gis

const eventNode = z.object({
  '@type': z.union([z.string(), z.array(z.string())]),
  startDate: z.string(),
  endDate: z.string().optional().catch(undefined),
  eventStatus: z.string().optional().catch(undefined),
})

/** Meetings of the page's JSON-LD; null if there is none. */
function ofPage(text: string, { timeZone }: Window): MeetingDate[] | null {
  const nodes = [...text.matchAll(scripts)].flatMap(([, json = '']) => nodesOf(parseJson(json)))
  const events = nodes.flatMap((node) => {
    const { data } = eventNode.safeParse(node)
    return data && [data['@type']].flat().some((type) => type.endsWith('Event')) ? [data] : []
  })
  if (events.length === 0) return null
  return events.flatMap(({ startDate, endDate, eventStatus = '' }) => {
    const start = readTime(startDate, timeZone)
    if (!start) return []
    const end = endDate ? readTime(endDate, timeZone) : null
    return [
      {
        startsAt: start.at,
        endsAt: end && !end.isAllDay && end.at > start.at ? end.at : null,
        isAllDay: start.isAllDay,
        status: /(?:Cancelled|Postponed)$/.test(eventStatus)
          ? ('cancelled' as const)
          : eventStatus.endsWith('Rescheduled')
            ? ('moved' as const)
            : ('planned' as const),
      },
    ]
  })
}

/** Every object within a JSON value. */
function nodesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(nodesOf)]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** An ISO 8601 date or time; one without an offset is in the given zone. */
function readTime(text: string, timeZone: string): { at: Date; isAllDay: boolean } | null {
  const isAllDay = /^\d{4}-\d\d-\d\d$/.test(text.trim())
  const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text.trim())
  try {
    const at =
      !isAllDay && hasOffset ? new Date(text) : inZone(Temporal.PlainDateTime.from(text.trim()), timeZone)
    return Number.isNaN(at.getTime()) ? null : { at, isAllDay }
  } catch {
    return null
  }
}
