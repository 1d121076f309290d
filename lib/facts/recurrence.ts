// Recurrence rules of RFC 5545 as far as groups need them, and how long they hold. Without imports, because the program
// that makes the seed reads it too.

export const ruleDays = {
  MO: 'mon',
  TU: 'tue',
  WE: 'wed',
  TH: 'thu',
  FR: 'fri',
  SA: 'sat',
  SU: 'sun',
} as const
type Code = keyof typeof ruleDays
export type ScheduleDay = (typeof ruleDays)[Code]

/** A recurrence rule. */
export interface Rule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  /** 2: every other. */
  interval: number
  /** `nth`: which one of the month, from the end if it is negative; null: each. */
  days: { day: ScheduleDay; nth: number | null }[]
  monthDays: number[]
  months: number[]
}

const numbers = (value: string | undefined): number[] => value?.split(',').map(Number) ?? []

/**
 * Reads a rule such as `FREQ=WEEKLY;BYDAY=SA` or `FREQ=MONTHLY;BYDAY=2FR`.
 * @throws Error that says what is wrong with it
 */
export function parseRule(text: string): Rule {
  const parts = new Map<string, string>()
  for (const part of text.split(';')) {
    const [, name = '', value = ''] = /^([A-Z]+)=([A-Z0-9,+-]+)$/.exec(part) ?? []
    if (!['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH'].includes(name) || parts.has(name)) {
      throw new Error(
        `"${part}" is no part of a rule; FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH are, once each`,
      )
    }
    parts.set(name, value)
  }
  const frequency = parts.get('FREQ')
  if (frequency !== 'DAILY' && frequency !== 'WEEKLY' && frequency !== 'MONTHLY' && frequency !== 'YEARLY') {
    throw new Error('FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY')
  }
  const rule: Rule = {
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1),
    days: parts.get('BYDAY')?.split(',').map(dayOf) ?? [],
    monthDays: numbers(parts.get('BYMONTHDAY')),
    months: numbers(parts.get('BYMONTH')),
  }
  checkRule(rule)
  return rule
}

function dayOf(text: string): Rule['days'][number] {
  const [, nth, code = ''] = /^([+-]?\d)?(MO|TU|WE|TH|FR|SA|SU)$/.exec(text) ?? []
  if (!(code in ruleDays))
    throw new Error(`BYDAY=${text}: a day is MO, TU, WE, TH, FR, SA or SU, as in 2FR or -1SA`)
  return { day: ruleDays[code as Code], nth: nth === undefined ? null : Number(nth) }
}

function checkRule({ frequency, interval, days: listedDays, monthDays, months }: Rule): void {
  const within = (values: number[], last: number) =>
    values.every((value) => Number.isInteger(value) && value >= 1 && value <= last)
  if (!within([interval], 99)) throw new Error('INTERVAL must be a number from 1 to 99')
  if (!within(monthDays, 31)) throw new Error('BYMONTHDAY must be days from 1 to 31')
  if (!within(months, 12)) throw new Error('BYMONTH must be months from 1 to 12')
  const isMonthly = frequency === 'MONTHLY' || frequency === 'YEARLY'
  const isNumbered = ({ nth }: Rule['days'][number]) => nth !== null && Math.abs(nth) <= 5 && nth !== 0
  if (isMonthly && !listedDays.every(isNumbered)) {
    throw new Error(
      `FREQ=${frequency} needs to know which day of the month: 2FR is the second Friday, -1FR the last`,
    )
  }
  if (!isMonthly && listedDays.some(({ nth }) => nth !== null)) {
    throw new Error(
      `FREQ=${frequency} has days without a number: "the second Friday" is FREQ=MONTHLY;BYDAY=2FR`,
    )
  }
  if (!isMonthly && monthDays.length > 0) throw new Error('BYMONTHDAY belongs to FREQ=MONTHLY')
}

const codeOf = new Map(Object.entries(ruleDays).map(([code, day]) => [day, code]))

/** A rule as RFC 5545 writes it, such as `FREQ=WEEKLY;BYDAY=SA`. */
export function ruleLine({ frequency, interval, days: listedDays, monthDays, months }: Rule): string {
  const parts = [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    listedDays.length > 0 &&
      `BYDAY=${listedDays.map(({ day, nth }) => `${nth ?? ''}${codeOf.get(day)}`).join(',')}`,
    monthDays.length > 0 && `BYMONTHDAY=${monthDays.join(',')}`,
    months.length > 0 && months.length < 12 && `BYMONTH=${months.join(',')}`,
  ]
  return parts.filter(Boolean).join(';')
}

/**
 * Whether a rule alone says on which dates a group meets: "every other week" and "once a month" need a date to count
 * from.
 */
export function needsNoAnchor({ frequency, interval, days: listedDays, monthDays }: Rule): boolean {
  if (interval !== 1 || frequency === 'YEARLY') return false
  return frequency === 'DAILY' || listedDays.length > 0 || monthDays.length > 0
}

/** Full months between two dates. */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months
}

const monthsUntilOld = 12
const monthsUntilHidden = 18

/**
 * How much a date of checking is still worth: after 12 months a page says so, after 18 it no longer shows the group
 * (docs/product.md 6.17).
 * @param checkedOn "2026-11-26"
 */
export function freshness(checkedOn: string, now: Date): 'fresh' | 'old' | 'hidden' {
  const months = monthsBetween(new Date(checkedOn), now)
  // Also for a date that is none.
  if (!(months < monthsUntilHidden)) return 'hidden'
  return months >= monthsUntilOld ? 'old' : 'fresh'
}

/** Whether a rhythm stated in that month is young enough to make dates. @param month "2026-05" */
export const isRecent = (month: string, now: Date): boolean =>
  monthsBetween(new Date(`${month}-01`), now) < monthsUntilHidden
