import { expect, it } from 'vitest'
import { groupSchema } from './group.ts'

const parkrun = {
  name: 'Woodhouse Moor parkrun',
  communities: ['running'],
  rrule: 'FREQ=WEEKLY;BYDAY=SA',
  start: '09:00',
  as_of: '2026-05',
  make_dates: true,
  link: 'https://www.parkrun.org.uk/woodhousemoor/',
  source: 'parkrun',
  checked: '2026-11-26',
}
const problems = (change: object) =>
  groupSchema.safeParse({ ...parkrun, ...change }).error?.issues.map(({ message }) => message) ?? []

it('a group with a link, a source and a date of checking is accepted', () => {
  expect(problems({})).toEqual([])
  const { name, link, source, checked } = parkrun
  expect(groupSchema.safeParse({ name, link, source, checked }).data).toMatchObject({
    communities: [],
    make_dates: false,
    paused: false,
  })
})

it('an empty field counts as absent', () => {
  expect(problems({ what: null, place: null })).toEqual([])
})

it.each<[object, string]>([
  [{ rrule: 'Saturdays' }, 'is no part of a rule'],
  [{ start: '4:30' }, 'must be an hour from 05:00 to 23:59'],
  [{ start: '03:00' }, 'must be an hour from 05:00 to 23:59'],
  [{ as_of: 'undated page' }, 'must be a month'],
  [{ as_of: null }, 'can make dates only with'],
  [{ as_of: '2025-04' }, '18 months'],
  [{ rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA' }, 'needs a date to count from'],
  [{ rhythm: 'Saturdays' }, 'an rrule and a rhythm'],
  [{ rrule: null, make_dates: false }, 'a start without'],
  [{ link: 'www.parkrun.org.uk' }, 'must be an address'],
  [{ link: 'javascript:alert(1)' }, 'must be an address'],
  [{ communities: ['roller-derby'] }, 'Invalid option'],
  [{ join: 'maybe' }, 'Invalid option'],
  [{ checked: '26 November' }, 'must be a date'],
  [{ phone: '0113' }, 'Unrecognized key'],
])('%j is refused with a reason', (change, reason) => {
  expect(problems(change).join('\n')).toContain(reason)
})
