import { expect, it } from 'vitest'
import type { SearchGroups } from '@/lib/search/data'
import { makeSearch } from '@/lib/search/find'
import { makeGroupSearch } from '@/lib/search/groups'
import { ownData, ownGroups } from './search-data'
import { queries } from './search-queries'

const data = ownData()
const find = makeSearch(data)
const findGroups = makeGroupSearch(data, ownGroups())
const search = (text: string) => find(text, findGroups)
const found = (text: string) => search(text).map(({ href }) => href)

it('finds what 120 searches mean: 115 of them in the first place, all in the first three', () => {
  expect(queries.length).toBeGreaterThanOrEqual(120)
  const missed = queries.filter(({ text, expected }) => !found(text).slice(0, 3).includes(expected))
  expect(missed.map(({ text, expected }) => [text, expected, found(text)[0]])).toEqual([])
  const notFirst = queries.filter(({ text, expected }) => found(text)[0] !== expected)
  expect(notFirst.length, notFirst.map(({ text }) => text).join(', ')).toBeLessThanOrEqual(5)
})

it.each([
  ['toyko', '/cities/tokyo'],
  ['new yrok', '/cities/new-york'],
  ['nwe york', '/cities/new-york'],
  ['lodnon', '/cities/london'],
  ['apris', '/cities/paris'],
  ['fracnisco', '/cities/san-francisco'],
  // while it is still being typed
  ['toyk', '/cities/tokyo'],
  ['hikign tokyo', '/cities/tokyo/communities/hiking'],
])('finds what is meant if two letters are swapped: %s', (text, expected) => {
  expect(found(text)[0]).toBe(expected)
})

it.each([
  ['tromso', '/cities/tromso'],
  ['lodz', '/cities/lodz'],
  ['da nang', '/cities/da-nang'],
  ['da‑nang', '/cities/da-nang'],
  ['xi’an', '/cities/xian'],
  ["xi'an", '/cities/xian'],
])('finds a name without its special letters, with any apostrophe and hyphen: %s', (text, expected) => {
  expect(found(text)[0]).toBe(expected)
})

it('finds nothing for blank texts and for what is not there', () => {
  expect(search('  ')).toEqual([])
  expect(search('qqqqzzzz xxyyy')).toEqual([])
})

it('offers no community in a city that does not have it', () => {
  expect(found('dancing riyadh')).not.toContain('/cities/riyadh/communities/dancing')
  expect(found('hiking riyadh')[0]).toBe('/cities/riyadh/communities/hiking')
})

it.each([
  ['birmingham hiking', ['birmingham', 'birmingham-alabama']],
  ['chess cambridge', ['cambridge', 'cambridge-massachusetts']],
  ['portland running', ['portland', 'portland-maine']],
])('offers a community in every city of that name: %s', (text, cities) => {
  const offered = found(text).filter((href) => /^\/cities\/[^/]+\/communities\//.test(href))
  expect(offered.map((href) => href.split('/')[2]).sort()).toEqual(cities)
})

it.each(['hiking groups in tokyo', 'hiking club tokyo', 'hiking in the city of tokyo', 'tokyo hiking group'])(
  'skips the words between a community and a city: %s',
  (text) => {
    expect(found(text)[0]).toBe('/cities/tokyo/communities/hiking')
  },
)

it.each(['this week', 'events', 'near me', 'today'])('finds the week: %s', (text) => {
  expect(found(text)[0]).toBe('/this-week')
})

it('names the groups of the city that is meant before those of another with a longer name', () => {
  const groups = search('parkrun london').filter(({ kind }) => kind === 'Groups that meet')
  expect(groups.length).toBeGreaterThan(1)
  expect(groups[0]?.href).toMatch(/^\/cities\/london\//)
})

it('offers an affinity together with a community', () => {
  const [affinity] = ownData().affinities
  expect(found(`${affinity?.[1]} hiking`)).toContain(`/affinities/${affinity?.[0]}/hiking`)
})

it('names the country beside a city, and says what each result is', () => {
  expect(search('lisbon')[0]).toEqual({
    kind: 'Cities',
    name: 'Lisbon',
    detail: 'Portugal',
    href: '/cities/lisbon',
  })
})

it.each(['i have no friends', 'no friends', 'lonely', 'alone', 'shy', 'divorced', 'no tengo amigos'])(
  'leads to the articles first when somebody says how they are: %s',
  (text) => {
    expect(found(text)[0]).toBe('/blog')
    expect(found(text).filter((href) => href.startsWith('/countries/'))).toEqual([])
  },
)

it('leads newcomers to those who welcome them', () => {
  expect(found('new in town')[0]).toBe('/communities/newcomers-and-expats')
})

it.each([
  ['nairobi women hiking', '/cities/nairobi/communities/hiking'],
  ['board games omaha evening', '/cities/omaha/communities/board-games'],
  ['i want to find hiking groups in tokyo', '/cities/tokyo/communities/hiking'],
  ['english osaka', '/cities/osaka/communities/language-exchange'],
  ['practise english osaka', '/cities/osaka/communities/language-exchange'],
])('finds a community in a city past a word that fits neither: %s', (text, expected) => {
  expect(found(text)[0]).toBe(expected)
})

it('answers any text: a long one, punctuation alone, other scripts', () => {
  for (const text of ['a '.repeat(40), '(((((', '東京', '\u0000', '"; drop table', 'x'.repeat(5000)]) {
    expect(() => search(text)).not.toThrow()
  }
})

it('finds the groups themselves, by what they do and where', () => {
  const names = (text: string) =>
    search(text).flatMap(({ kind, name }) => (kind === 'Groups that meet' ? [name] : []))
  expect(names('run club leeds')).toEqual(
    expect.arrayContaining(['Hyde Park Harriers', 'Woodhouse Moor parkrun']),
  )
  expect(names('leeds choir')).toEqual(["Leeds People's Choir"])
  expect(names('Hyde Park Harriers')).toContain('Hyde Park Harriers')
  expect(names('contra leeds')).toContain('Leeds Contra')
  // A city or a community alone is no question for one group; one word of a group's own name is.
  expect(names('leeds')).toEqual([expect.stringMatching(/^All \d+ groups in Leeds$/)])
  expect(names('chess')).toEqual([])
  expect(names('goodgym').join(' ')).toContain('GoodGym')
  expect(names('baltfolk')).toEqual(['BalTfolk'])
  expect(search('hyde park harriers')[0]).toEqual({
    kind: 'Groups that meet',
    name: 'Hyde Park Harriers',
    detail: 'Leeds',
    href: '/cities/leeds/groups#group-hyde-park-harriers',
  })
})

it('finds "irish music dublin" once such a group is listed', () => {
  const listed = {
    communities: ['making-music'],
    cities: [['dublin', [['The Session', [0], 'irish tunes']]]],
  } satisfies SearchGroups
  const names = (text: string) => find(text, makeGroupSearch(data, listed)).map(({ name }) => name)
  expect(names('irish music dublin')).toContain('The Session')
})

it('finds both cities of Saint Petersburg by either spelling', () => {
  for (const text of ['st. petersburg', 'saint petersburg'])
    expect(found(text).slice(0, 4)).toEqual(
      expect.arrayContaining(['/cities/saint-petersburg', '/cities/st-petersburg']),
    )
  expect(found('leningrad')).not.toContain('/cities/st-petersburg')
})

it('finds pages before the groups are there', () => {
  expect(find('hiking tokyo')[0]?.href).toBe('/cities/tokyo/communities/hiking')
  expect(find('hyde park harriers').map(({ kind }) => kind)).not.toContain('Groups that meet')
})

it.each([
  ['leeds', ['/cities/leeds/groups']],
  ['New York', ['/cities/new-york/groups']],
  ['portland', ['/cities/portland-maine/groups', '/cities/portland/groups']],
])('leads from a city to all its groups, after the city itself: %s', (text, expected) => {
  const results = search(text)
  expect(results[0]?.kind).toBe('Cities')
  const all = results.filter(({ href }) => href.endsWith('/groups'))
  expect(all.map(({ href }) => href).sort()).toEqual(expected)
  for (const { kind, name } of all) {
    expect(kind).toBe('Groups that meet')
    expect(name).toMatch(/^All \d+ groups in /)
  }
})
