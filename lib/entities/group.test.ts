import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRows } from '@/lib/db/execute'
import type { CommunityCard } from './community'
import { calendarToJoin, findGroupsOfCity, groupReads, groupsToTry, ofCommunity } from './group'

vi.mock('@/lib/db/execute', () => ({ readRows: vi.fn(), readRow: vi.fn(), readFresh: vi.fn() }))
const warn = vi.spyOn(console, 'warn').mockReturnValue()

const now = new Date('2026-11-26')
const community = (id: string): CommunityCard => ({
  id,
  name: id,
  slug: id,
  micro: '',
  short: '',
  imageUrl: null,
})
const offered = [community('running'), community('choir')]
const row = (name: string, more: object = {}) => ({
  id: name,
  city_id: 'leeds',
  name,
  what: 'plain',
  what_lff: null,
  rrule: null,
  rhythm: null,
  start_time: null,
  duration_minutes: null,
  months: [],
  place: null,
  district: null,
  distance_km: null,
  join_kind: null,
  how_to_join: null,
  language: null,
  link: 'https://group.example/',
  listed_by: null,
  as_of: null,
  makes_dates: false,
  checked_on: '2026-11-01',
  ...more,
})
const answer = (rows: object[], links: object[] = []) =>
  vi
    .mocked(readRows)
    .mockImplementation((async (read: unknown) => (read === groupReads.ofCity ? rows : links)) as never)
const names = async () => (await findGroupsOfCity('mnf', 'leeds', offered, now)).map(({ name }) => name)
const link = (group_id: string, community_id: string) => ({ group_id, community_id })

beforeEach(() => vi.mocked(readRows).mockReset())
afterEach(() => warn.mockClear())

it('come with a known day first, and each community in turn', async () => {
  const saturday = { rrule: 'FREQ=WEEKLY;BYDAY=SA' }
  answer(
    [
      row('No day'),
      row('Run A', saturday),
      row('Run B', saturday),
      row('Run C', saturday),
      row('Choir', { rhythm: 'most Mondays' }),
    ],
    [link('Run A', 'running'), link('Run B', 'running'), link('Run C', 'running'), link('Choir', 'choir')],
  )
  expect(await names()).toEqual(['Choir', 'Run A', 'Run B', 'Run C', 'No day'])
})

it('come with those first that take somebody new, among all with a day', async () => {
  const dated = { rrule: 'FREQ=WEEKLY;BYDAY=WE', start_time: '18:30', as_of: '2026-08', makes_dates: true }
  answer([
    row('A Hash House Harriers', dated),
    row('B for members', { ...dated, join_kind: 'members' }),
    row('Choir', { rhythm: 'most Mondays' }),
    row('No day'),
  ])
  expect(await names()).toEqual(['Choir', 'A Hash House Harriers', 'B for members', 'No day'])
})

it('to try are the first that have a day and take somebody who comes alone', async () => {
  const dated = { rrule: 'FREQ=WEEKLY;BYDAY=WE', start_time: '18:30', as_of: '2026-08', makes_dates: true }
  answer([
    row('A Hash House Harriers', dated),
    row('B for members', { ...dated, join_kind: 'members' }),
    row('Choir', { rhythm: 'most Mondays' }),
    row("Coast Women's Ride", dated),
    row('Contra Course, Winter Semester', dated),
    row('Code', { rrule: 'FREQ=MONTHLY' }),
    row('Dance', dated),
    row('Early run', { rrule: 'FREQ=WEEKLY;BYDAY=SU', as_of: '2026-08' }),
    row('Early walk', { rrule: 'FREQ=WEEKLY;BYDAY=SU', as_of: '2021-09' }),
    row('Film club', { rrule: 'FREQ=WEEKLY;BYDAY=FR' }),
  ])
  const groups = await findGroupsOfCity('mnf', 'leeds', offered, now)
  expect(groupsToTry(groups, 3).map(({ name }) => name)).toEqual(['Dance', 'Early run'])
})

it('come with a known next day before those whose day may be old', async () => {
  const day = { rrule: 'FREQ=WEEKLY;BYDAY=TU', start_time: '19:00', as_of: '2026-05' }
  answer([row('A', { ...day, as_of: '2021-09' }), row('B', { ...day, makes_dates: true })])
  expect(await names()).toEqual(['B', 'A'])
})

it('have a day that is old once it was stated more than 18 months ago, or nobody knows when', async () => {
  const day = { rrule: 'FREQ=WEEKLY;BYDAY=TU' }
  answer([
    row('New', { ...day, as_of: '2026-05' }),
    row('Old', { ...day, as_of: '2021-09' }),
    row('When', day),
  ])
  const groups = await findGroupsOfCity('mnf', 'leeds', offered, now)
  expect(groups.filter(({ isDayOld }) => isDayOld).map(({ name }) => name)).toEqual(['Old', 'When'])
})

it('are hidden once nobody has checked them for 18 months, and say so after 12', async () => {
  answer([row('Fresh'), row('Old', { checked_on: '2025-10-01' }), row('Gone', { checked_on: '2025-05-01' })])
  expect(
    (await findGroupsOfCity('mnf', 'leeds', offered, now)).map(({ name, isOld }) => [name, isOld]),
  ).toEqual([
    ['Fresh', false],
    ['Old', true],
  ])
})

it('are hidden where none of their communities is offered', async () => {
  answer(
    [row('Dance'), row('Run'), row('Derby')],
    [link('Dance', 'dancing'), link('Run', 'running'), link('Run', 'dancing')],
  )
  expect(await names()).toEqual(['Derby', 'Run'])
  const all = await findGroupsOfCity('mnf', 'leeds', offered, now)
  expect(all.find(({ name }) => name === 'Run')?.communities.map(({ slug }) => slug)).toEqual(['running'])
  expect(ofCommunity(all, { id: 'running' }).map(({ name }) => name)).toEqual(['Run'])
})

it('have http links too, and none that could run a script', async () => {
  answer([row('Plain', { link: 'http://group.example/' }), row('Bad', { link: 'javascript:alert(1)' })])
  expect(await names()).toEqual(['Plain'])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"Bad": link is no web address'))
})

it('lose a rule that cannot be read, and are shown without a day', async () => {
  answer([row('Odd', { rrule: 'FREQ=WEEKLY;BYDAY=2SA' })])
  const [odd] = await findGroupsOfCity('mnf', 'leeds', offered, now)
  expect(odd?.schedule.rule).toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('rrule cannot be read'))
})

it('have the variant’s own line', async () => {
  answer([row('Run', { what_lff: 'own' })])
  expect((await findGroupsOfCity('lff', 'leeds', offered, now))[0]?.what).toBe('own')
  expect((await findGroupsOfCity('mnf', 'leeds', offered, now))[0]?.what).toBe('plain')
})

it('offer whoever joins the dates of the community, else those of its city', async () => {
  const dated = { makes_dates: true }
  const calendars = async (runDates: object, choirDates: object) => {
    answer([row('Run', runDates), row('Choir', choirDates)], [link('Run', 'running'), link('Choir', 'choir')])
    const groups = await findGroupsOfCity('mnf', 'leeds', offered, now)
    return calendarToJoin(groups, { slug: 'leeds' }, community('running'))
  }
  expect(await calendars(dated, {})).toBe('/cities/leeds/communities/running/calendar.ics')
  expect(await calendars({}, dated)).toBe('/cities/leeds/calendar.ics')
  expect(await calendars({}, {})).toBeUndefined()
})
