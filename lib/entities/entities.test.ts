import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRow, readRows } from '@/lib/db/execute'
import { affinityReads, findCitiesOfAffinity, findCitiesOfCombination } from './affinity'
import { appReads, findApps } from './app'
import { articleReads, findArticles } from './article'
import { cityReads, findCities, findCitiesForCommunity, findCity, findCityRefs, withinLimit } from './city'
import { communityReads, findCommunitiesOfCity, findCommunity } from './community'
import { countryReads, findCountries, findCountry, findCountryCodeByNameSlug } from './country'
import { drawCities } from './draw'
import { findPlacesOfCity, suggestionReads } from './suggestion'

vi.mock('@/lib/db/execute', () => ({ readRows: vi.fn(), readRow: vi.fn(), readFresh: vi.fn() }))

/** The rows of each read; a read that is not listed fails the test. */
let answers: Map<unknown, unknown>
const askedFor = (read: unknown) =>
  vi.mocked(readRows).mock.calls.filter(([asked]) => asked === read).length +
  vi.mocked(readRow).mock.calls.filter(([asked]) => asked === read).length
const answer = async (read: { tag: string }) => {
  const given = answers.get(read)
  if (given === undefined) throw new Error(`Nobody expected a read of ${read.tag}`)
  if (given instanceof Error) throw given
  return given
}

const warn = vi.spyOn(console, 'warn')
const texts = { micro_description: 'plain', micro_description_lff: 'own' }
const japan = { id: 'jp-id', name: 'Japan', code: 'jp', flag_url: '/flags/jp.svg', ...texts }
const cityRow = (name: string, more: object = {}) => ({
  id: `${name}-id`,
  name,
  slug: name.toLowerCase(),
  country_id: 'jp-id',
  image_url: null,
  ...texts,
  ...more,
})
const communityRow = (name: string) => ({
  id: `${name}-id`,
  name,
  slug: name.toLowerCase(),
  image_url: null,
  short_description: 'short',
  short_description_lff: null,
  ...texts,
})

beforeEach(() => {
  warn.mockReset()
  vi.mocked(readRows).mockImplementation(answer as unknown as typeof readRows)
  vi.mocked(readRow).mockImplementation(answer as unknown as typeof readRow)
  answers = new Map<unknown, unknown>([
    [countryReads.cards, [japan]],
    [countryReads.cardById, japan],
    [cityReads.cards, [cityRow('Tokyo'), cityRow('Ōtsu', { slug: 'otsu' }), cityRow('Kyoto')]],
    [communityReads.cards, ['Zine', 'Art', 'Choir', 'Chess', 'Go', 'Tea', 'Yoga'].map(communityRow)],
  ])
})
afterEach(() => vi.clearAllMocks())

describe('cities', () => {
  it('are sorted by name in English order, with their country', async () => {
    const cities = await findCities('mnf')
    expect(cities.map(({ name }) => name)).toEqual(['Kyoto', 'Ōtsu', 'Tokyo'])
    expect(cities[0]?.country).toEqual({ id: 'jp-id', name: 'Japan', code: 'jp' })
  })
  it("have the variant's texts", async () => {
    expect((await findCities('lff'))[0]?.micro).toBe('own')
    expect((await findCities('mnf'))[0]?.micro).toBe('plain')
  })
  it('with a malformed slug are left out, and one log line names the row', async () => {
    answers.set(cityReads.cards, [cityRow('Tokyo'), cityRow('Odd', { slug: 'Not A Slug' })])
    expect((await findCities('mnf')).map(({ name }) => name)).toEqual(['Tokyo'])
    await findCities('lff')
    expect(warn.mock.calls).toEqual([
      ['Content: cities "Odd": "Not A Slug" is not a kebab-case slug; the row is left out'],
    ])
  })
  it('with invalid URLs and empty texts are returned without them, and each is logged', async () => {
    answers.set(cityReads.page, {
      ...cityRow('Nara', { image_url: 'javascript:alert(1)' }),
      pulse_url: 'http://pulse.example',
      ...{ latitude: null, longitude: null, time_zone: null, languages: [], population: null, airport: null },
      ...{ pleasant_months: [], pleasant_months_note: null },
      short_description: null,
      short_description_lff: null,
      long_description: ' ',
      long_description_lff: null,
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
    })
    expect(await findCity('mnf', 'nara')).toMatchObject({ imageUrl: null, pulseUrl: null, long: '' })
    const lines = warn.mock.calls.map(([line]) => line)
    expect(lines).toHaveLength(3)
    for (const [index, column] of ['image_url', 'pulse_url', 'long_description'].entries()) {
      expect(lines[index]).toContain(`Content: cities "Nara": ${column}`)
    }
  })
  it('with a very long name are logged', async () => {
    answers.set(cityReads.cards, [cityRow('X'.repeat(200), { slug: 'x' })])
    expect(await findCities('mnf')).toHaveLength(1)
    expect(warn.mock.calls[0]?.[0]).toContain('the name has 200 characters')
  })
  it('are not looked up by a malformed slug', async () => {
    expect(await findCity('mnf', '../etc')).toBeNull()
    expect(askedFor(cityReads.page)).toBe(0)
  })
  it('throw if the read fails, and are never an empty list then', async () => {
    answers.set(cityReads.cards, new Error('down'))
    await expect(findCities('mnf')).rejects.toThrow('down')
  })
})

describe('cities for a community', () => {
  it('are an empty list if the id is not a string', async () => {
    expect(await findCitiesForCommunity('mnf', undefined)).toEqual([])
    expect(await findCitiesForCommunity('mnf', 7)).toEqual([])
  })
  it('are all cities that offer it if the limit allows that, whatever the community', async () => {
    answers.set(cityReads.ids, [
      { id: 'Tokyo-id', slug: 'tokyo', country_id: 'jp-id' },
      { id: 'Ōtsu-id', slug: 'otsu', country_id: 'jp-id' },
      { id: 'Kyoto-id', slug: 'kyoto', country_id: 'jp-id' },
    ])
    answers.set(communityReads.absences, [])
    expect(await findCitiesForCommunity('mnf', 'anything')).toHaveLength(3)
    expect(await findCitiesForCommunity('mnf', 'anything', 0)).toHaveLength(3)
    answers.set(communityReads.absences, [
      { community_id: 'dancing', country_id: 'jp-id', city_id: null },
      { community_id: 'choir', country_id: null, city_id: 'Tokyo-id' },
    ])
    const names = async (community: string) =>
      (await findCitiesForCommunity('mnf', community)).map(({ name }) => name)
    expect(await names('dancing')).toEqual([])
    expect(await names('choir')).toEqual(['Kyoto', 'Ōtsu'])
  })
  it('are drawn from those with a valid slug, and only their cards are read', async () => {
    const all = Array.from({ length: 20 }, (_, number) => ({
      id: `id-${number}`,
      slug: `city-${number}`,
      country_id: 'jp-id',
    }))
    answers.set(cityReads.ids, [...all, { id: 'odd', slug: 'Not A Slug', country_id: 'jp-id' }])
    answers.set(cityReads.cardsById, [])
    answers.set(communityReads.absences, [])
    await findCitiesForCommunity('mnf', 'hiking')
    const drawn = drawCities(
      'hiking',
      all.map(({ id }) => id),
      6,
    )
    expect(readRows).toHaveBeenCalledWith(cityReads.cardsById, drawn)
    expect(askedFor(cityReads.cards)).toBe(0)
  })
  it.each([
    [6, 6],
    [100, 100],
    [101, 100],
    [1, 1],
    [0.5, 1],
    [0, 150],
    [-1, 150],
    [Number.NaN, 150],
    ['6', 150],
    [undefined, 150],
  ])('with a limit of %s are %i of 150', (limit, expected) => {
    expect(withinLimit(Array.from({ length: 150 }), limit)).toHaveLength(expected)
  })
})

describe('cities of an affinity', () => {
  it('are sorted by name up to the limit, with one read of countries for all', async () => {
    answers.set(
      affinityReads.cities,
      ['b', 'a', 'c'].map((city_id) => ({ city_id })),
    )
    answers.set(cityReads.cardsById, [cityRow('Nara'), cityRow('Rome', { country_id: 'it-id' })])
    answers.set(countryReads.cards, [japan, { ...japan, id: 'it-id', name: 'Italy', code: 'IT' }])
    const cities = await findCitiesOfAffinity('mnf', 'affinity-id')
    expect(cities.map(({ name, country }) => [name, country.code])).toEqual([
      ['Nara', 'jp'],
      ['Rome', 'it'],
    ])
    expect(await findCitiesOfAffinity('mnf', 'affinity-id', 1)).toHaveLength(1)
    expect(readRows).toHaveBeenCalledWith(cityReads.cardsById, ['b', 'a', 'c'])
    expect(askedFor(countryReads.cards)).toBe(2)
    expect(askedFor(countryReads.cardById)).toBe(0)
  })
  it('with a community are only those that offer it, and fewer never stand in for more', async () => {
    const many = Array.from('ABCDEFGHIJKLMN', (letter) => cityRow(`City-${letter}`))
    answers.set(
      affinityReads.cities,
      many.map(({ id }) => ({ city_id: id })),
    )
    answers.set(cityReads.cardsById, many)
    answers.set(communityReads.absences, [
      { community_id: 'dogs', country_id: null, city_id: 'City-A-id' },
      { community_id: 'dancing', country_id: 'jp-id', city_id: null },
    ])
    const cities = await findCitiesOfCombination('mnf', 'affinity-id', 'dogs')
    expect(cities).toHaveLength(12)
    expect(cities[0]?.name).toBe('City-B')
    expect(await findCitiesOfCombination('mnf', 'affinity-id', 'dancing')).toEqual([])
  })
})

describe('cities to link to', () => {
  it('come in the given order, without those that are missing or have a malformed slug', async () => {
    const rows = [cityRow('Tokyo'), cityRow('Odd', { slug: 'Not A Slug' }), cityRow('Kyoto')]
    answers.set(cityReads.cardsById, rows)
    expect(await findCityRefs(['Kyoto-id', 'gone-id', 'Odd-id', 'Tokyo-id'])).toEqual([
      { id: 'Kyoto-id', name: 'Kyoto', slug: 'kyoto' },
      { id: 'Tokyo-id', name: 'Tokyo', slug: 'tokyo' },
    ])
  })
  it('do not depend on their countries', async () => {
    answers.set(cityReads.cardsById, [cityRow('Tokyo')])
    await findCityRefs(['Tokyo-id'])
    expect(askedFor(countryReads.cards)).toBe(0)
    expect(askedFor(countryReads.cardById)).toBe(0)
  })
})

describe('communities', () => {
  it.each([undefined, null, 7, '', '   '])('are not looked up by %j', async (slug) => {
    expect(await findCommunity('mnf', slug)).toBeNull()
    expect(askedFor(communityReads.page)).toBe(0)
  })
  it('are looked up by the trimmed slug', async () => {
    answers.set(communityReads.page, null)
    expect(await findCommunity('mnf', ' chess ')).toBeNull()
    expect(readRow).toHaveBeenCalledWith(communityReads.page, 'chess')
  })
  it('of a city are the first six by name, without those that are not offered there', async () => {
    const city = { id: 'tokyo-id', country: { id: 'jp-id' } }
    const away = (community: string, where: object) => ({
      community_id: `${community}-id`,
      country_id: null,
      city_id: null,
      ...where,
    })
    answers.set(communityReads.absences, [])
    const names = async () => (await findCommunitiesOfCity('mnf', city, 6)).map(({ name }) => name)
    expect(await names()).toEqual(['Art', 'Chess', 'Choir', 'Go', 'Tea', 'Yoga'])
    answers.set(communityReads.absences, [
      away('Go', { city_id: 'tokyo-id' }),
      away('Tea', { country_id: 'jp-id' }),
      away('Art', { country_id: 'it-id' }),
    ])
    expect(await names()).toEqual(['Art', 'Chess', 'Choir', 'Yoga', 'Zine'])
  })
})

describe('countries', () => {
  it('have a lowercase code', async () => {
    answers.set(countryReads.cards, [{ ...japan, code: 'JP' }])
    expect((await findCountries('mnf'))[0]?.code).toBe('jp')
  })
  it('are found by the slug of their name', async () => {
    expect(await findCountryCodeByNameSlug('japan')).toBe('jp')
    expect(await findCountryCodeByNameSlug('atlantis')).toBeNull()
  })
  it('are not looked up by anything but a code', async () => {
    expect(await findCountry('mnf', 'japan')).toBeNull()
    expect(askedFor(countryReads.page)).toBe(0)
  })
})

it("apps come in the content team's order", async () => {
  const app = { description: null, description_lff: null, logo_url: null, url: null, name_lff: null }
  answers.set(appReads.all, [
    { ...app, id: '2', name: 'Second', sort_order: 20 },
    { ...app, id: '1', name: 'First', sort_order: 10, name_lff: 'Erste' },
  ])
  expect((await findApps('lff')).map(({ name }) => name)).toEqual(['Erste', 'Second'])
})

it("the partner's app is known by its plain name, whatever a brand calls it", async () => {
  const app = { description: null, description_lff: null, logo_url: null, url: null, sort_order: 1 }
  answers.set(appReads.all, [
    { ...app, id: '1', name: ' Pulse Now ', name_lff: 'The Crew App' },
    { ...app, id: '2', name: 'Strava', name_lff: 'Pulse Now' },
  ])
  expect((await findApps('lff')).map(({ name, known }) => [name, known])).toEqual([
    ['The Crew App', 'pulse'],
    ['Pulse Now', null],
  ])
})

it('suggestions and articles come newest first', async () => {
  const suggestion = {
    title_lff: null,
    description: null,
    description_lff: null,
    city_id: 'x',
    community_id: null,
    days: ['wed'],
    months: [5, 4],
    is_indoors: true,
    caution: ' Not after dark. ',
  }
  answers.set(suggestionReads.ofCity, [
    { ...suggestion, id: '1', title: 'Old', created_at: '2026-01-01T00:00:00+00:00' },
    { ...suggestion, id: '2', title: 'New', created_at: '2026-02-01T00:00:00+00:00' },
  ])
  answers.set(suggestionReads.suited, [{ suggestion_id: '2', community_id: 'hiking-id' }])
  const hiking = { id: 'hiking-id', name: 'Hiking', slug: 'hiking', micro: '', short: '', imageUrl: null }
  expect(
    (await findPlacesOfCity('mnf', 'x', [hiking])).map(({ title, communities }) => [title, communities]),
  ).toEqual([
    ['New', [hiking]],
    ['Old', []],
  ])

  const article = {
    title_lff: null,
    excerpt: null,
    excerpt_lff: null,
    author: null,
    image_url: null,
    published_at: null,
  }
  answers.set(articleReads.cards, [
    {
      ...article,
      id: '1',
      title: 'A',
      slug: 'a',
      date: null,
      created_at: '2026-01-01T08:00:00Z',
      tags: [],
      is_featured: false,
    },
    {
      ...article,
      id: '2',
      title: 'B',
      slug: 'b',
      date: '2026-03-01',
      created_at: '2026-02-01T08:00:00Z',
      tags: ['x', ' '],
      is_featured: true,
    },
  ])
  expect(await findArticles('mnf')).toMatchObject([
    { title: 'B', date: '2026-03-01', tags: ['x'], isFeatured: true },
    { title: 'A', date: '2026-01-01', tags: [], isFeatured: false },
  ])

  // Written before the others, but published after them.
  answers.set(articleReads.cards, [
    ...(answers.get(articleReads.cards) as object[]),
    {
      ...article,
      id: '3',
      title: 'C',
      slug: 'c',
      date: null,
      created_at: '2025-12-01T08:00:00Z',
      published_at: '2026-04-01T08:00:00Z',
      tags: [],
      is_featured: false,
    },
  ])
  // Imported: its `date` is text for readers and moves nothing; its place is that of `created_at`.
  answers.set(articleReads.cards, [
    ...(answers.get(articleReads.cards) as object[]),
    {
      ...article,
      id: '4',
      title: 'D',
      slug: 'd',
      date: '2026-05-01',
      created_at: '2026-01-15T08:00:00Z',
      tags: [],
      is_featured: false,
    },
  ])
  expect((await findArticles('mnf')).map(({ title, date }) => [title, date])).toEqual([
    ['C', '2026-04-01'],
    ['B', '2026-03-01'],
    ['D', '2026-05-01'],
    ['A', '2026-01-01'],
  ])
})
