import { beforeAll, expect, it, vi } from 'vitest'
import type { Read } from '@/lib/db/declare'
import { findAffinities, findCitiesOfCombination, findCommunitiesOfAffinity } from '@/lib/entities/affinity'
import { findCities, findCitiesForCommunity } from '@/lib/entities/city'
import { findCombinationsToPrerender } from '@/lib/entities/combinations'
import { findCommunities, findCommunitiesOfCity } from '@/lib/entities/community'
import { findFinders } from '@/lib/entities/finder'
import { findSearchData, findSearchGroups } from '@/lib/entities/search'
import { findPlacesOfCity } from '@/lib/entities/suggestion'
import { weekdays } from '@/lib/entities/usable'
import { findPages } from '@/lib/seo/page-list'
import type { Sources } from './build/sources'
import type { Row } from './build/sql'
import { ownSources, ownTables } from './own'

// Over the whole seed: no page, list or file pairs a community with a city or country that does not offer it.

const tables = new Map<string, readonly Row[]>()
const indexes = new Map<Read, Map<unknown, Row[]>>()
const rowsOf = async (read: Read, keys: string | readonly string[] = []) => {
  const rows = tables.get(read.table.name) ?? []
  const { match } = read
  if (match === undefined) return rows
  const index = indexes.get(read) ?? Map.groupBy(rows, (row) => row[match])
  indexes.set(read, index)
  return [keys].flat().flatMap((key) => index.get(key) ?? [])
}
vi.mock('@/lib/db/execute', () => ({
  readRows: (read: Read, keys?: string) => rowsOf(read, keys),
  readRow: async (read: Read, key: string) => (await rowsOf(read, key))[0] ?? null,
  readFresh: (read: Read, keys?: string) => rowsOf(read, keys),
}))

let sources: Sources
/** As the editors wrote it, told apart from the code that is tested. */
function isAbsent(community: string, city: string): boolean {
  const { countries = [], cities = [] } = sources.absences[community] ?? {}
  return cities.includes(city) || countries.includes(sources.cityFacts.get(city)?.country ?? '')
}

beforeAll(async () => {
  sources = ownSources()
  for (const { name, rows } of await ownTables()) tables.set(name, rows)
  // The seed leaves out days that are the column's default.
  const places = tables.get('local_suggestions') ?? []
  tables.set(
    'local_suggestions',
    places.map((row) => ({ days: weekdays, ...row })),
  )
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
}, 120_000)

it('has absences of a country and of a city to begin with', () => {
  expect(isAbsent('dancing', 'riyadh')).toBe(true)
  expect(isAbsent('swimming', 'darwin')).toBe(true)
  expect(isAbsent('swimming', 'tokyo')).toBe(false)
})

it("names no city on a community's page that does not offer it", async () => {
  for (const { id, slug } of await findCommunities('mnf')) {
    const drawn = await findCitiesForCommunity('mnf', id)
    expect(drawn).toHaveLength(6)
    const all = await findCitiesForCommunity('mnf', id, 0)
    expect(
      [...drawn, ...all].filter((city) => isAbsent(slug, city.slug)).map(({ name }) => [slug, name]),
    ).toEqual([])
    expect(all).toHaveLength(sources.cities.filter((city) => !isAbsent(slug, city.slug)).length)
  }
})

it('names no city on the page of an affinity with a community that does not offer it', async () => {
  for (const affinity of await findAffinities('mnf')) {
    for (const { id, slug } of await findCommunitiesOfAffinity('mnf', affinity.id)) {
      const cities = await findCitiesOfCombination('mnf', affinity.id, id)
      const wrong = cities.filter((city) => isAbsent(slug, city.slug))
      expect(wrong.map(({ name }) => [affinity.slug, slug, name])).toEqual([])
    }
  }
})

it('names no community on the pages of a city that does not offer it', async () => {
  for (const city of await findCities('mnf')) {
    const offered = await findCommunitiesOfCity('mnf', city)
    const places = await findPlacesOfCity('mnf', city.id, offered)
    const named = [...offered, ...places.flatMap(({ communities }) => communities)]
    expect(
      named.filter(({ slug }) => isAbsent(slug, city.slug)).map(({ slug }) => [city.slug, slug]),
    ).toEqual([])
    const slugsOf = new Map(
      (tables.get('finders') ?? []).map((row) => [row.id, row.community_slugs as string[]]),
    )
    for (const { id, name } of await findFinders('mnf', { city, country: city.country })) {
      const slugs = slugsOf.get(id) ?? []
      expect(
        slugs.length > 0 && slugs.every((slug) => isAbsent(slug, city.slug)),
        `${city.slug}: ${name}`,
      ).toBe(false)
    }
  }
})

it('lists no such pair for search engines, for the search and for the build', async () => {
  const inCity = /^\/cities\/([^/]+)\/communities\/([^/]+)$/
  const listed = [...(await findPages())].flatMap(({ path }) => {
    const [, city, community] = inCity.exec(path) ?? []
    return city && community ? [{ city, community }] : []
  })
  const built = await findCombinationsToPrerender()
  expect(listed.length).toBeGreaterThan(1000)
  expect(built.length).toBeGreaterThan(1000)
  expect([...listed, ...built].filter(({ city, community }) => isAbsent(community, city))).toEqual([])

  const { absent } = await findSearchData('mnf')
  for (const { slug: community } of sources.communities) {
    const expected = sources.cities.map(({ slug }) => slug).filter((city) => isAbsent(community, city))
    expect(absent[community]?.toSorted() ?? []).toEqual(expected.toSorted())
  }

  const { communities, cities } = await findSearchGroups('mnf')
  expect(cities.length).toBeGreaterThan(100)
  const wrong = cities.flatMap(([city, groups]) =>
    groups
      .flatMap(([, suited]) => suited.map((index) => communities[index] as string))
      .filter((community) => isAbsent(community, city)),
  )
  expect(wrong).toEqual([])
})
