import { expect, test } from 'vitest'
import type { WeekData, WeekGroup } from './data'
import { weekOf } from './plan'

const aRun: WeekGroup = [
  0,
  'A run',
  'https://run.example/',
  'FREQ=WEEKLY;BYDAY=SA',
  [],
  '09:00',
  'The Moor',
  1,
  [0],
  [],
]
/** The run with other values at some positions. */
const run = (changes: Partial<Record<number, unknown>> = {}) => Object.assign([...aRun], changes) as WeekGroup

const data = (...groups: WeekGroup[]): WeekData => ({
  cities: [
    ['leeds', 'Leeds', [53.8, -1.55], 'Europe/London'],
    ['bradford', 'Bradford', [53.79, -1.75], 'Europe/London'],
    ['london', 'London', [51.5, -0.12], 'Europe/London'],
    ['nowhere', 'Nowhere', null, 'Asia/Tokyo'],
  ],
  communities: [['running', 'Running']],
  groups,
})
const friday = new Date('2026-11-27T12:00:00Z')
const meetings = (from: WeekData, slug = 'leeds', now = friday) =>
  weekOf(from, slug, now)?.flatMap(({ date, meetings: list }) =>
    list.map(({ name, time, status }) =>
      [date, time, name, status === 'planned' ? '' : status].join(' ').trim(),
    ),
  )

test('a week begins today in the city and ends on the same day of the next week', () => {
  expect(weekOf(data(), 'leeds', friday)?.map(({ date }) => date)).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ])
  expect(weekOf(data(), 'nowhere', new Date('2026-11-27T20:00:00Z'))?.[0]?.date).toBe('2026-11-28')
  expect(weekOf(data(), 'atlantis', friday)).toBeNull()
})

test('groups of cities within 30 km are there, others are not', () => {
  const all = data(run(), run({ 0: 1, 1: 'Next door' }), run({ 0: 2, 1: 'Far away' }))
  expect(meetings(all)).toEqual(['2026-11-28 9:00 A run', '2026-11-28 9:00 Next door'])
  expect(weekOf(all, 'leeds', friday)?.[1]?.meetings[1]).toMatchObject({ city: 'Bradford', isFree: true })
})

test('a meeting of today gives way to that of the next week once its hour has passed in the city', () => {
  const at = (time: string, ...groups: WeekGroup[]) =>
    meetings(data(...groups), 'leeds', new Date(`2026-11-28T${time}Z`))
  expect(at('08:59', run())).toEqual(['2026-11-28 9:00 A run'])
  expect(at('09:00', run())).toEqual(['2026-11-28 9:00 A run'])
  expect(at('09:01', run())).toEqual(['2026-12-05 9:00 A run'])
  expect(at('23:59', run({ 5: '' }))).toEqual(['2026-11-28  A run'])
  const stated = run({
    9: [
      ['2026-12-05T08:00', 'planned'],
      ['2026-12-05T20:00', 'planned'],
    ],
  })
  expect(at('12:00', stated)).toEqual(['2026-12-05 8:00 A run'])
})

test('a season without this month has no meetings', () => {
  expect(meetings(data(run({ 4: [4, 5, 6] })))).toEqual([])
})

test('real dates win over the rhythm, and a cancelled one says so', () => {
  const dated = run({
    9: [
      ['2026-11-29T10:30', 'moved'],
      ['2026-12-02', 'planned'],
      ['2026-12-03T09:00', 'cancelled'],
    ],
  })
  expect(meetings(data(dated))).toEqual([
    '2026-11-29 10:30 A run moved',
    '2026-12-02  A run',
    '2026-12-03 9:00 A run cancelled',
  ])
})

test('a group without an hour stands at the end of its day', () => {
  const all = data(run({ 1: 'Some time', 5: '' }), run({ 5: '18:30', 1: 'Evening' }), run())
  expect(meetings(all)).toEqual([
    '2026-11-28 9:00 A run',
    '2026-11-28 18:30 Evening',
    '2026-11-28  Some time',
  ])
})

test('an hour holds across a change of clocks in both halves of the earth', () => {
  const zones: [string, string][] = [
    ['Europe/London', '2026-10-24T00:00:00Z'],
    ['Australia/Sydney', '2026-10-02T16:00:00Z'],
    ['America/Santiago', '2026-09-05T05:00:00Z'],
  ]
  for (const [zone, now] of zones) {
    const all = data(run({ 3: 'FREQ=DAILY' }))
    all.cities[0] = ['leeds', 'Leeds', null, zone]
    expect(
      weekOf(all, 'leeds', new Date(now))?.flatMap(({ meetings: list }) => list.map(({ time }) => time)),
    ).toEqual(Array(7).fill('9:00'))
    expect(new Set(weekOf(all, 'leeds', new Date(now))?.map(({ date }) => date)).size).toBe(8)
  }
})
