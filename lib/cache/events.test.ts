import { describe, expect, it } from 'vitest'
import { columns } from '@/lib/content/rows'
import {
  type ContentTable,
  contentTables,
  type EventRow,
  parseRow,
  type RowChange,
  touchedBy,
} from './events'

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const texts = (prefix = '') =>
  Object.fromEntries(
    ['micro', 'short', 'long'].flatMap((length) =>
      ['', '_lff'].map((suffix) => [`${length}_description${suffix}`, `${prefix}${length}${suffix}`]),
    ),
  )

const rows: Record<ContentTable, EventRow> = {
  cities: {
    id: id(1),
    name: 'Tokyo',
    slug: 'tokyo',
    country_id: id(2),
    image_url: null,
    pulse_url: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...texts(),
  },
  countries: { id: id(2), name: 'Japan', code: 'jp', flag_url: null, wikipedia_url: null, ...texts() },
  communities: { id: id(3), name: 'Hiking', slug: 'hiking', image_url: null, ...texts() },
  affinities: { id: id(4), name: 'Outdoor', slug: 'outdoor', image_url: null, ...texts() },
  affinity_communities: { affinity_id: id(4), community_id: id(3) },
  affinity_cities: { affinity_id: id(4), city_id: id(1) },
  local_suggestions: { id: id(5), title: 'Park', description: null, city_id: id(1), community_id: null },
  apps_for_making_friends: { id: id(6), name: 'Pulse Now', sort_order: 1, url: null, logo_url: null },
  blog_posts: {
    id: id(7),
    slug: 'small-talk',
    title: 'Small talk',
    excerpt: null,
    content: 'long',
    tags: ['social-skills'],
    created_at: '2026-01-01T00:00:00Z',
    published_at: null,
  },
}

const update = <Table extends ContentTable>(table: Table, changed: EventRow): RowChange => ({
  table,
  before: rows[table],
  after: { ...rows[table], ...changed },
})

const cityCard = ['cities', `city-card:${id(1)}`, `country-cities:${id(2)}`]
const cityAll = ['city:tokyo', 'city-head:tokyo', ...cityCard, 'pages']
const whichCities = ['city-ids', ...cityAll]
const countryAll = ['country:jp', 'countries', `country-card:${id(2)}`, 'pages']
const communityAll = ['community:hiking', 'community-head:hiking', 'communities', 'pages']
const affinityAll = ['affinity:outdoor', 'affinity-head:outdoor', 'affinities', 'pages']
const links = [`affinity-links:${id(4)}`, `community-links:${id(3)}`, 'pages']

type Case = [what: string, change: RowChange, touched: string[]]

const cases: Case[] = [
  ['the name of a city', update('cities', { name: 'Edo' }), cityAll],
  [
    'the slug of a city',
    update('cities', { slug: 'edo' }),
    ['city:tokyo', 'city:edo', 'city-head:tokyo', 'city-head:edo', 'city-ids', ...cityCard, 'pages'],
  ],
  ['the long text of a city', update('cities', { long_description: 'new' }), ['city:tokyo', 'pages']],
  ['its LFF form', update('cities', { long_description_lff: 'new' }), ['city:tokyo', 'pages']],
  [
    'the short text of a city, which no list shows',
    update('cities', { short_description: 'new' }),
    ['city:tokyo', 'city-head:tokyo', 'pages'],
  ],
  ['the micro text of a city', update('cities', { micro_description: 'new' }), cityAll],
  ['the image of a city', update('cities', { image_url: '/images/x.webp' }), cityAll],
  [
    "a city's own partner address",
    update('cities', { pulse_url: 'https://pulse.example/tokyo' }),
    ['city:tokyo', 'city-head:tokyo', 'pages'],
  ],
  ['the country of a city', update('cities', { country_id: id(8) }), [...cityAll, `country-cities:${id(8)}`]],
  ['a new city', { table: 'cities', before: null, after: rows.cities }, whichCities],
  ['a city that goes', { table: 'cities', before: rows.cities, after: null }, whichCities],
  [
    'a city whose row of before is unknown',
    { ...update('cities', {}), before: null, blind: true },
    whichCities,
  ],

  ['the name of a country', update('countries', { name: 'Nippon' }), countryAll],
  ['the code of a country', update('countries', { code: 'xx' }), ['country:xx', ...countryAll]],
  ['the long text of a country', update('countries', { long_description: 'new' }), ['country:jp', 'pages']],
  [
    'the encyclopedia link of a country',
    update('countries', { wikipedia_url: 'https://x.example' }),
    ['country:jp', 'pages'],
  ],
  ['the flag of a country', update('countries', { flag_url: '/flags/jp.svg' }), countryAll],
  ['a new country', { table: 'countries', before: null, after: rows.countries }, countryAll],
  ['a country that goes', { table: 'countries', before: rows.countries, after: null }, countryAll],

  ['the name of a community', update('communities', { name: 'Walking' }), communityAll],
  [
    'the slug of a community',
    update('communities', { slug: 'walking' }),
    ['community:walking', 'community-head:walking', ...communityAll],
  ],
  [
    'the long text of a community',
    update('communities', { long_description: 'new' }),
    ['community:hiking', 'pages'],
  ],
  ['the short text of a community', update('communities', { short_description_lff: 'new' }), communityAll],
  ['the image of a community', update('communities', { image_url: '/x.webp' }), communityAll],
  ['a new community', { table: 'communities', before: null, after: rows.communities }, communityAll],
  ['a community that goes', { table: 'communities', before: rows.communities, after: null }, communityAll],

  ['the name of an affinity', update('affinities', { name: 'Open air' }), affinityAll],
  [
    'the slug of an affinity',
    update('affinities', { slug: 'open-air' }),
    ['affinity:open-air', 'affinity-head:open-air', ...affinityAll],
  ],
  [
    'the long text of an affinity',
    update('affinities', { long_description: 'new' }),
    ['affinity:outdoor', 'pages'],
  ],
  [
    'the short text of an affinity',
    update('affinities', { short_description: 'new' }),
    ['affinity:outdoor', 'affinity-head:outdoor', 'pages'],
  ],
  ['the image of an affinity', update('affinities', { image_url: '/x.webp' }), affinityAll],
  ['a new affinity', { table: 'affinities', before: null, after: rows.affinities }, affinityAll],
  ['an affinity that goes', { table: 'affinities', before: rows.affinities, after: null }, affinityAll],

  [
    'a new link of an affinity to a community',
    { table: 'affinity_communities', before: null, after: rows.affinity_communities },
    links,
  ],
  [
    'such a link that goes',
    { table: 'affinity_communities', before: rows.affinity_communities, after: null },
    links,
  ],
  [
    'such a link that leads elsewhere',
    update('affinity_communities', { community_id: id(9) }),
    [...links, `community-links:${id(9)}`],
  ],
  [
    'a new link of an affinity to a city',
    { table: 'affinity_cities', before: null, after: rows.affinity_cities },
    [`affinity-links:${id(4)}`, 'pages'],
  ],
  [
    'such a link that goes, to a city',
    { table: 'affinity_cities', before: rows.affinity_cities, after: null },
    [`affinity-links:${id(4)}`, 'pages'],
  ],

  [
    'the text of a tip',
    update('local_suggestions', { description: 'new' }),
    [`city-suggestions:${id(1)}`, 'pages'],
  ],
  [
    'a tip that moves from a city to a community',
    update('local_suggestions', { city_id: null, community_id: id(3) }),
    [`city-suggestions:${id(1)}`, `community-suggestions:${id(3)}`, 'pages'],
  ],
  [
    'a tip that goes',
    { table: 'local_suggestions', before: rows.local_suggestions, after: null },
    [`city-suggestions:${id(1)}`, 'pages'],
  ],

  ['the text of an app', update('apps_for_making_friends', { description: 'new' }), ['apps']],
  ['the order of the apps', update('apps_for_making_friends', { sort_order: 2 }), ['apps']],
  [
    'a new app',
    { table: 'apps_for_making_friends', before: null, after: rows.apps_for_making_friends },
    ['apps'],
  ],

  [
    'the title of an article',
    update('blog_posts', { title: 'Talk' }),
    ['article:small-talk', 'articles', 'pages'],
  ],
  ['the body of an article', update('blog_posts', { content_lff: 'new' }), ['article:small-talk', 'pages']],
  ['the tags of an article', update('blog_posts', { tags: [] }), ['article:small-talk', 'articles', 'pages']],
  [
    'the order of the articles',
    update('blog_posts', { created_at: '2026-02-01T00:00:00Z' }),
    ['article:small-talk', 'articles', 'pages'],
  ],
  [
    'the time from which an article is public',
    update('blog_posts', { published_at: '2030-01-01T00:00:00Z' }),
    ['article:small-talk', 'articles', 'pages'],
  ],
  [
    'the slug of an article',
    update('blog_posts', { slug: 'talk' }),
    ['article:small-talk', 'article:talk', 'articles', 'pages'],
  ],
  [
    'an article that goes',
    { table: 'blog_posts', before: rows.blog_posts, after: null },
    ['article:small-talk', 'articles', 'pages'],
  ],
]

describe('what a change touches, and nothing else', () => {
  it.each(cases)('%s', (_, change, touched) => {
    expect(touchedBy(change).tags.toSorted()).toEqual(touched.toSorted())
  })

  it.each(contentTables)('nothing, where a row of %s is saved as it was', (table) => {
    expect(touchedBy(update(table, {}))).toEqual({ tags: [], addresses: false })
  })

  it('nothing, where only a column changed that no page shows', () => {
    expect(
      touchedBy(update('cities', { internal_note: 'x', updated_at: '2027-01-01T00:00:00Z' })).tags,
    ).toEqual([])
  })
})

describe('addresses change', () => {
  it.each([
    ['with a slug', update('cities', { slug: 'edo' }), true],
    ['with a new row', { table: 'affinities', before: null, after: rows.affinities }, true],
    ['with a row that goes', { table: 'blog_posts', before: rows.blog_posts, after: null }, true],
    ['with the name of a country, which leads to its code', update('countries', { name: 'Nippon' }), true],
    ['with the time an article is public', update('blog_posts', { published_at: '2030-01-01' }), true],
    ['not with a text', update('cities', { long_description: 'new' }), false],
    ['not with the name of a city', update('cities', { name: 'Edo' }), false],
    ['not with a tip', { table: 'local_suggestions', before: null, after: rows.local_suggestions }, false],
    ['not with a link', { table: 'affinity_cities', before: null, after: rows.affinity_cities }, false],
  ] satisfies [string, RowChange, boolean][])('%s', (_, change, addresses) => {
    expect(touchedBy(change).addresses).toBe(addresses)
  })
})

describe('a row of an event', () => {
  it('needs the columns that its tags are made of', () => {
    for (const table of contentTables) expect(parseRow(table, rows[table])).toEqual(rows[table])
    expect(() => parseRow('cities', { id: id(1), slug: 'tokyo' })).toThrow('country_id')
    expect(() => parseRow('cities', { ...rows.cities, slug: 'a,b' })).toThrow('kebab-case')
    expect(() => parseRow('communities', { id: 'x', slug: 'hiking' })).toThrow('UUID')
  })

  it('has the code of a country as it stands in the address', () => {
    expect(parseRow('countries', { ...rows.countries, code: 'JP' })).toMatchObject({ code: 'jp' })
  })
})

it('every column that a read asks for touches something when it changes', () => {
  const readBy: Record<ContentTable, readonly string[]> = {
    cities: columns.city,
    countries: columns.country,
    communities: columns.community,
    affinities: columns.affinity,
    affinity_communities: columns.affinityCommunity,
    affinity_cities: columns.affinityCity,
    local_suggestions: columns.suggestion,
    apps_for_making_friends: columns.app,
    blog_posts: columns.article,
  }
  for (const table of contentTables) {
    for (const column of readBy[table].filter((name) => name !== 'updated_at')) {
      const { tags } = touchedBy(update(table, { [column]: 'something else' }))
      expect(tags.length, `${table}.${column}`).toBeGreaterThan(0)
    }
  }
})
