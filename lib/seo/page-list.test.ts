import { describe, expect, it } from 'vitest'
import { lastChange } from '@/lib/entities/article'
import { type FixedRoute, fixedRoutes, matchPattern, type SlugRoute, slugRoutes } from '@/lib/site/routes'
import { type PageRows, pagesOf } from './page-list'

const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T08:00:00+00:00`

const rows: PageRows = {
  cities: [
    { id: 'c1', slug: 'tokyo', country_id: 'j', image_url: '/images/cities/tokyo.webp', updated_at: at(3) },
    { id: 'c2', slug: 'osaka', country_id: 'j', image_url: null, updated_at: at(5) },
    { id: 'c3', slug: 'Bad Slug', country_id: 'j', image_url: null, updated_at: at(30) },
  ],
  countries: [
    { id: 'j', code: 'jp', image_url: null },
    { id: 'm', code: 'mc', image_url: null },
  ],
  communities: [
    { id: 'h', slug: 'hiking', image_url: null, updated_at: at(4) },
    { id: 'r', slug: 'running', image_url: null, updated_at: at(2) },
  ],
  affinities: [
    { id: 'o', slug: 'outdoor', image_url: null },
    { id: 'q', slug: 'quiet', image_url: null },
  ],
  affinityCommunities: [
    { affinity_id: 'o', community_id: 'r', intro: 'Together.', intro_lff: null },
    { affinity_id: 'o', community_id: 'h', intro: null, intro_lff: ' ' },
  ],
  suggestions: [
    { id: 's1', city_id: 'c1', created_at: at(1) },
    { id: 's2', city_id: 'c1', created_at: at(8) },
    { id: 's3', city_id: null, created_at: at(20) },
  ],
  suited: [
    { suggestion_id: 's1', community_id: 'h' },
    { suggestion_id: 's2', community_id: 'r' },
    { suggestion_id: 's3', community_id: 'r' },
  ],
  groups: [
    ...Array.from({ length: 9 }, (_, index) => ({
      id: `g${index}`,
      city_id: 'c2',
      checked_on: '2026-10-01',
    })),
    { id: 'old', city_id: 'c1', checked_on: '2025-01-01' },
  ],
  groupCommunities: [
    { group_id: 'g0', community_id: 'h' },
    { group_id: 'old', community_id: 'h' },
  ],
  absences: [{ community_id: 'r', country_id: 'j', city_id: null }],
}

/** Pages that an entity lists itself. */
const listed = [
  {
    id: 'a',
    slug: 'first-meetup',
    image_url: null,
    created_at: at(9),
    published_at: null,
    updated_at: at(9),
  },
  {
    id: 'b',
    slug: 'scheduled',
    image_url: null,
    created_at: at(2),
    published_at: at(12),
    updated_at: at(3),
  },
  {
    id: 'c',
    slug: 'corrected',
    image_url: null,
    created_at: at(2),
    published_at: at(4),
    updated_at: at(14),
  },
].map((row) => ({ path: `/blog/${row.slug}`, lastModified: lastChange(row), image: row.image_url }))

const now = new Date('2026-11-26')
const kinds = Array.from({ length: 9 }, (_, number) => ({
  id: `k${number}`,
  slug: `kind-${number}`,
  image_url: null,
  updated_at: at(4),
}))
/** A place of Tokyo suits each of nine communities. */
const wellServed: PageRows = {
  ...rows,
  communities: kinds,
  suited: kinds.map(({ id }) => ({ suggestion_id: 's1', community_id: id })),
}

const pages = new Map([...pagesOf(rows, listed, now)].map((page) => [page.path, page]))
const withoutGroups = new Set([...pagesOf({ ...rows, groups: [] }, listed, now)].map(({ path }) => path))

describe('the pages', () => {
  it('are each listed once: lists, entities, and the pages below them', () => {
    const all = [...pagesOf(rows, listed, now)].map(({ path }) => path)
    expect(all).toHaveLength(pages.size)
    expect(all).toEqual(
      expect.arrayContaining(['/', '/cities/tokyo/suggestions', '/cities/tokyo/communities/hiking']),
    )
  })

  it.each(
    Object.entries<FixedRoute | SlugRoute>({ ...fixedRoutes, ...slugRoutes })
      .filter(([, { noIndex }]) => !noIndex)
      .map(([pattern]) => pattern),
  )('of the form %s are listed: if not, lib/seo/page-list.ts lacks them', (pattern) =>
    expect(
      [...pagesOf(wellServed, listed), ...pages.values()].map(({ path }) => matchPattern(path)?.pattern),
    ).toContain(pattern),
  )

  it('that search engines are asked not to index are not listed', () => {
    expect(pages.has('/search')).toBe(false)
  })

  it('of a community in a city are those with a group or a place of their own, where it is offered', () => {
    expect(pages.has('/cities/osaka/communities/hiking')).toBe(true)
    expect(withoutGroups.has('/cities/osaka/communities/hiking')).toBe(false)
    expect(pages.has('/cities/tokyo/communities/running')).toBe(false)
  })

  it('of the groups of a city exist where its own page does not show all', () => {
    expect(pages.has('/cities/osaka/groups')).toBe(true)
    expect(pages.has('/cities/tokyo/groups')).toBe(false)
  })

  it('of the communities of a city are those of cities with something of their own for eight of them', () => {
    const served = (count: number, absent: PageRows['absences'] = []) =>
      [
        ...pagesOf(
          {
            ...wellServed,
            suited: kinds.slice(0, count).map(({ id }) => ({ suggestion_id: 's1', community_id: id })),
            absences: absent,
          },
          [],
        ),
      ].find(({ path }) => path === '/cities/tokyo/communities')
    expect(served(7)).toBeUndefined()
    expect(served(8)?.lastModified).toBe(at(4))
    // A place suits a community that the country does not offer.
    expect(served(8, [{ community_id: 'k0', country_id: 'j', city_id: null }])).toBeUndefined()
  })

  it('of an affinity with a community are those with an introduction', () => {
    expect(pages.has('/affinities/outdoor/running')).toBe(true)
    expect(pages.has('/affinities/outdoor/hiking')).toBe(false)
  })

  it.each([
    ['/', at(5)],
    ['/cities', at(5)],
    ['/communities', at(4)],
    ['/blog', at(14)],
    ['/blog/first-meetup', at(9)],
    // Never before its publication, and after a correction the time of that.
    ['/blog/scheduled', at(12)],
    ['/blog/corrected', at(14)],
    ['/countries/jp', at(5)],
    ['/cities/tokyo', at(3)],
    ['/cities/tokyo/suggestions', at(8)],
    ['/cities/osaka/suggestions', at(5)],
    ['/cities/tokyo/communities/hiking', at(4)],
    ['/affinities/outdoor', at(4)],
    ['/affinities/outdoor/running', at(2)],
    // Nothing shown on these pages has a time.
    ['/countries/mc', null],
    ['/affinities', null],
    ['/affinities/quiet', null],
    ['/friendship-apps', null],
    ['/terms-and-conditions', null],
  ])('%s was last written %s', (path, time) => expect(pages.get(path)?.lastModified).toBe(time))

  it('have the picture of their row', () => {
    expect(pages.get('/cities/tokyo')?.image).toBe('/images/cities/tokyo.webp')
    expect(pages.get('/cities/tokyo/communities/hiking')?.image).toBeNull()
  })
})
