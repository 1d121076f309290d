import ICAL from 'ical.js'
import ical from 'node-ical'
import { describe, expect, test } from 'vitest'
import { firstWeek } from '@/lib/city-page/first-week'
import { noCountryFacts } from '@/lib/city-page/no-facts'
import type { Group } from '@/lib/entities/group'
import type { GroupDate } from '@/lib/entities/group-date'
import { weekdays } from '@/lib/entities/usable'
import { parseRule } from '@/lib/facts/recurrence'
import type { Site } from '@/lib/site/variants'
import { type DatedGroup, groupCalendar, hasEntries, weekCalendar } from './calendar'

const group = (changes: Partial<Group> = {}): Group => ({
  id: '0000-run',
  name: 'Woodhouse Moor parkrun',
  what: 'A free run or walk; 5 kilometers, with\na comma, and a line break.',
  url: 'https://www.parkrun.org.uk/woodhousemoor/',
  schedule: { rule: parseRule('FREQ=WEEKLY;BYDAY=SA'), rhythm: null, start: '09:00', months: [] },
  durationMinutes: 60,
  makesDates: true,
  place: 'Woodhouse Moor',
  district: '',
  km: 1,
  join: 'free',
  how: 'Register once.',
  language: 'English',
  listedBy: 'parkrun',
  asOf: '2026-05',
  checkedOn: '2026-11-26',
  isOld: false,
  isDayOld: false,
  communities: [],
  ...changes,
})

const file = (groups: DatedGroup[], timeZone = 'Europe/London') =>
  groupCalendar('mnf', {
    name: 'Groups that meet in Leeds',
    path: '/cities/leeds/groups',
    timeZone,
    city: 'Leeds',
    groups,
  })
const rhythm = (changes: Partial<Group> = {}, timeZone?: string) =>
  file([{ group: group(changes), dates: [] }], timeZone)

/** What a reader sees between two days, as local times of a zone. */
function seen(text: string, timeZone: string, from: string, to: string): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return Object.values(ical.sync.parseICS(text)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? ical
          .expandRecurringEvent(event, { from: new Date(from), to: new Date(to) })
          .map(({ start }) => format.format(start))
      : [],
  )
}

/** The same by a second reader. */
function seenByAnother(text: string, from: string, count: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const dates = new ICAL.Event(component).iterator()
    const found: string[] = []
    for (let next = dates.next(); next && found.length < count; next = dates.next()) {
      if (next.toString() >= from) found.push(next.toString().slice(0, 16).replace('T', ' '))
    }
    return found
  })
}

describe('a rhythm', () => {
  test.each([
    ['Europe/London', '2026-10-17', ['2026-10-17 09:00', '2026-10-24 09:00', '2026-10-31 09:00']],
    ['Australia/Sydney', '2026-09-26', ['2026-09-26 09:00', '2026-10-03 09:00', '2026-10-10 09:00']],
    ['America/Santiago', '2026-08-29', ['2026-08-29 09:00', '2026-09-05 09:00', '2026-09-12 09:00']],
  ])('keeps its hour across a change of clocks in %s, for two readers', (zone, from, wanted) => {
    const text = rhythm({}, zone)
    const dayAround = (days: number) => new Date(Date.parse(from) + days * 86_400_000).toISOString()
    expect(seen(text, zone, dayAround(-1), dayAround(15))).toEqual(wanted)
    expect(seenByAnother(text, from, 3)).toEqual(wanted)
  })

  test('is one entry that begins on its first day since the source stated it', () => {
    const text = rhythm()
    expect(text).toContain('DTSTART;TZID=Europe/London:20260502T090000\r\n')
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=SA\r\n')
    expect(text).toContain('DTEND;TZID=Europe/London:20260502T100000\r\n')
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/London\r\n')
  })

  // The library defines an alias under the name of its zone: Europe/Amsterdam as Europe/Brussels.
  test.each(['Europe/Amsterdam', 'Europe/Oslo', 'Asia/Kuala_Lumpur', 'Asia/Kathmandu'])(
    'has the definition of %s under that name',
    (zone) => {
      const text = rhythm({}, zone)
      expect(text).toContain(`DTSTART;TZID=${zone}:`)
      expect(text.match(/^TZID:.*$/gm)?.map((line) => line.trim())).toEqual([`TZID:${zone}`])
    },
  )

  test('meets in its season only', () => {
    const season = { rule: parseRule('FREQ=MONTHLY;BYDAY=2FR'), rhythm: null, start: '19:00', months: [6, 7] }
    const text = rhythm({ schedule: season })
    expect(text).toContain('RRULE:FREQ=MONTHLY;BYDAY=2FR;BYMONTH=6,7\r\n')
    expect(seen(text, 'Europe/London', '2026-11-01T00:00:00Z', '2027-12-01T00:00:00Z')).toEqual([
      '2027-06-11 19:00',
      '2027-07-09 19:00',
    ])
  })

  test('without an end stated has none', () => {
    expect(rhythm({ durationMinutes: null })).not.toContain('DTEND')
  })

  test('that makes no dates makes no entry', () => {
    expect(rhythm({ makesDates: false })).not.toContain('BEGIN:VEVENT')
    expect(hasEntries({ group: group({ makesDates: false }), dates: [] })).toBe(false)
    expect(hasEntries({ group: group(), dates: [] })).toBe(true)
  })
})

describe('real dates', () => {
  const dates: GroupDate[] = [
    {
      startsAt: '2026-12-01T19:00:00.000Z',
      endsAt: '2026-12-01T21:00:00.000Z',
      isAllDay: false,
      status: 'planned',
    },
    { startsAt: '2026-12-09T00:00:00.000Z', endsAt: null, isAllDay: true, status: 'moved' },
    { startsAt: '2026-12-15T19:00:00.000Z', endsAt: null, isAllDay: false, status: 'cancelled' },
  ]
  const text = file([{ group: group(), dates }])

  test('win over the rhythm', () => {
    expect(text).not.toContain('RRULE:FREQ=WEEKLY;BYDAY=SA')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  })

  test('say when they are cancelled, and a day without an hour has none', () => {
    expect(text).toContain('STATUS:CANCELLED\r\n')
    expect(text).toContain('DTSTART;VALUE=DATE:20261209\r\n')
    expect(text).toContain('DTEND;TZID=Europe/London:20261201T210000\r\n')
  })
})

test('an entry keeps its identifier, and says where, what and that one should check', () => {
  const text = rhythm()
  const [event] = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT')
  expect(event).toMatchObject({
    uid: '0000-run@meetnewfriends.example',
    summary: 'Woodhouse Moor parkrun',
    location: 'Woodhouse Moor, Leeds',
    url: { val: 'https://www.parkrun.org.uk/woodhousemoor/' },
  })
  expect(String(event && 'description' in event ? event.description : '')).toContain(
    'Check before you go: https://www.parkrun.org.uk/woodhousemoor/',
  )
  expect(rhythm({ place: 'Civic Hall, Leeds', district: 'Leeds' })).toContain(
    'LOCATION:Civic Hall\\, Leeds\r\n',
  )
  expect(rhythm({ name: 'Renamed' })).toContain('UID:0000-run@meetnewfriends.example')
})

test('a file without groups is a calendar all the same, and lines are at most 75 bytes', () => {
  expect(file([])).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR$/)
  const lines = rhythm({ what: 'Ein sehr langer Satz über Füße. '.repeat(20) }).split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
})

describe('a first week', () => {
  /** A Thursday, at noon in London. */
  const now = new Date('2026-11-26T12:00:00Z')
  const park = {
    id: 'park',
    title: 'Roundhay Park',
    description: '',
    caution: '',
    isIndoors: false,
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    communities: [],
    days: [...weekdays],
  }

  function weekFile(
    site: Site,
    {
      dates,
      timeZone = 'Europe/London',
      ...changes
    }: Partial<Group> & { dates?: GroupDate[]; timeZone?: string } = {},
    at = now,
  ): string {
    const one = group({ communities: [], ...changes })
    const week = firstWeek(site, {
      name: 'Leeds',
      countryFacts: noCountryFacts,
      places: [park],
      groups: [one],
    })
    return weekCalendar(
      site,
      {
        name: 'Your first week in Leeds',
        path: '/cities/leeds',
        timeZone,
        city: 'Leeds',
        week,
        dates: new Map(dates ? [[one.id, dates]] : []),
      },
      at,
    )
  }

  /** Start and title of each entry, by the second reader. */
  const entries = (text: string): [start: string, title: string][] =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
      const { startDate, summary } = new ICAL.Event(component)
      return [startDate.toString(), summary]
    })

  test.each(['lff', 'mnf'] as const)(
    'is a step on each of the seven days after today, a group at its own hour (%s)',
    (site) => {
      const text = weekFile(site)
      const read = entries(text)
      expect(read.map(([start]) => start)).toEqual([
        '2026-11-27',
        '2026-11-28T09:00:00',
        '2026-11-29',
        '2026-11-30',
        '2026-12-01',
        '2026-12-02',
        '2026-12-03',
      ])
      expect(read[1]?.[1]).toBe('Woodhouse Moor parkrun')
      expect(read[4]?.[1]).toContain('Roundhay Park')
      expect(text).toContain('DTEND;TZID=Europe/London:20261128T100000\r\n')
      expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(6)
      expect(seen(text, 'Europe/London', '2026-11-28T00:00:00Z', '2026-11-28T12:00:00Z')).toContain(
        '2026-11-28 09:00',
      )
      const host = site === 'lff' ? 'lookingforfriends' : 'meetnewfriends'
      expect(new Set(text.match(new RegExp(`UID:.+@${host}`, 'g'))).size).toBe(7)
      expect(text).not.toContain('RRULE:FREQ=WEEKLY')
    },
  )

  test.each([
    ['Pacific/Auckland', '2026-11-28'],
    ['Pacific/Honolulu', '2026-11-27'],
  ])('begins tomorrow in %s', (timeZone, first) => {
    expect(entries(weekFile('mnf', { timeZone }))[0]?.[0].slice(0, 10)).toBe(first)
  })

  test('takes a group at its real date, and leaves it out where there is none that day', () => {
    const on = (startsAt: string, status: GroupDate['status'] = 'planned'): GroupDate => ({
      startsAt,
      endsAt: null,
      isAllDay: false,
      status,
    })
    const starts = (...dates: GroupDate[]) => entries(weekFile('mnf', { dates })).map(([start]) => start)
    expect(starts(on('2026-11-28T10:30:00.000Z', 'moved'))[1]).toBe('2026-11-28T10:30:00')
    for (const none of [on('2026-11-28T09:00:00.000Z', 'cancelled'), on('2026-12-05T09:00:00.000Z')]) {
      expect(starts(none)).toHaveLength(6)
      expect(starts(none).join()).not.toContain('2026-11-28')
    }
  })
})
