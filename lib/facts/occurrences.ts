import { type Rule, ruleDays, type ScheduleDay } from './recurrence'

// On which days of the calendar a rule falls. Everything here is a local date, without a time zone: a run at 9:00 on
// Saturdays is at 9:00 on both sides of a change of clocks. Browsers load this file, so it has no library: the rules that
// make dates need no date to count from, and its tests compare three years of them with rrule-temporal.

/** A day of the calendar: the month from 1 to 12. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** What decides on which days a group meets. */
export interface Rhythm {
  rule: Rule
  /** The months of its season; none: all year. */
  months: readonly number[]
}

const asDate = ({ year, month, day }: CalendarDay) => new Date(Date.UTC(year, month - 1, day))

/** The day that many days later. */
export function addDays(from: CalendarDay, days: number): CalendarDay {
  const date = asDate({ ...from, day: from.day + days })
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const codes = Object.values(ruleDays)

/** A day's name, as in `ScheduleDay`. */
export const weekdayOf = (day: CalendarDay): ScheduleDay =>
  codes.at(asDate(day).getUTCDay() - 1) as ScheduleDay

/** "2026-11-28" */
export const isoDay = (day: CalendarDay): string => asDate(day).toISOString().slice(0, 10)

/**
 * The date and the hour in a time zone.
 * @param timeZone an IANA name
 * @throws RangeError if there is no such zone
 */
export function localTime(timeZone: string, now: Date): { day: CalendarDay; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    day: { year: Number(part('year')), month: Number(part('month')), day: Number(part('day')) },
    time: `${part('hour')}:${part('minute')}`,
  }
}

/**
 * Whether a group with this rhythm meets on a day.
 * @param rhythm whose rule needs no date to count from (`needsNoAnchor`)
 */
export function meetsOn({ rule, months }: Rhythm, day: CalendarDay): boolean {
  if (months.length > 0 && !months.includes(day.month)) return false
  if (rule.months.length > 0 && !rule.months.includes(day.month)) return false
  const isListedDate = rule.monthDays.length === 0 || rule.monthDays.includes(day.day)
  const isListedDay =
    rule.days.length === 0 ||
    rule.days.some((listed) => listed.day === weekdayOf(day) && isNth(listed.nth, day))
  return isListedDate && isListedDay
}

/** Whether a day is that one of its weekday in the month, from the end if the number is negative. */
function isNth(nth: number | null, { year, month, day }: CalendarDay): boolean {
  if (nth === null) return true
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return nth > 0 ? Math.ceil(day / 7) === nth : Math.ceil((daysInMonth - day + 1) / 7) === -nth
}

/** The longest gap between two dates of a rule: a fifth Monday within a season of one month. */
const mostDays = 12 * 366

/** The first day on or after another on which a group with this rhythm meets; null if there is none. */
export function firstDay(rhythm: Rhythm, from: CalendarDay): CalendarDay | null {
  for (let days = 0; days < mostDays; days++) {
    const day = addDays(from, days)
    if (meetsOn(rhythm, day)) return day
  }
  return null
}
