import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { addDays, firstDay, isoDay, localTime, meetsOn, weekdayOf } from './occurrences'
import { parseRule } from './recurrence'

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const first = { year: 2026, month: 1, day: 1 }
const threeYears = Array.from({ length: 3 * 365 + 1 }, (_, index) => addDays(first, index))

const ours = (rule: string, months: readonly number[] = []) => {
  const rhythm = { rule: parseRule(rule), months }
  return threeYears.filter((day) => meetsOn(rhythm, day)).map(isoDay)
}

/** The same by another library, as local dates of a zone with changes of clocks. */
const theirs = (rule: string, timeZone: string) =>
  new RRuleTemporal({ rruleString: `DTSTART;TZID=${timeZone}:20260101T090000\nRRULE:${rule}` })
    .between(
      Temporal.ZonedDateTime.from(`2026-01-01T00:00[${timeZone}]`),
      Temporal.ZonedDateTime.from(`2028-12-31T23:59[${timeZone}]`),
      true,
    )
    .map((date) => {
      expect(`${date.hour}:${date.minute}`, rule).toBe('9:0')
      return date.toPlainDate().toString()
    })

describe('the dates of 2026 to 2028 are those of another library', () => {
  test.each(['Europe/London', 'America/New_York', 'Australia/Sydney', 'America/Santiago'])(
    'weekly, daily and by the month in %s',
    (zone) => {
      const rules = [
        'FREQ=DAILY',
        ...days.map((day) => `FREQ=WEEKLY;BYDAY=${day}`),
        'FREQ=WEEKLY;BYDAY=MO,WE,FR',
        ...['1FR', '-1SA', '5MO', '-2TU'].map((day) => `FREQ=MONTHLY;BYDAY=${day}`),
        'FREQ=MONTHLY;BYMONTHDAY=31',
      ]
      for (const rule of rules) expect(ours(rule), rule).toEqual(theirs(rule, zone))
    },
  )

  test('every numbered weekday of the month, from both ends', () => {
    for (const day of days) {
      for (const nth of [1, 2, 3, 4, 5, -1, -2, -3, -4, -5]) {
        const rule = `FREQ=MONTHLY;BYDAY=${nth}${day}`
        expect(ours(rule), rule).toEqual(theirs(rule, 'Europe/London'))
      }
    }
    const pair = 'FREQ=MONTHLY;BYDAY=2TU,4TU'
    expect(ours(pair)).toEqual(theirs(pair, 'Europe/London'))
  })

  test('the ends of months, leap years among them', () => {
    for (const day of [1, 28, 29, 30, 31]) {
      const rule = `FREQ=MONTHLY;BYMONTHDAY=${day}`
      expect(ours(rule), rule).toEqual(theirs(rule, 'Europe/London'))
    }
    expect(ours('FREQ=MONTHLY;BYMONTHDAY=29')).toContain('2028-02-29')
  })

  test('a season is a rule with its months', () => {
    const season = [4, 5, 6, 7, 8, 9]
    expect(ours('FREQ=WEEKLY;BYDAY=TH', season)).toEqual(
      theirs('FREQ=WEEKLY;BYDAY=TH;BYMONTH=4,5,6,7,8,9', 'Europe/London'),
    )
    expect(ours('FREQ=WEEKLY;BYDAY=TH;BYMONTH=1,12')).toEqual(
      theirs('FREQ=WEEKLY;BYDAY=TH;BYMONTH=1,12', 'Australia/Sydney'),
    )
  })
})

test('the next day may be the same day, and lies in the season', () => {
  const saturdays = { rule: parseRule('FREQ=WEEKLY;BYDAY=SA'), months: [5] }
  expect(firstDay(saturdays, { year: 2026, month: 11, day: 28 })).toEqual({ year: 2027, month: 5, day: 1 })
  expect(firstDay({ ...saturdays, months: [] }, { year: 2026, month: 11, day: 28 })).toEqual({
    year: 2026,
    month: 11,
    day: 28,
  })
  const never = { rule: parseRule('FREQ=MONTHLY;BYMONTHDAY=31'), months: [2] }
  expect(firstDay(never, first)).toBeNull()
})

test('a day is that of the city, not of the reader', () => {
  const now = new Date('2026-11-27T23:30:00Z')
  expect(localTime('Asia/Tokyo', now)).toEqual({ day: { year: 2026, month: 11, day: 28 }, time: '08:30' })
  expect(localTime('America/Los_Angeles', now)).toEqual({
    day: { year: 2026, month: 11, day: 27 },
    time: '15:30',
  })
  expect(weekdayOf(localTime('Asia/Tokyo', now).day)).toBe('sat')
  expect(() => localTime('Mars/Phobos', now)).toThrow(RangeError)
})
