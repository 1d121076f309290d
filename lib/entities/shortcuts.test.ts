import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Read } from '@/lib/db/declare'
import { DatabaseReadError } from '@/lib/db/errors'
import { cityReads } from './city'
import { communityReads } from './community'
import { countryReads } from './country'
import { findFeaturedCities, findFooterShortcuts } from './shortcuts'

const text = { micro_description: null, micro_description_lff: null, short_description: null }
const city = (slug: string, population: number) => ({
  id: slug,
  slug,
  name: slug,
  population,
  region: null,
  country_id: 'x',
  image_url: null,
  pulse_url: null,
  latitude: null,
  longitude: null,
  time_zone: null,
  airport: null,
  languages: [],
  pleasant_months: [],
  pleasant_months_note: null,
  ...text,
})
let tables: Record<string, object[]>
let asked: Read[]
let isDown: boolean
const rowsOf = async (read: Read, keys?: string | readonly string[]) => {
  asked.push(read)
  if (isDown) throw new DatabaseReadError(read.table.name, { message: 'fetch failed' }, 0)
  const rows = (tables[read.table.name] ?? []) as Record<string, unknown>[]
  const { match } = read
  return match === undefined ? rows : rows.filter((row) => [keys].flat().includes(String(row[match])))
}
vi.mock('@/lib/db/execute', () => ({
  readRows: (read: Read, keys?: string) => rowsOf(read, keys),
  readRow: async (read: Read, key: string) => (await rowsOf(read, key))[0] ?? null,
  readFresh: (read: Read, keys?: string) => rowsOf(read, keys),
}))

const named = (slug: string) => ({ id: slug, slug, name: slug, image_url: null, ...text })
const country = (code: string) => ({ id: code, code, name: `Country ${code}`, flag_url: null, ...text })
beforeEach(() => {
  asked = []
  isDown = false
  tables = {
    cities: ['new-york', 'london', 'tokyo', 'paris', 'berlin', 'amsterdam'].map((slug) => city(slug, 5)),
    countries: ['us', 'gb', 'ca', 'au'].map(country),
    communities: ['hiking', 'gaming', 'photography', 'cooking'].map(named),
  }
})
afterEach(() => vi.clearAllMocks())

const hrefs = async () =>
  Object.values(await findFooterShortcuts()).map((links: { href: string }[]) => links.map(({ href }) => href))

it('are the specification’s where they exist, and depend on no other row', async () => {
  expect(await hrefs()).toEqual([
    ['/cities/new-york', '/cities/london', '/cities/tokyo', '/cities/paris', '/cities/berlin'],
    ['/countries/us', '/countries/gb', '/countries/ca', '/countries/au'],
    ['/communities/hiking', '/communities/gaming', '/communities/photography', '/communities/cooking'],
  ])
  expect(new Set(asked)).toEqual(new Set([cityReads.link, countryReads.link, communityReads.link]))
})

it('never lead to a page that does not exist: the next best takes its place', async () => {
  tables.cities = [
    city('london', 5),
    city('village', 1),
    city('delhi', 30),
    city('cairo', 20),
    city('oslo', 2),
  ]
  tables.countries = ['us', 'be', 'at', 'ca', 'au'].map(country)
  tables.communities = ['hiking', 'zumba', 'chess', 'cooking'].map(named)
  expect(await hrefs()).toEqual([
    ['/cities/london', '/cities/delhi', '/cities/cairo', '/cities/oslo', '/cities/village'],
    ['/countries/us', '/countries/ca', '/countries/au', '/countries/at'],
    ['/communities/hiking', '/communities/cooking', '/communities/chess', '/communities/zumba'],
  ])
  expect((await findFeaturedCities('mnf')).map(({ slug }) => slug)).toEqual([
    'london',
    'delhi',
    'cairo',
    'oslo',
  ])
})

it('are the specification’s while the database is down, which is logged: error screens have a footer too', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const known = await findFooterShortcuts()
  isDown = true
  const { cities, countries, communities } = await findFooterShortcuts()
  expect([cities, countries, communities].map((links) => links.map(({ href }) => href))).toEqual(
    Object.values(known).map((links: { href: string }[]) => links.map(({ href }) => href)),
  )
  expect(cities[0]?.name).toBe('New York')
  expect(countries.map(({ name }) => name)).toEqual([
    'United States',
    'United Kingdom',
    'Canada',
    'Australia',
  ])
  expect(communities[0]?.name).toBe('Hiking')
  expect(error.mock.calls.flat().join()).toContain('not reachable')
})

it('are empty in an empty directory', async () => {
  tables = {}
  expect(await hrefs()).toEqual([[], [], []])
  expect(await findFeaturedCities('mnf')).toEqual([])
})
