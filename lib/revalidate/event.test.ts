import { expect, it } from 'vitest'
import type { TableName } from '@/lib/db/declare'
import { entities, entityOf } from '@/lib/entities'
import type { EventRow } from '@/lib/entities/entity'
import { contentTables, type RowChange, tagsOfChange, tagsOfDependents } from './event'

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const texts = (prefix = '') =>
  Object.fromEntries(
    ['micro', 'short', 'long'].flatMap((length) =>
      ['', '_lff'].map((suffix) => [`${length}_description${suffix}`, `${prefix}${length}${suffix}`]),
    ),
  )

const rows: Partial<Record<TableName, EventRow>> = {
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
  local_suggestion_communities: { suggestion_id: id(5), community_id: id(3) },
  groups: {
    id: id(10),
    city_id: id(1),
    name: 'Parkrun',
    link: 'https://x.example',
    source: 'x',
    checked_on: '2026-11-26',
    is_paused: false,
    months: [],
  },
  group_communities: { group_id: id(10), community_id: id(3) },
  group_dates: {
    id: id(11),
    group_id: id(10),
    starts_at: '2026-12-01T19:00:00Z',
    ends_at: null,
    is_all_day: false,
    status: 'planned',
  },
  community_absences: { id: id(8), community_id: id(3), country_id: id(2), city_id: null },
  finders: { id: id(9), name: 'Ramblers', kind: 'chapters', url: 'https://x.example', sort_order: 1 },
  apps_for_making_friends: { id: id(6), name: 'Pulse Now', sort_order: 1, url: null, logo_url: null },
  redirects: { id: '00000000-0000-4000-8000-000000000010', from_path: '/apps', to_path: '/friendship-apps' },
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

const update = (table: TableName, changed: EventRow): RowChange => ({
  table,
  before: rows[table] ?? null,
  after: { ...rows[table], ...changed },
})

const cityCard = ['cities', `city-card:${id(1)}`, `country-cities:${id(2)}`]
const cityShown = ['city:tokyo', 'city-head:tokyo', ...cityCard, 'pages']
const cityAll = ['city-link:tokyo', ...cityShown, 'city-positions', 'search']
const whichCities = ['city-ids', ...cityAll, 'week']
const wholeCountry = [`country-facts:${id(2)}`, 'country-care']
const countryShown = ['country:jp', 'countries', `country-card:${id(2)}`, 'pages']
const countryAll = ['country-link:jp', ...countryShown, 'search']
const communityShown = ['community:hiking', 'community-head:hiking', 'communities', 'pages']
const communityAll = ['community-link:hiking', ...communityShown, 'search']
const whichCommunities = ['community-ids', `community-card:${id(3)}`, ...communityAll]
const affinityAll = [
  'affinity:outdoor',
  'affinity-head:outdoor',
  'affinities',
  `affinity-card:${id(4)}`,
  'pages',
]
const links = [
  `affinity-communities:${id(4)}`,
  `affinity-intros:${id(4)}`,
  `community-affinities:${id(3)}`,
  'pages',
]

type Case = [what: string, change: RowChange, touched: string[]]

/** What changes: a column, or a whole row. */
const cases: Case[] = [
  ['the name of a city', update('cities', { name: 'Edo' }), cityAll],
  [
    'the slug of a city',
    update('cities', { slug: 'edo' }),
    [
      'city:tokyo',
      'city:edo',
      'city-head:tokyo',
      'city-head:edo',
      'city-link:tokyo',
      'city-link:edo',
      'city-ids',
      'city-positions',
      'search',
      ...cityCard,
      'pages',
    ],
  ],
  ['the long text of a city', update('cities', { long_description: 'new' }), ['city:tokyo', 'pages']],
  ['the LFF text of a city', update('cities', { long_description_lff: 'new' }), ['city:tokyo', 'pages']],
  [
    'the short text of a city, which no list shows',
    update('cities', { short_description: 'new' }),
    ['city:tokyo', 'city-head:tokyo', 'pages'],
  ],
  ['the micro text of a city', update('cities', { micro_description: 'new' }), cityShown],
  ['the image of a city', update('cities', { image_url: '/images/x.webp' }), cityShown],
  [
    "a city's own partner address",
    update('cities', { pulse_url: 'https://pulse.example/tokyo' }),
    ['city:tokyo', 'city-head:tokyo', 'pages'],
  ],
  [
    'the country of a city',
    update('cities', { country_id: id(8) }),
    [...whichCities.filter((tag) => tag !== 'week' && tag !== 'city-link:tokyo'), `country-cities:${id(8)}`],
  ],
  ['a new city', { table: 'cities', before: null, after: rows.cities ?? null }, whichCities],
  ['a deleted city', { table: 'cities', before: rows.cities ?? null, after: null }, whichCities],
  ['a city whose old row is unknown', { ...update('cities', {}), before: null }, whichCities],

  ['the name of a country', update('countries', { name: 'Nippon' }), countryAll],
  [
    'the code of a country',
    update('countries', { code: 'xx' }),
    ['country:xx', 'country-link:xx', ...countryAll],
  ],
  ['the long text of a country', update('countries', { long_description: 'new' }), ['country:jp', 'pages']],
  [
    'the encyclopedia link of a country',
    update('countries', { wikipedia_url: 'https://x.example' }),
    ['country:jp', 'pages'],
  ],
  ['the flag of a country', update('countries', { flag_url: '/flags/jp.svg' }), countryShown],
  [
    'a new country',
    { table: 'countries', before: null, after: rows.countries ?? null },
    [...countryAll, ...wholeCountry],
  ],
  [
    'a deleted country',
    { table: 'countries', before: rows.countries ?? null, after: null },
    [...countryAll, ...wholeCountry],
  ],

  ['the name of a community', update('communities', { name: 'Walking' }), communityAll],
  [
    'the slug of a community',
    update('communities', { slug: 'walking' }),
    ['community:walking', 'community-head:walking', 'community-link:walking', ...whichCommunities],
  ],
  [
    'the long text of a community',
    update('communities', { long_description: 'new' }),
    ['community:hiking', 'pages'],
  ],
  ['the short text of a community', update('communities', { short_description_lff: 'new' }), communityShown],
  ['the image of a community', update('communities', { image_url: '/x.webp' }), communityShown],
  [
    'a new community',
    { table: 'communities', before: null, after: rows.communities ?? null },
    whichCommunities,
  ],
  [
    'a deleted community',
    { table: 'communities', before: rows.communities ?? null, after: null },
    whichCommunities,
  ],

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
  ['a new affinity', { table: 'affinities', before: null, after: rows.affinities ?? null }, affinityAll],
  ['a deleted affinity', { table: 'affinities', before: rows.affinities ?? null, after: null }, affinityAll],

  [
    'a community that a country no longer offers',
    { table: 'community_absences', before: null, after: rows.community_absences ?? null },
    ['community-absences', 'pages'],
  ],
  [
    'a new link of an affinity to a community',
    { table: 'affinity_communities', before: null, after: rows.affinity_communities ?? null },
    links,
  ],
  [
    'a deleted link of an affinity to a community',
    { table: 'affinity_communities', before: rows.affinity_communities ?? null, after: null },
    links,
  ],
  [
    'a link of an affinity to another community',
    update('affinity_communities', { community_id: id(9) }),
    [...links, `community-affinities:${id(9)}`],
  ],
  [
    'a new link of an affinity to a city',
    { table: 'affinity_cities', before: null, after: rows.affinity_cities ?? null },
    [`affinity-cities:${id(4)}`],
  ],
  [
    'a deleted link of an affinity to a city',
    { table: 'affinity_cities', before: rows.affinity_cities ?? null, after: null },
    [`affinity-cities:${id(4)}`],
  ],

  [
    'the text of a tip',
    update('local_suggestions', { description: 'new' }),
    [`city-suggestions:${id(1)}`, 'pages'],
  ],
  [
    'a tip that moves from a city to a community',
    update('local_suggestions', { city_id: null, community_id: id(3) }),
    [`city-suggestions:${id(1)}`, `community-suggestions:${id(3)}`, `suggestion:${id(5)}`, 'pages'],
  ],
  [
    'a deleted tip',
    { table: 'local_suggestions', before: rows.local_suggestions ?? null, after: null },
    [`city-suggestions:${id(1)}`, `suggestion:${id(5)}`, 'pages'],
  ],

  ['the text of an app', update('apps_for_making_friends', { description: 'new' }), ['apps']],
  ['the order of the apps', update('apps_for_making_friends', { sort_order: 2 }), ['apps']],
  [
    'a new app',
    { table: 'apps_for_making_friends', before: null, after: rows.apps_for_making_friends ?? null },
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
    'the hour of a group',
    update('groups', { start_time: '19:00' }),
    [`city-groups:${id(1)}`, 'pages', 'week'],
  ],
  [
    'a paused group',
    update('groups', { is_paused: true }),
    [`city-groups:${id(1)}`, `group:${id(10)}`, 'pages', 'week'],
  ],
  ['a failure of a group’s link', update('groups', { link_failures: 1 }), []],
  [
    'a community of a group',
    { table: 'group_communities', before: null, after: rows.group_communities ?? null },
    [`group-communities:${id(10)}`, 'pages', 'week'],
  ],
  [
    'a deleted article',
    { table: 'blog_posts', before: rows.blog_posts ?? null, after: null },
    ['article:small-talk', 'articles', 'pages'],
  ],
]

it.each(cases)('%s makes exactly the affected reads stale', (_, change, touched) => {
  expect(tagsOfChange(change).toSorted()).toEqual(touched.toSorted())
})

it.each(contentTables)('saving a row of %s unchanged makes nothing stale', (table) => {
  expect(tagsOfChange(update(table, {}))).toEqual([])
})

it('a change to a column that no page shows makes nothing stale', () => {
  const change = update('cities', { internal_note: 'x', updated_at: '2027-01-01T00:00:00Z' })
  expect(tagsOfChange(change)).toEqual([])
})

it('a change to any column that is read makes something stale', () => {
  for (const { table } of entities) {
    for (const column of table.columns.filter((name) => name !== 'updated_at')) {
      const tags = tagsOfChange(update(table.name, { [column]: 'something else' }))
      expect(tags.length, `${table.name}.${column}`).toBeGreaterThan(0)
    }
  }
})

it('what refers to a row becomes stale with it, if its id is known', () => {
  const city = entityOf.get('cities')
  if (!city) throw new Error('There are no cities')
  expect(tagsOfDependents(city, { id: id(1), slug: 'tokyo' })).toEqual(
    expect.arrayContaining([`city-suggestions:${id(1)}`]),
  )
  expect(tagsOfDependents(city, { slug: 'tokyo' })).toEqual([])
})
