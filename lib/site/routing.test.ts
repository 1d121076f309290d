import { describe, expect, it } from 'vitest'
import { type KnownSlugs, resolveRoute, slugOf } from './routing'

const known: KnownSlugs = {
  cities: new Set(['tokyo', 'new-york']),
  communities: new Set(['hiking']),
  affinities: new Set(['outdoor']),
  articles: new Set(['first-meetup']),
  absent: new Set(['tokyo/dancing']),
  countries: new Map([
    ['jp', 'japan'],
    ['ci', 'ivory-coast'],
    ['kr', 'south-korea'],
  ]),
  redirects: new Map([
    ['/apps', '/friendship-apps'],
    ['/cities/new-york-city', '/cities/new-york'],
  ]),
}
const resolve = (path: string) => {
  const route = resolveRoute(path, known)
  return route.kind === 'missing' ? `missing ${route.what}` : `${route.kind} ${route.path}`
}

describe('an address of a page', () => {
  it.each([
    '/',
    '/cities',
    '/cities/tokyo',
    '/cities/tokyo/communities',
    '/cities/tokyo/suggestions',
    '/cities/tokyo/communities/hiking',
    '/countries',
    '/countries/jp',
    '/communities/hiking',
    '/affinities/outdoor',
    '/affinities/outdoor/hiking',
    '/friendship-apps',
    '/apps-for-making-friends',
    '/blog/first-meetup',
    '/terms-and-conditions',
    '/privacy-policy',
  ])('%s leads to it', (path) => expect(resolve(path)).toBe(`page ${path}`))
})

describe('another spelling or name', () => {
  it.each([
    ['/cities/', '/cities'],
    ['/Cities/Tokyo', '/cities/tokyo'],
    ['/cities/tokyo/', '/cities/tokyo'],
    ['/CITIES/TOKYO/COMMUNITIES/HIKING/', '/cities/tokyo/communities/hiking'],
    ['/countries/JP', '/countries/jp'],
    ['/countries/japan', '/countries/jp'],
    ['/countries/Japan/', '/countries/jp'],
    ['/countries/South%20Korea', '/countries/kr'],
    ['/countries/Ivory%20Coast', '/countries/ci'],
    ['/apps', '/friendship-apps'],
    ['/cities/new-york-city', '/cities/new-york'],
    ['/Cities/New-York-City/', '/cities/new-york'],
  ])('%s redirects to %s', (path, target) => expect(resolve(path)).toBe(`redirect ${target}`))
})

describe('addresses that do not exist', () => {
  it.each([
    ['/nope', 'page'],
    ['/lff', 'page'],
    ['/mnf/cities/tokyo', 'page'],
    ['/lff-test', 'page'],
    ['/missing/city', 'page'],
    ['/cities/tokyo/nope', 'page'],
    ['/cities/tokyo/communities/hiking/more', 'page'],
    ['/cities/to--kyo', 'city'],
    ['/cities/%00', 'city'],
    ['/cities/a.b', 'city'],
    [`/cities/${'a'.repeat(81)}`, 'city'],
    ['/communities/%20', 'no-community'],
    ['/cities/%20/communities/hiking', 'incomplete'],
    ['/cities/tokyo/communities/%20', 'incomplete'],
    ['/cities/_/communities', 'city-section'],
    ['/affinities/outdoor/_', 'combination'],
    ['/blog/_', 'article'],
    ['//cities', 'page'],
    ['/favicon.png', 'page'],
  ])('%s is a missing %s', (path, what) => expect(resolve(path)).toBe(`missing ${what}`))
})

describe('slugs that are not in the lists', () => {
  it.each([
    ['/cities/atlantis', 'city'],
    ['/cities/atlantis/suggestions', 'city-section'],
    ['/cities/atlantis/communities/hiking', 'city-of-community'],
    ['/cities/tokyo/communities/jousting', 'community-of-city'],
    ['/countries/xx', 'country'],
    ['/countries/atlantis', 'country'],
    ['/communities/jousting', 'community'],
    ['/affinities/quiet', 'affinity'],
    ['/affinities/outdoor/jousting', 'combination'],
    ['/blog/nope', 'article'],
  ])('%s may be a missing %s', (path, what) => {
    expect(resolveRoute(path, known)).toEqual({ kind: 'unknown', path, what })
  })
  it.each([
    ['/Cities/Atlantis', '/cities/atlantis', 'city'],
    ['/cities/atlantis/', '/cities/atlantis', 'city'],
    ['/Cities/Tokyo/Communities/Jousting/', '/cities/tokyo/communities/jousting', 'community-of-city'],
    ['/countries/C%C3%B4te-d', '/countries/cote-d', 'country'],
    ['/OG/Cities/Atlantis.jpg', '/og/cities/atlantis', 'page'],
  ])('%s gets no redirect to another miss unless the lists are missing', (path, target, what) => {
    expect(resolveRoute(path, known)).toEqual({ kind: 'unknown', path: target, what })
    expect(resolveRoute(path, undefined).kind).toBe('redirect')
  })
  it('are all slugs if the lists could not be read', () => {
    expect(resolveRoute('/cities/tokyo', undefined)).toEqual({
      kind: 'unknown',
      path: '/cities/tokyo',
      what: 'city',
    })
  })
})

it('/lff-test exists if the test tools are on', () => {
  expect(resolveRoute('/lff-test', known, { testTools: true })).toEqual({ kind: 'page', path: '/lff-test' })
})

describe('files of a variant', () => {
  it.each([
    ['/world-map.json', 'page /world-map'],
    ['/site.webmanifest', 'page /manifest'],
    ['/favicon.ico', 'page /favicon'],
    ['/sitemap.xml', 'page /sitemaps/index'],
    ['/sitemaps/0.xml', 'page /sitemaps/0'],
    ['/robots.txt', 'page /robots'],
    ['/feed.xml', 'page /feed'],
    ['/llms.txt', 'page /llms'],
    ['/og/index.jpg', 'page /og/index'],
    ['/og/cities.jpg', 'page /og/cities'],
    ['/og/cities/tokyo.jpg', 'page /og/cities/tokyo'],
    ['/og/cities/tokyo/communities/hiking.jpg', 'page /og/cities/tokyo/communities/hiking'],
    ['/og/countries/jp.jpg', 'page /og/countries/jp'],
    ['/og/affinities/outdoor/hiking.jpg', 'page /og/affinities/outdoor/hiking'],
    ['/Robots.TXT', 'redirect /robots.txt'],
    ['/OG/Cities/Tokyo.jpg', 'redirect /og/cities/tokyo.jpg'],
  ])('%s resolves to "%s"', (path, target) => expect(resolve(path)).toBe(target))

  it.each([
    '/sitemaps/1.xml',
    '/sitemaps/999.xml',
    '/sitemaps/00.xml',
    '/sitemaps/-1.xml',
    '/sitemaps/index.xml',
    '/sitemaps/0',
    '/feed',
    '/og',
    '/og/.jpg',
    '/og/cities/tokyo',
    '/og/cities/tokyo.png',
    '/og/nope.jpg',
    '/og/apps.jpg',
    '/og/countries/japan.jpg',
    '/og/og/index.jpg',
    '/og/robots.txt.jpg',
    '/og/lff-test.jpg',
    '/indexnow',
    '/0123456789abcdef.txt',
  ])('%s is missing', (path) => expect(resolve(path)).toMatch(/^missing/))

  it('the image of a page that may exist may exist', () => {
    const image = { kind: 'unknown', path: '/og/cities/atlantis', what: 'page' }
    expect(resolveRoute('/og/cities/atlantis.jpg', known)).toEqual(image)
    expect(resolveRoute('/og/cities/atlantis.jpg', undefined)).toEqual(image)
  })

  it('there are as many sitemaps as all pages can fill', () => {
    const many = {
      ...known,
      cities: new Set(Array.from({ length: 25_000 }, (_, number) => `city-${number}`)),
    }
    // 25,000 cities with a page, two sections and one community each: a little over 100,000 addresses.
    expect(resolveRoute('/sitemaps/2.xml', many)).toEqual({ kind: 'page', path: '/sitemaps/2' })
    expect(resolveRoute('/sitemaps/3.xml', many)).toEqual({ kind: 'missing', what: 'page' })
    expect(resolveRoute('/sitemaps/2.xml', undefined)).toMatchObject({ kind: 'unknown', path: '/sitemaps/2' })
  })

  it('the key file of IndexNow exists only in the spelling of the key', () => {
    const settings = { indexNowKey: 'Ab0123456789' }
    expect(resolveRoute('/Ab0123456789.txt', undefined, settings)).toEqual({
      kind: 'page',
      path: '/indexnow',
    })
    expect(resolveRoute('/ab0123456789.txt', known, settings).kind).toBe('missing')
  })
})

it.each([
  ["Côte d'Ivoire", 'cote-divoire'],
  ['São Tomé & Príncipe', 'sao-tome-and-principe'],
  ['Åland Islands', 'aland-islands'],
  ['Zürich', 'zurich'],
  ['  —  ', ''],
])('%s has the slug %s', (name, slug) => expect(slugOf(name)).toBe(slug))
