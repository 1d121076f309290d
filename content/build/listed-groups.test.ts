import { describe, expect, it } from 'vitest'
import { chooseGroups, type ListedGroup, writtenGroup } from './listed-groups.ts'

const today = new Date('2026-11-26')
const leeds = { slug: 'leeds', country: 'gb' }
const run: ListedGroup = {
  city: 'leeds',
  name: 'Roundhay parkrun',
  kind: 'running',
  when: 'Saturdays, in the morning',
  where: 'Roundhay Park',
  url: 'https://www.parkrun.org.uk/roundhay/',
  source: 'parkrun',
  sourceDate: '2026-05-11',
  distanceKm: 5.1,
}
const many = (count: number, change: Partial<ListedGroup>) =>
  Array.from({ length: count }, (_, index) => ({
    ...run,
    ...change,
    name: `${change.name ?? 'Run'} ${index}`,
  }))
const names = (groups: ListedGroup[], place = leeds) =>
  chooseGroups(groups, place, today).map(({ name }) => name)
const dances = many(9, { kind: 'dancing', source: 'folkdance', name: 'Dance' })
const computing = { kind: 'coding', source: 'rust', when: null, name: 'Rust' }

describe('a city gets', () => {
  it('at most six of a kind', () => expect(names(dances)).toHaveLength(6))

  it('at most a third about computers, where there is anything else', () => {
    expect(names([...dances, ...many(9, computing)]).filter((name) => name.startsWith('Rust'))).toHaveLength(
      3,
    )
    expect(names([run, ...many(9, computing)])).toEqual([run.name])
    expect(names(many(9, computing))).toHaveLength(3)
  })

  it('nothing that nobody has checked for 18 months', () => {
    expect(names([{ ...run, sourceDate: '2025-05-30' }])).toEqual([])
  })

  it.each([
    'Brussels Manneke Piss Hash House Harriers',
    'C U Next Tuesday H3',
    'Darwin Shamrocks (Defunct)',
    'Gabi Haun',
  ])('no %s', (name) => expect(names([{ ...run, name }])).toEqual([]))

  it('no drinking run where drink is unlawful', () => {
    const hash = { ...run, source: 'hash', name: 'City Hash House Harriers' }
    expect(names([hash])).toHaveLength(1)
    for (const country of ['sa', 'kw', 'pk', 'bd', 'ae']) {
      expect(names([hash], { slug: 'riyadh', country })).toEqual([])
    }
  })
})

describe('a row', () => {
  const written = (change: Partial<ListedGroup>, place = leeds) =>
    writtenGroup({ ...run, ...change }, place, () => true)

  it('has the hour of a parkrun where it is certain', () => {
    expect(written({})).toMatchObject({ rrule: 'FREQ=WEEKLY;BYDAY=SA', start: '09:00', make_dates: true })
    expect(written({}, { slug: 'glasgow', country: 'gb' }).start).toBe('09:30')
    const tokyo = written({}, { slug: 'tokyo', country: 'jp' })
    expect(tokyo).toMatchObject({ start: undefined, make_dates: false })
    expect(tokyo.how).toContain('In the morning')
  })

  it('states a day only from a list whose days are certain, with the month of the list', () => {
    expect(written({ source: 'folkdance', when: 'Tuesdays at 19:00' })).toMatchObject({
      start: '19:00',
      as_of: '2026-05',
    })
    const derby = written({ source: 'rollerderby', kind: null, when: 'Tuesdays at 19:00' })
    expect(derby).toMatchObject({ communities: [], as_of: undefined })
    expect(derby.rrule).toBeUndefined()
  })

  it('makes dates only from a rule that needs no date to count from, and not from a concluded one', () => {
    expect(written({ source: 'hash', when: 'Mondays at 19:00' }).make_dates).toBe(true)
    expect(written({ source: 'hash', when: 'every other Monday at 19:00' }).make_dates).toBe(false)
    expect(written({ source: 'rides', when: 'Mondays at 19:00' }).make_dates).toBe(false)
  })

  it('suits only communities that are offered in the city', () => {
    expect(writtenGroup(run, leeds, (slug) => slug !== 'running').communities).toEqual(['volunteering'])
  })

  it('was checked when the list was', () => expect(written({}).checked).toBe('2026-05-11'))
})
