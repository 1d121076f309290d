import { expect, it } from 'vitest'
import { checkCare } from './care.ts'
import type { Content } from './content.ts'
import { coverageOf } from './coverage.ts'
import type { Finding } from './finding.ts'
import { checkGroups } from './groups.ts'
import { cleanContent, contentWith, first } from './sample.ts'

const today = new Date('2026-11-26')
const brief = ({ severity, table, row, field }: Finding) => [severity, table, row, field].join(' ')
const found = (change: (content: Content) => void) => {
  const content = contentWith(change)
  return [...checkGroups(content, today), ...checkCare(content)].map(brief)
}
const group = (change: Partial<Content['groups'][number]>) =>
  found(({ groups }) => Object.assign(first(groups), change))
const name = 'tokyo: The Saturday Walkers'

it('finds nothing where nothing is wrong', () => {
  expect(found(() => {})).toEqual([])
})

it.each<[what: string, change: Partial<Content['groups'][number]>, finding: string]>([
  ['a rule that cannot be read', { rrule: 'FREQ=WEEKLY;BYDAY=1SA' }, `error groups ${name} rrule`],
  ['an hour at night', { start_time: '03:00:00' }, `error groups ${name} start_time`],
  ['an hour that is the end of a day', { start_time: '24:00:00' }, `error groups ${name} start_time`],
  [
    'a group that nobody has checked for a year',
    { checked_on: '2025-11-26' },
    `warning groups ${name} checked_on`,
  ],
  ['a rhythm that is too old to make dates', { as_of: '2025-05' }, `warning groups ${name} as_of`],
  ['a telephone number', { how_to_join: 'Call +44 113 496 0000 first.' }, `error groups ${name} how_to_join`],
  [
    'an address for mail',
    { how_to_join: 'Write to anna@walkers.example.' },
    `warning groups ${name} how_to_join`,
  ],
  ['a person who runs it', { what: 'Walks led by Anna Novak.' }, `warning groups ${name} what`],
  ['a report in a newspaper', { link: 'https://citynews.example/514524' }, `warning groups ${name} link`],
  ['an article', { link: 'https://city.example/2024/05/21/walkers' }, `warning groups ${name} link`],
  ['a person with a title', { place: 'At the house of Mrs. Novak' }, `warning groups ${name} place`],
])('names %s', (_, change, finding) => {
  expect(group(change)).toEqual([finding])
})

it.each([
  { start_time: '05:00:00' },
  { start_time: '23:59:00' },
  { checked_on: '2025-11-27' },
  { how_to_join: 'From 2026-08-19, 10:00-11:30, 5 km for 2019/2020 members, 10.30-12.00 in winter.' },
  { link: 'https://saturdaywalkers.wordpress.com/news/' },
  { link: 'https://times-up.example/calendar/2026-ride/' },
  { link: 'https://[' },
  { what: 'A run led by volunteers of the Leeds Ramblers Association.' },
])('has nothing against %o', (change) => {
  expect(group(change)).toEqual([])
})

it('names a link that two groups of a city have, not one that a network has in two cities', () => {
  const again = (cityId: string) =>
    found(({ groups }) => {
      groups.push({
        ...first(groups),
        id: 'other',
        city_id: cityId,
        name: 'Walkers on Sunday',
        link: 'https://www.walkers.example/tokyo/',
      })
    })
  expect(again('tokyo-id')).toEqual(['warning groups tokyo: Walkers on Sunday link'])
  expect(again('kyoto-id')).toEqual([])
})

it('names a city without a group, and one without a roof', () => {
  expect(
    found((content) => {
      content.groups = content.groups.filter(({ city_id }) => city_id !== 'kyoto-id')
      content.suggestions = content.suggestions.filter(({ city_id }) => city_id !== 'kyoto-id')
    }),
  ).toEqual(['warning cities kyoto groups', 'warning cities kyoto local_suggestions'])
})

it('names a city whose roofs are shut on the day off, which is not Sunday everywhere', () => {
  const openOn = (days: string[], weekend: string[]) =>
    found(({ countries, suggestions }) => {
      first(countries).weekend = weekend
      for (const place of suggestions) if (place.city_id === 'kyoto-id') place.days = days
    }).filter((finding) => finding.includes('kyoto'))
  expect(openOn(['mon', 'sat'], ['sat', 'sun'])).toEqual(['warning cities kyoto local_suggestions'])
  expect(openOn([], ['sat', 'sun'])).toEqual(['warning cities kyoto local_suggestions'])
  expect(openOn(['fri'], ['fri', 'sat'])).toEqual([])
})

it('names a country without a number to call', () => {
  expect(found(({ countries }) => Object.assign(first(countries), { emergency_number: null }))).toEqual([
    'warning countries jp emergency_number',
  ])
})

it('counts how far the groups that are shown reach', () => {
  const content = cleanContent()
  const shown = first(content.groups)
  content.communities.push({ ...first(content.communities), id: 'coding-id', slug: 'coding' })
  content.groups.push(
    { ...shown, id: 'code', makes_dates: false },
    { ...shown, id: 'third', makes_dates: false },
    { ...shown, id: 'paused', city_id: 'kyoto-id', is_paused: true },
  )
  content.groups = content.groups.map((group) =>
    group.id === 'kyoto-group-id' ? { ...group, checked_on: '2025-05-26' } : group,
  )
  content.groupCommunities.push({ group_id: 'code', community_id: 'coding-id' })
  expect(coverageOf(content, today).map(({ name, amount }) => `${amount} ${name}`)).toEqual([
    '3 groups',
    '1 groups with a rule that makes dates',
    '1 cities with a group',
    '1 cities with three groups or more',
    '0 cities with five groups or more',
    '1 cities without a group',
    '33 % groups about computers',
    '0 communities with groups in 25 cities or more, of 2',
  ])
})
