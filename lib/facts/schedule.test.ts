import { describe, expect, it } from 'vitest'
import { freshness, isRecent, needsNoAnchor, parseRule } from './recurrence'
import { monthInWords, ruleText, scheduleLine, scheduleText, weeklyDays } from './schedule'

const schedule = (rrule: string | null, more = {}) => ({
  rule: rrule === null ? null : parseRule(rrule),
  rhythm: null,
  start: null,
  months: [],
  ...more,
})

describe('a rule in words', () => {
  it.each([
    ['FREQ=DAILY', 'every day'],
    ['FREQ=WEEKLY', 'every week'],
    ['FREQ=WEEKLY;BYDAY=SA', 'Saturdays'],
    ['FREQ=WEEKLY;BYDAY=MO,WE', 'Mondays and Wednesdays'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'every day'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'every other Tuesday'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=SU', 'every 3 Sundays'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR', 'Tuesdays and Fridays, every other week'],
    ['FREQ=MONTHLY', 'once a month'],
    ['FREQ=MONTHLY;INTERVAL=2', 'every other month'],
    ['FREQ=MONTHLY;BYDAY=2FR', 'the second Friday of the month'],
    ['FREQ=MONTHLY;BYDAY=1SA,3SA', 'the first and third Saturday of the month'],
    ['FREQ=MONTHLY;BYDAY=-1TH', 'the last Thursday of the month'],
    ['FREQ=MONTHLY;BYDAY=2FR,4SU', 'the second Friday and the fourth Sunday of the month'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=1SU', 'the first Sunday of every other month'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,22', 'the 1st and the 22nd of the month'],
    ['FREQ=YEARLY;BYMONTH=9;BYDAY=1SU', 'the first Sunday in September'],
  ])('%s is "%s"', (rrule, text) => {
    expect(ruleText(parseRule(rrule))).toBe(text)
  })
})

it.each([
  ['', 'is no part of a rule'],
  ['Saturdays', 'is no part of a rule'],
  ['FREQ=HOURLY', 'FREQ must be'],
  ['BYDAY=SA', 'FREQ must be'],
  ['FREQ=WEEKLY;BYDAY=SAT', 'a day is MO'],
  ['FREQ=WEEKLY;BYDAY=2SA', 'FREQ=MONTHLY;BYDAY=2FR'],
  ['FREQ=MONTHLY;BYDAY=SA', 'which day of the month'],
  ['FREQ=MONTHLY;BYDAY=6SA', 'which day of the month'],
  ['FREQ=WEEKLY;INTERVAL=0', 'INTERVAL must be'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY must be'],
  ['FREQ=WEEKLY;BYDAY=SA;BYDAY=SU', 'once each'],
  ['FREQ=WEEKLY;COUNT=3', 'is no part of a rule'],
])('the rule "%s" is refused with a reason', (rrule, reason) => {
  expect(() => parseRule(rrule)).toThrow(reason)
})

describe('when a group meets', () => {
  it.each([
    [schedule('FREQ=WEEKLY;BYDAY=SA', { start: '09:00:00' }), 'Saturdays at 9:00'],
    [schedule('FREQ=WEEKLY;BYDAY=TU', { start: '19:30' }), 'Tuesdays at 19:30'],
    [schedule('FREQ=MONTHLY;BYDAY=2FR'), 'the second Friday of the month'],
    [schedule('FREQ=DAILY', { months: [6, 7, 8] }), 'every day, June to August'],
    [schedule('FREQ=DAILY', { months: [12, 1, 2] }), 'every day, December to February'],
    [
      schedule(null, { rhythm: 'Saturdays, about once a month', start: '12:00' }),
      'Saturdays, about once a month at 12:00',
    ],
    [schedule(null, { start: '12:00' }), null],
  ])('is said in a line', (given, text) => {
    expect(scheduleText(given)).toBe(text)
  })

  it('begins with a capital letter on a line of its own', () => {
    expect(scheduleLine(schedule('FREQ=MONTHLY;BYDAY=2FR'))).toBe('The second Friday of the month')
    expect(scheduleLine(schedule(null))).toBeNull()
  })

  it('names the days of the week only where the group meets on each of them', () => {
    expect(weeklyDays(schedule('FREQ=WEEKLY;BYDAY=SA,MO'))).toEqual(['sat', 'mon'])
    expect(weeklyDays(schedule('FREQ=DAILY'))).toHaveLength(7)
    expect(weeklyDays(schedule('FREQ=WEEKLY;INTERVAL=2;BYDAY=SA'))).toEqual([])
    expect(weeklyDays(schedule('FREQ=MONTHLY;BYDAY=1SA'))).toEqual([])
    expect(weeklyDays(schedule(null, { rhythm: 'Saturdays' }))).toEqual([])
  })
})

it.each([
  ['FREQ=WEEKLY;BYDAY=SA', true],
  ['FREQ=MONTHLY;BYDAY=-1SA', true],
  ['FREQ=DAILY', true],
  ['FREQ=WEEKLY', false],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', false],
  ['FREQ=MONTHLY', false],
])('%s alone says the dates: %s', (rrule, alone) => {
  expect(needsNoAnchor(parseRule(rrule))).toBe(alone)
})

describe('a check grows old', () => {
  it.each([
    ['2026-11-26', 'fresh'],
    ['2025-11-27', 'fresh'],
    ['2025-11-26', 'old'],
    ['2025-05-27', 'old'],
    ['2025-05-26', 'hidden'],
  ])('one of %s is %s on November 26, 2026', (checked, state) => {
    expect(freshness(checked, new Date('2026-11-26T12:00:00Z'))).toBe(state)
  })

  it('and so does a rhythm, after 18 months', () => {
    const now = new Date('2026-11-26')
    expect(isRecent('2025-06', now)).toBe(true)
    expect(isRecent('2025-05', now)).toBe(false)
  })

  it('in words', () => expect(monthInWords('2026-05')).toBe('May 2026'))
})
