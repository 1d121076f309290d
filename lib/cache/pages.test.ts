import { describe, expect, it } from 'vitest'
import { citiesOfCommunity, drawCities } from '@/lib/content/draw'
import { type Directory, needsDirectory, pageGraph, pagesOf } from './pages'

const directory: Directory = {
  cities: [
    { id: 'tokyo-id', slug: 'tokyo', country_id: 'jp-id' },
    { id: 'osaka-id', slug: 'osaka', country_id: 'jp-id' },
    { id: 'rome-id', slug: 'rome', country_id: 'it-id' },
  ],
  countries: [
    { id: 'jp-id', code: 'jp' },
    { id: 'it-id', code: 'it' },
  ],
  communities: [
    { id: 'hiking-id', slug: 'hiking' },
    { id: 'choir-id', slug: 'choir' },
  ],
  affinities: [{ id: 'outdoor-id', slug: 'outdoor' }],
  articles: [{ slug: 'small-talk' }],
  affinityCities: [{ affinity_id: 'outdoor-id', city_id: 'tokyo-id' }],
  affinityCommunities: [{ affinity_id: 'outdoor-id', community_id: 'hiking-id' }],
}
const graph = pageGraph(directory, {
  nearbyOf: (id) => (id === 'osaka-id' ? ['tokyo-id'] : []),
  featured: ['tokyo'],
  madeInCity: (slug) => (slug === 'rome' ? [] : ['choir']),
  madeWithAffinity: () => ['hiking'],
})
const pathsOf = (tags: string[], limit: number) => pagesOf(tags, graph, limit).map(({ path }) => path)
const of = (...tags: string[]) => pathsOf(tags, 1_000).toSorted()

describe('the pages that carry a tag', () => {
  it.each<[tag: string, pages: string[]]>([
    ['city:tokyo', ['/cities/tokyo']],
    [
      'city-head:tokyo',
      ['/', '/cities/tokyo/communities', '/cities/tokyo/communities/choir', '/cities/tokyo/suggestions'],
    ],
    ['city-head:rome', ['/cities/rome/communities', '/cities/rome/suggestions']],
    [
      'city-card:tokyo-id',
      [
        '/affinities/outdoor',
        '/affinities/outdoor/hiking',
        '/cities/osaka',
        '/cities/osaka/communities/choir',
        '/communities/choir',
        '/communities/hiking',
      ],
    ],
    ['cities', ['/cities', '/llms.txt', '/world-map.json']],
    ['city-ids', ['/communities/choir', '/communities/hiking']],
    [
      'countries',
      [
        '/affinities/outdoor',
        '/affinities/outdoor/hiking',
        '/cities',
        '/communities/choir',
        '/communities/hiking',
        '/countries',
        '/llms.txt',
        '/world-map.json',
      ],
    ],
    ['country-cities:jp-id', ['/countries/jp']],
    ['country:jp', ['/countries/jp']],
    ['country-card:it-id', ['/cities/rome', '/cities/rome/communities', '/cities/rome/suggestions']],
    [
      'country-card:jp-id',
      [
        '/',
        '/cities/osaka',
        '/cities/osaka/communities',
        '/cities/osaka/communities/choir',
        '/cities/osaka/suggestions',
        '/cities/tokyo',
        '/cities/tokyo/communities',
        '/cities/tokyo/communities/choir',
        '/cities/tokyo/suggestions',
      ],
    ],
    ['community:hiking', ['/communities/hiking']],
    ['community-head:choir', ['/cities/osaka/communities/choir', '/cities/tokyo/communities/choir']],
    ['community-head:hiking', ['/affinities/outdoor/hiking']],
    ['affinity:outdoor', ['/affinities/outdoor']],
    ['affinity-head:outdoor', ['/affinities/outdoor/hiking']],
    ['affinity-links:outdoor-id', ['/affinities/outdoor', '/affinities/outdoor/hiking']],
    ['community-links:hiking-id', ['/communities/hiking']],
    ['affinities', ['/affinities', '/communities/choir', '/communities/hiking', '/llms.txt']],
    ['city-suggestions:rome-id', ['/cities/rome', '/cities/rome/suggestions']],
    [
      'community-suggestions:choir-id',
      ['/cities/osaka/communities/choir', '/cities/tokyo/communities/choir', '/communities/choir'],
    ],
    ['article:small-talk', ['/blog/small-talk']],
    ['articles', ['/blog', '/blog/small-talk', '/feed.xml', '/llms.txt']],
    ['pages', []],
  ])('%s', (tag, pages) => {
    expect(of(tag)).toEqual(pages)
  })

  it('of rows that are not there are none', () => {
    expect(of('city-suggestions:gone', 'community-links:gone', 'country-cities:gone')).toEqual([])
  })
})

it("a city's card is on the pages of the communities that lead to it, and no other", () => {
  const cities = Array.from({ length: 40 }, (_, number) => ({
    id: `city-${number}`,
    slug: number === 39 ? 'Not A Slug' : `city-${number}`,
    country_id: 'jp-id',
  }))
  const many = pageGraph({ ...directory, cities }, { ...graph, nearbyOf: () => [] })
  const known = cities.slice(0, 39).map(({ id }) => id)
  for (const { id } of cities) {
    const leading = directory.communities.filter((community) =>
      drawCities(community.id, known, citiesOfCommunity).includes(id),
    )
    expect(pagesOf([`city-card:${id}`], many, 1_000).map(({ path }) => path)).toEqual(
      leading.map(({ slug }) => `/communities/${slug}`),
    )
  }
})

it('lists and own pages come first, and the rest is cut', () => {
  const all = pathsOf(['apps', 'city:tokyo'], 1_000)
  expect(all.slice(0, 4).toSorted()).toEqual([
    '/',
    '/apps-for-making-friends',
    '/cities/tokyo',
    '/friendship-apps',
  ])
  expect(all).toContain('/countries/jp')
  expect(pathsOf(['apps', 'city:tokyo'], 4)).toEqual(all.slice(0, 4))
})

it('a text takes no look at the directory, a list does', () => {
  expect(['city:tokyo', 'city-head:tokyo', 'article:small-talk', 'pages'].some(needsDirectory)).toBe(false)
  for (const tag of ['cities', 'city-card:tokyo-id', 'city-suggestions:rome-id', 'apps']) {
    expect(needsDirectory(tag), tag).toBe(true)
  }
})
