import { expect, it } from 'vitest'
import type { Group } from '@/lib/entities/group'
import { parseRule } from '@/lib/facts/recurrence'
import { dayLine, joinLine, sourceLine, whereLine } from './group-lines'

const group = {
  schedule: { rule: parseRule('FREQ=WEEKLY;BYDAY=SA'), rhythm: null, start: null, months: [] },
  listedBy: 'parkrun',
  asOf: '2026-05',
  checkedOn: '2026-08-11',
  isOld: false,
  join: 'free',
  how: 'Walking is fine.',
  district: 'Roundhay',
  km: 5,
} as unknown as Group
const none = { ...group, schedule: { ...group.schedule, rule: null } }

it.each<[Partial<Group>, string]>([
  [{}, 'Listed by parkrun, May 2026.'],
  [{ asOf: null }, 'Listed by parkrun, August 2026.'],
  [{ listedBy: '' }, 'Day as listed in May 2026.'],
  [{ listedBy: '', asOf: null }, 'Day from a page without a date.'],
  [{ listedBy: '', schedule: none.schedule }, 'Checked in August 2026.'],
  [
    { isOld: true, checkedOn: '2025-10-01' },
    'Listed by parkrun, May 2026. Nobody has checked it since October 2025.',
  ],
])('says who says so, and when: %j', (change, line) => {
  expect(sourceLine({ ...group, ...change })).toBe(line)
})

it('says on which day it meets, and that an old one is only listed', () => {
  expect(dayLine(group)).toBe('Saturdays')
  expect(dayLine({ ...group, isDayOld: true })).toBe('Listed as Saturdays')
  expect(dayLine(none)).toBeNull()
})

it('says how to turn up and where, as far as it is known', () => {
  expect(joinLine(group)).toBe('Free. Walking is fine.')
  expect(joinLine({ ...group, join: null, how: '' })).toBe('')
  expect(joinLine({ ...group, join: 'guests', how: 'Guests try three walks.' })).toBe(
    'Guests try three walks.',
  )
  expect(whereLine(group, 'imperial')).toBe('Roundhay, 3 miles from the center')
  expect(whereLine({ ...group, km: null, district: '' }, 'metric')).toBe('')
})
