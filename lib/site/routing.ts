/**
 * Maps public addresses to pages. The functions are pure, so that the middleware stays a thin shell around them.
 * Addresses do not contain the variant; the middleware prepends it.
 */

import { plainLetters } from './plain-letters'

/** The slugs that exist. */
export interface KnownSlugs {
  cities: ReadonlySet<string>
  communities: ReadonlySet<string>
  affinities: ReadonlySet<string>
  articles: ReadonlySet<string>
  /** Communities that are not offered in a city, as `city/community`. */
  absent: ReadonlySet<string>
  /** Country code (lowercase) → slug of the country's name. */
  countries: ReadonlyMap<string, string>
}

/** Each kind of missing page has its own text (docs/product.md 19.5). */
export const missingKinds = [
  'page',
  'city',
  /** A city's communities or suggestions. */
  'city-section',
  'country',
  'community',
  /** /communities/ with a blank slug. */
  'no-community',
  /** A community in a city: the address is incomplete, the city is unknown, the community is unknown. */
  'incomplete',
  'city-of-community',
  'community-of-city',
  'affinity',
  'combination',
  'article',
] as const
export type MissingKind = (typeof missingKinds)[number]

export type Route =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing'; what: MissingKind }
  /** Well formed except for its spelling, but the slug lists could not be read or lack the slug: the caller decides. */
  | { kind: 'unknown'; path: string; what: MissingKind }

const fixedPages = new Set([
  '/',
  '/cities',
  '/countries',
  '/communities',
  '/affinities',
  '/friendship-apps',
  '/apps-for-making-friends',
  '/blog',
  '/terms-and-conditions',
  '/privacy-policy',
  '/search',
])

/**
 * Addresses that redirect to another one with 308 (docs/product.md 2.4), including other names that people use for
 * cities.
 */
const moved: Record<string, string> = {
  '/apps': '/friendship-apps',
  '/best-apps-for-making-friends': '/friendship-apps',
  '/cities/new-york-city': '/cities/new-york',
  '/cities/kiev': '/cities/kyiv',
  '/cities/bangalore': '/cities/bengaluru',
  '/cities/nur-sultan': '/cities/astana',
  '/cities/bombay': '/cities/mumbai',
  '/cities/saigon': '/cities/ho-chi-minh-city',
  '/cities/macao': '/cities/macau',
}

/** Files of a variant: the public name, and the static route below the variant that generates it. */
const variantFiles: Record<string, string> = {
  '/search.json': '/search-data',
  '/world-map.json': '/world-map',
  '/site.webmanifest': '/manifest',
  '/favicon.ico': '/favicon',
  '/sitemap.xml': '/sitemaps/index',
  '/robots.txt': '/robots',
  '/feed.xml': '/feed',
  '/llms.txt': '/llms',
}

/** How many addresses a sitemap file may contain (sitemaps.org, "Sitemap file limits"). */
export const addressesPerSitemap = 50_000

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text can be a slug (the form that the database's check constraint requires). */
export function isSlug(text: string): boolean {
  return text.length <= 80 && slugForm.test(text)
}

/**
 * The address form of a name: lowercase, without accents, words joined by hyphens.
 * @example slugOf("Côte d'Ivoire") // "cote-divoire"
 */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Addresses that exist only if a setting says so. */
export interface RouteSettings {
  /** Whether `/lff-test` exists. */
  testTools?: boolean
  /** The key whose file search engines request. It is the only address whose spelling is not normalized. */
  indexNowKey?: string
}

/**
 * Resolves a public path (docs/product.md 2.1).
 * @param pathname the path as requested, without query, not decoded
 * @param known the slugs that exist; undefined if they could not be read
 */
export function resolveRoute(
  pathname: string,
  known: KnownSlugs | undefined,
  { testTools = false, indexNowKey }: RouteSettings = {},
): Route {
  if (indexNowKey && pathname === `/${indexNowKey}.txt`) return { kind: 'page', path: '/indexnow' }
  const canonical = canonicalForm(pathname)
  if (canonical === null) return { kind: 'missing', what: missingKindOf(pathname) }
  const route = resolveFile(canonical, known) ?? resolvePage(canonical, known, testTools)
  // Only an address that leads to a page, or might, is normalized. All others are missing as they are.
  const leads = route.kind === 'page' || (route.kind === 'unknown' && !known)
  return leads && canonical !== pathname ? { kind: 'redirect', path: canonical } : route
}

/** Lowercase without a trailing slash; null for a path that cannot be normalized. */
function canonicalForm(pathname: string): string | null {
  if (pathname === '/') return pathname
  if (pathname.length > 300 || !/^(?:\/[A-Za-z0-9._-]+)+\/?$/.test(pathname)) {
    // Country names are also read with spaces and accents, as in /countries/South%20Korea.
    return pathname.startsWith('/countries/') ? countryForm(pathname) : null
  }
  return pathname.toLowerCase().replace(/\/$/, '')
}

function countryForm(pathname: string): string | null {
  try {
    const slug = slugOf(decodeURIComponent(pathname.slice('/countries/'.length).replace(/\/$/, '')))
    return slug && pathname.length <= 300 && !/\/.*\//.test(pathname.slice('/countries'.length))
      ? `/countries/${slug}`
      : null
  } catch {
    return null
  }
}

/** A file of the variant; null if the path does not name one. */
function resolveFile(path: string, known: KnownSlugs | undefined): Route | null {
  const file = variantFiles[path]
  if (file) return { kind: 'page', path: file }
  const sitemap = /^\/sitemaps\/(0|[1-9]\d{0,4})\.xml$/.exec(path)?.[1]
  if (sitemap) {
    const page: Route = { kind: 'page', path: `/sitemaps/${sitemap}` }
    if (Number(sitemap) === 0) return page
    if (!known) return { ...page, kind: 'unknown', what: 'page' }
    return Number(sitemap) < mostSitemaps(known) ? page : { kind: 'missing', what: 'page' }
  }
  const image = /^\/og(\/.+)\.jpg$/.exec(path)?.[1]
  return image ? resolveImage(image, known) : null
}

/** No sitemap has a higher number: even with every possible page, each file but the last is full. */
function mostSitemaps({ cities, communities, affinities, articles, countries }: KnownSlugs): number {
  const ofCities = cities.size * (3 + communities.size)
  const ofAffinities = affinities.size * (1 + communities.size)
  const pages = fixedPages.size + ofCities + ofAffinities + communities.size + articles.size + countries.size
  return Math.ceil(pages / addressesPerSitemap)
}

/** A page's preview image exists if the page does. */
function resolveImage(page: string, known: KnownSlugs | undefined): Route {
  const route = resolvePage(page === '/index' ? '/' : page, known, false)
  if (route.kind === 'page') return { kind: 'page', path: `/og${page}` }
  return route.kind === 'unknown'
    ? { kind: 'unknown', path: `/og${page}`, what: 'page' }
    : { kind: 'missing', what: 'page' }
}

function resolvePage(path: string, known: KnownSlugs | undefined, testTools: boolean): Route {
  if (fixedPages.has(path)) return { kind: 'page', path }
  if (testTools && path === '/lff-test') return { kind: 'page', path }
  const movedTo = moved[path]
  if (movedTo) return { kind: 'redirect', path: movedTo }

  const parts = path.slice(1).split('/')
  const [section = '', first = '', second = '', third = ''] = parts
  const what = missingKindOf(path)
  if (parts.length > 4 || !parts.every(isSlug)) return { kind: 'missing', what }
  const has = (list: Exclude<keyof KnownSlugs, 'countries' | 'absent'>, slug: string) =>
    known?.[list].has(slug) ?? false
  const page = (exists: boolean, kind: MissingKind = what): Route =>
    exists ? { kind: 'page', path } : { kind: 'unknown', path, what: kind }

  switch (`${section}/${parts.length}`) {
    case 'cities/2':
      return page(has('cities', first))
    case 'communities/2':
      return page(has('communities', first))
    case 'affinities/2':
      return page(has('affinities', first))
    case 'blog/2':
      return page(has('articles', first))
    case 'countries/2':
      return resolveCountry(path, first, known)
    case 'affinities/3':
      return page(has('affinities', first) && has('communities', second))
    case 'cities/3':
      if (second === 'communities' || second === 'suggestions') return page(has('cities', first))
      break
    case 'cities/4':
      if (second !== 'communities') break
      if (!has('cities', first)) return page(false, 'city-of-community')
      return page(has('communities', third) && !known?.absent.has(`${first}/${third}`), 'community-of-city')
  }
  return { kind: 'missing', what }
}

function resolveCountry(path: string, slug: string, known: KnownSlugs | undefined): Route {
  if (known?.countries.has(slug)) return { kind: 'page', path }
  for (const [code, name] of known?.countries ?? []) {
    if (name === slug) return { kind: 'redirect', path: `/countries/${code}` }
  }
  return { kind: 'unknown', path, what: 'country' }
}

/** The not-found text for an address: that of the kind of page it would have been. */
export function missingKindOf(path: string): MissingKind {
  const [section = '', first = '', second = '', third = '', ...rest] = path.toLowerCase().slice(1).split('/')
  const blank = (part: string) => /^(?:%20|\s)*$/.test(part)
  if (rest.length > 0) return 'page'
  if (section === 'cities' && second === 'communities' && /^\/cities\/[^/]*\/communities\/./i.test(path)) {
    return blank(first) || blank(third) ? 'incomplete' : 'community-of-city'
  }
  if (section === 'cities' && (second === 'communities' || second === 'suggestions') && third === '') {
    return 'city-section'
  }
  if (section === 'affinities' && second !== '' && third === '') return 'combination'
  if (second !== '' || third !== '') return 'page'
  switch (section) {
    case 'cities':
      return 'city'
    case 'countries':
      return 'country'
    case 'communities':
      return blank(first) ? 'no-community' : 'community'
    case 'affinities':
      return 'affinity'
    case 'blog':
      return 'article'
    default:
      return 'page'
  }
}
