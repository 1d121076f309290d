import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Read, TableName } from '@/lib/db/declare'
import { readRow, readRows } from '@/lib/db/execute'
import { makeSearch } from '@/lib/search/find'
import { groupCalendar, hasEntries } from '@/lib/seo/calendar'
import { atomFeed } from '@/lib/seo/feed'
import { llmsText } from '@/lib/seo/llms'
import { findPages } from '@/lib/seo/page-list'
import { sitemapFile } from '@/lib/seo/sitemap'
import { entities } from '.'
import {
  findAffinities,
  findAffinity,
  findCitiesOfAffinity,
  findCombinationIntro,
  findCommunitiesOfAffinity,
} from './affinity'
import { findApps } from './app'
import { findArticle, findArticles } from './article'
import {
  findCities,
  findCitiesForCommunity,
  findCitiesOfCountry,
  findCity,
  findCityPositions,
  findNearbyCities,
} from './city'
import { findCommunities, findCommunitiesOfCity, findCommunity } from './community'
import { findCountries, findCountry, findCountryFacts } from './country'
import { findFinders } from './finder'
import { findGroupsOfCity } from './group'
import { findDatesOfGroups } from './group-date'
import { findSearchData, findSearchGroups } from './search'
import { findPlacesOfCity, findSuggestionsOfCommunity } from './suggestion'
import { findWeekData } from './week'

// Each column of each table gets each odd value that its type allows, in one of two rows. Nothing throws, the other row
// is shown wherever it was, and so is the rest of the row itself (docs/product.md 15.11).

vi.mock('@/lib/db/execute', () => ({ readRows: vi.fn(), readRow: vi.fn(), readFresh: vi.fn() }))

type Row = Record<string, unknown>
const site = 'lff'

/** The types of a table's columns, as the generated types give them. */
const types = new Map(
  [
    ...readFileSync('lib/db/database.types.ts', 'utf8').matchAll(
      /^ {6}(\w+): \{\n {8}Row: \{\n(.*?)^ {8}\}/gms,
    ),
  ].map(([, table = '', columns = '']) => [
    table,
    new Map([...columns.matchAll(/^ {10}(\w+): (.+)$/gm)].map(([, column, type]) => [column, type ?? ''])),
  ]),
)
const typeOf = (table: string, column: string) => types.get(table)?.get(column) ?? ''

const long = 'x'.repeat(20_000)
const texts = [
  '',
  ' ',
  '\u200b',
  long,
  'constructor',
  '__proto__',
  'toString',
  '東京',
  '{city}',
  '%',
  '&nbsp;',
]
const endless = ['infinity', '-infinity', '0001-01-01 BC', '294276-12-31T23:59:59+00:00', '24:00:00']
const odd: Record<string, unknown[]> = {
  string: texts,
  date: endless,
  number: [0, -1, 0.5, 2_147_483_647, 1e308, 'NaN', 'Infinity'],
  boolean: [false],
  'string[]': [[], [null], ['', ' '], ['a', null], ['constructor', '__proto__'], [['a'], ['b']], [long]],
  'number[]': [[], [null], [0, 13], [1, null], [[1], [2]], [-1, 1e308], ['NaN']],
}
/** Those of its type; an identifier has none but null. */
function oddValues(table: string, column: string): unknown[] {
  const [type = '', ...others] = typeOf(table, column).split(' | ')
  const isKey = /(?:^|_)id$/.test(column)
  const kind = /(?:_at|_on|_time|^date)$/.test(column) ? 'date' : type
  return [...(isKey ? [] : (odd[kind] ?? [])), ...(others.includes('null') ? [null] : [])]
}

const keys = new Map<string, TableName>([
  ['city_id', 'cities'],
  ['country_id', 'countries'],
  ['community_id', 'communities'],
  ['affinity_id', 'affinities'],
  ['suggestion_id', 'local_suggestions'],
  ['group_id', 'groups'],
])
const usual: Row = {
  code: null,
  flag_url: '/flags/jp.svg',
  image_url: '/images/a.webp',
  logo_url: '/images/a.webp',
  wikipedia_url: 'https://wiki.example/',
  pulse_url: 'https://pulse.example/',
  url: 'https://find.example/?q={city}',
  link: 'https://group.example/',
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-02T00:00:00+00:00',
  published_at: null,
  date: '2026-01-03',
  checked_on: '2026-11-01',
  ends_at: null,
  time_zone: 'Asia/Tokyo',
  start_time: '19:00:00',
  as_of: '2026-05',
  rrule: 'FREQ=WEEKLY;BYDAY=SA',
  rhythm: null,
  is_all_day: false,
  latitude: 35.68,
  longitude: 139.7,
  population: 1_000_000,
  distance_km: 2,
  duration_minutes: 60,
  ...{ kind: 'search', join_kind: 'free', status: 'planned', units: 'metric', care_level: 'normal' },
  ...{ weekend: ['sat'], days: ['sat'], months: [5], pleasant_months: [4, 5] },
  ...{ country_codes: [], except_country_codes: [], community_slugs: [] },
}

/** A row whose texts tell where they are from: "good.cities.name". */
function rowOf(which: 'good' | 'odd', table: TableName, columns: readonly string[]): Row {
  const value = (column: string): unknown => {
    const key = keys.get(column)
    if (column === 'id' || column === 'slug') return `${which}-${table.replaceAll('_', '-')}`
    if (column === 'code') return which === 'good' ? 'go' : 'od'
    if (column === 'starts_at') return `2026-12-0${which === 'good' ? 1 : 2}T03:00:00+00:00`
    // Both dates belong to one group, and no community is absent anywhere.
    if (table === 'group_dates' && column === 'group_id') return 'good-groups'
    if (table === 'community_absences') return null
    if (table === 'local_suggestions' && column === 'community_id') return `${which}-communities`
    if (key) return `${which}-${key.replaceAll('_', '-')}`
    if (Object.hasOwn(usual, column)) return usual[column]
    if (column.endsWith('_lff')) return null
    const mark = `${which}.${table}.${column}`
    const type = typeOf(table, column).split(' | ')[0]
    return type === 'string[]' ? [mark] : type === 'boolean' ? true : type === 'number' ? 1 : mark
  }
  return Object.fromEntries(columns.map((column) => [column, value(column)]))
}

let database: Map<TableName, Row[]>
const select = (read: Read, wanted?: string | readonly string[]): Row[] => {
  const rows = database.get(read.table.name) ?? []
  const { match } = read
  const asked = wanted === undefined ? undefined : [wanted].flat()
  return rows
    .filter((row) => !match || asked?.includes(String(row[match])))
    .map((row) => Object.fromEntries(read.columns.map((column) => [column, row[column]])))
}

/** Everything that pages and files show, by what it is. */
async function everything(): Promise<Map<string, string>> {
  const both = <Item>(each: (which: string) => Promise<Item>) => Promise.all(['good', 'odd'].map(each))
  const cities = await both((which) => findCity(site, `${which}-cities`))
  const articles = await findArticles(site)
  const cards = await findCommunities(site)
  const groups = await both((which) => findGroupsOfCity(site, `${which}-cities`, cards))
  const dates = await findDatesOfGroups(['good-groups', 'odd-groups'])
  const bodies = await Promise.all(articles.map(({ slug }) => findArticle(site, slug)))
  const dated = groups.flat().map((group) => ({ group, dates: dates.get(group.id) ?? [] }))
  const countries = await both((which) => findCountry(site, which === 'good' ? 'go' : 'od'))
  const parts: [string, unknown][] = [
    ['cities', await findCities(site)],
    ['city', cities],
    ['positions', await findCityPositions()],
    ['nearby', cities[0] && (await findNearbyCities(cities[0]))],
    ['country', countries],
    ['countries', await findCountries(site)],
    ['facts', await both((which) => findCountryFacts(`${which}-countries`))],
    ['inside', await Promise.all(countries.map((country) => country && findCitiesOfCountry(site, country)))],
    ['communities', cards],
    ['community', await both((which) => findCommunity(site, `${which}-communities`))],
    ['offering', await both((which) => findCitiesForCommunity(site, `${which}-communities`))],
    ['offered', await Promise.all(cities.map((city) => city && findCommunitiesOfCity(site, city)))],
    ['affinities', await findAffinities(site)],
    ['affinity', await both((which) => findAffinity(site, `${which}-affinities`))],
    ['linked', await both((which) => findCommunitiesOfAffinity(site, `${which}-affinities`))],
    ['places of affinity', await both((which) => findCitiesOfAffinity(site, `${which}-affinities`))],
    [
      'intros',
      await both((which) => findCombinationIntro(site, `${which}-affinities`, `${which}-communities`)),
    ],
    ['apps', await findApps(site)],
    ['articles', articles],
    ['places', await both((which) => findPlacesOfCity(site, `${which}-cities`, cards))],
    ['suggestions', await both((which) => findSuggestionsOfCommunity(site, `${which}-communities`))],
    ['groups', groups],
    ['dates', [...dates]],
    [
      'finders',
      await Promise.all(cities.map((city) => city && findFinders(site, { city, country: city.country }))),
    ],
    ['search', await findSearchData(site)],
    ['searched groups', await findSearchGroups(site)],
    ['week', await findWeekData(site)],
    ['sitemap', sitemapFile(site, await findPages(), 0)],
    [
      'feed',
      atomFeed(
        site,
        bodies.flatMap((one) => (one ? [{ ...one, html: one.content }] : [])),
      ),
    ],
    ['llms', llmsText(site, { cities: 1, countries: 1, communities: 1, affinities: 1, apps: 1, articles })],
    [
      'calendar',
      groupCalendar(site, {
        name: 'Calendar',
        path: '/cities/good-cities/groups',
        timeZone: cities[0]?.facts.timeZone ?? 'UTC',
        city: 'A city',
        groups: dated.filter(hasEntries),
      }),
    ],
  ]
  return new Map(parts.map(([name, part]) => [name, unfolded(JSON.stringify(part))]))
}

/** Calendars break their lines after 75 characters. */
const unfolded = (text: string) => text.replaceAll('\\r\\n ', '')

/** What tells the rows: their texts, their addresses, and the days of their dates. */
const marks = (text: string) =>
  new Set(text.match(/(?:good|odd)\.\w+\.\w+|\/?(?:good|odd)-[a-z]+|2026-?12-?0\d/g) ?? [])
const ofGood = (mark: string) => !/odd|02$/.test(mark)

/** Without these a row cannot be shown, or not everywhere. */
const decisive = new Set([
  ...['city_id', 'community_id'],
  ...['slug', 'code', 'link', 'checked_on', 'starts_at', 'published_at'],
  ...['rrule', 'start_time', 'as_of', 'makes_dates', 'months', 'kind', 'url'],
  ...['country_codes', 'except_country_codes', 'community_slugs'],
])

const isDecisive = (column: string, part: string) =>
  decisive.has(column) || (/itude$/.test(column) && /^(?:nearby|positions)$/.test(part))

let usualParts: Map<string, string>
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

function fill(): void {
  database = new Map(
    entities.map(({ table: { name, columns, gates } }) => {
      const all = [...new Set([...columns, ...gates])]
      return [name, [rowOf('good', name, all), rowOf('odd', name, all)]]
    }),
  )
  database.set('community_absences', [])
}

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] })
  vi.mocked(readRows).mockImplementation((async (read: Read, wanted?: string) =>
    select(read, wanted)) as never)
  vi.mocked(readRow).mockImplementation(
    (async (read: Read, wanted: string) => select(read, wanted)[0] ?? null) as never,
  )
  fill()
  usualParts = await everything()
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
beforeEach(fill)

it('each part shows both rows where every value is usual', () => {
  for (const [part, text] of usualParts) {
    const found = [...marks(text)]
    if (part !== 'nearby') expect(found.some(ofGood), part).toBe(true)
    if (part !== 'dates')
      expect(
        found.some((mark) => mark.includes('odd')),
        part,
      ).toBe(true)
  }
  expect(warn).not.toHaveBeenCalled()
})

describe.each(entities.map(({ table }) => table).filter(({ columns }) => columns.length > 0))(
  '$name',
  ({ name, columns }) => {
    it.each(columns.map((column) => [column]))('%s', async (column) => {
      for (const value of oddValues(name, column)) {
        fill()
        const [, row] = database.get(name) ?? []
        if (!row) continue
        row[column] = value
        const what = `${name}.${column} = ${JSON.stringify(value)?.slice(0, 60)}`
        const parts = await everything().catch((error: unknown) => expect.fail(`${what}: ${error}`))
        for (const [part, text] of usualParts) {
          const shown = marks(parts.get(part) ?? '')
          const expected = [...marks(text)].filter(
            (mark) =>
              ofGood(mark) ||
              !(isDecisive(column, part) || mark === `odd.${name}.${column.replace('_lff', '')}`),
          )
          expect([what, part, expected.filter((mark) => !shown.has(mark))]).toEqual([what, part, []])
        }
        expect(parts.get('sitemap'), what).not.toMatch(/"lastmod":"(?!\d{4}-\d\d-)/)
      }
    })
  },
)

it.each(['constructor', 'tostring', 'valueof', 'hasownproperty'])(
  'a community with the slug %s is one',
  async (slug) => {
    database
      .get('communities')
      ?.splice(1, 1, { ...rowOf('odd', 'communities', []), id: 'x', slug, name: 'Odd club' })
    const data = await findSearchData(site)
    expect(makeSearch(data)('odd club good.cities.name').map(({ href }) => href)).toContain(
      `/cities/good-cities/communities/${slug}`,
    )
  },
)
