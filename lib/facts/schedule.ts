import { dayName, listed, monthName, spokenMonths } from '@/lib/site/lists'
import { type Rule, ruleDays, type ScheduleDay } from './recurrence'

// When a group meets, in words.

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth']
const numbered = (nth: number): string =>
  nth === -1 ? 'last' : nth < 0 ? `${ordinals[-nth]} to last` : (ordinals[nth] ?? '')
const suffixes = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
const ordinalForms = new Intl.PluralRules('en-US', { type: 'ordinal' })
const dayOfMonth = (day: number) => `${day}${suffixes.get(ordinalForms.select(day)) ?? 'th'}`

/** "every day", "every other week". */
function every(unit: string, interval: number): string {
  if (interval === 1) return `every ${unit}`
  return interval === 2 ? `every other ${unit}` : `every ${interval} ${unit}s`
}

function weekly({ interval, days: listedDays }: Rule): string {
  const names = listedDays.map(({ day }) => dayName(day))
  if (names.length === 0) return every('week', interval)
  if (interval === 1) return names.length === 7 ? 'every day' : listed(names.map((name) => `${name}s`))
  return names.length === 1
    ? every(names[0] ?? '', interval)
    : `${listed(names.map((name) => `${name}s`))}, ${every('week', interval)}`
}

function monthly({ interval, days: listedDays, monthDays, months, frequency }: Rule): string {
  const dates = [
    ...[...new Set(listedDays.map(({ day }) => day))].map((day) => {
      const which = listedDays.filter((each) => each.day === day).map(({ nth }) => numbered(nth ?? 1))
      return `the ${listed(which)} ${dayName(day)}`
    }),
    ...monthDays.map((day) => `the ${dayOfMonth(day)}`),
  ]
  if (frequency === 'YEARLY') {
    const when = months.length > 0 ? `in ${listed(months.map(monthName))}` : ''
    return [dates.length > 0 ? listed(dates) : 'once a year', when].filter(Boolean).join(' ')
  }
  const unit = interval === 1 ? 'of the month' : `of ${every('month', interval)}`
  if (dates.length > 0) return `${listed(dates)} ${unit}`
  return interval === 1 ? 'once a month' : every('month', interval)
}

/** A rule in words: "Saturdays", "the second Friday of the month", "every other Tuesday". */
export function ruleText(rule: Rule): string {
  if (rule.frequency === 'DAILY') return every('day', rule.interval)
  return rule.frequency === 'WEEKLY' ? weekly(rule) : monthly(rule)
}

/** When a group meets, as far as it is known. */
export interface Schedule {
  rule: Rule | null
  /** In words, where no rule can say it: "Saturdays, about once a month". */
  rhythm: string | null
  /** In the city's own time: "19:00". */
  start: string | null
  /** The months of its season; none: all year. */
  months: readonly number[]
}

/** Whether it names a day: "once a month", as a rhythm in words or as a rule, names none. */
export const hasDay = ({ rule }: Schedule): boolean =>
  rule !== null && (rule.frequency === 'DAILY' || rule.days.length > 0 || rule.monthDays.length > 0)

/** "9:00" for "09:00:00". */
export const hourOf = (time: string) => time.slice(0, 5).replace(/^0/, '')

/**
 * When a group meets: "Saturdays at 9:00", "the second Friday of the month, May to September".
 * @returns null if no day or rhythm is known
 */
export function scheduleText({ rule, rhythm, start, months }: Schedule): string | null {
  const text = rule ? ruleText(rule) : rhythm
  if (!text) return null
  const season = months.length > 0 && months.length < 12 ? `, ${spokenMonths(months)}` : ''
  return `${text}${start ? ` at ${hourOf(start)}` : ''}${season}`
}

/** The same, for a line of its own: "The second Friday of the month". */
export function scheduleLine(schedule: Schedule): string | null {
  const text = scheduleText(schedule)
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** The days of the week on which a group meets each week; none if that is not certain. */
export function weeklyDays({ rule }: Schedule): ScheduleDay[] {
  if (rule?.interval !== 1) return []
  if (rule.frequency === 'DAILY') return Object.values(ruleDays)
  return rule.frequency === 'WEEKLY' ? rule.days.map(({ day }) => day) : []
}

/** Whether a group meets in each week of the year, on a day that is still likely to hold. */
export const meetsEachWeek = ({ isDayOld, schedule }: { isDayOld: boolean; schedule: Schedule }): boolean =>
  !isDayOld && schedule.months.length % 12 === 0 && weeklyDays(schedule).length > 0

/** "May 2026" for "2026-05". */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-')
  return `${monthName(Number(number))} ${year}`
}
