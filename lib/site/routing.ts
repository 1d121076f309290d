/**
 * Maps public addresses to pages. The functions are pure, so that the middleware stays a thin shell around them.
 * Addresses do not contain the variant; the middleware prepends it.
 */

import { fold } from './fold.ts'
import { movedPath } from './redirects.ts'
import {
  files,
  fixedRoutes,
  isFile,
  isFixed,
  isSlugPattern,
  type Match,
  type MissingKind,
  matchPattern,
  pathOf,
  type SlugList,
  type SlugRoute,
  slugLists,
  slugRoutes,
} from './routes.ts'

/** The slugs that exist, by the name of their list. */
export interface KnownSlugs extends Record<Exclude<SlugList, 'countries'>, ReadonlySet<string>> {
  /** Communities that are not offered in a city, as `city/community`. */
  absent: ReadonlySet<string>
  /** Country code (lowercase) → slug of the country's name. */
  countries: ReadonlyMap<string, string>
  /** Old addresses and where they lead (docs/product.md 2.4). */
  redirects: ReadonlyMap<string, string>
}

export type Route =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing'; what: MissingKind }
  /** Well formed except for its spelling, but the slug lists could not be read or lack the slug: the caller decides. */
  | { kind: 'unknown'; path: string; what: MissingKind }

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
  return fold(name.replace(/&/g, ' and '))
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
  if (leads && canonical !== pathname) return { kind: 'redirect', path: canonical }
  return (known && followed(canonical, route, known, testTools)) ?? route
}

/** The redirect of an address that has no page of its own, if it leads to a page. */
function followed(path: string, route: Route, known: KnownSlugs, testTools: boolean): Route | undefined {
  if (route.kind === 'page' || route.kind === 'redirect') return undefined
  const target = movedPath(path, known.redirects)
  if (target === null) return undefined
  const end = resolveFile(target, known) ?? resolvePage(target, known, testTools)
  if (end.kind === 'page') return { kind: 'redirect', path: target }
  return end.kind === 'redirect' ? end : undefined
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
function mostSitemaps(known: KnownSlugs): number {
  const counts = Object.keys(slugRoutes).map((pattern) =>
    [...(matchPattern(pattern)?.slugs.keys() ?? [])]
      .map((segment) => known[slugLists[segment]].size)
      .reduce((product, size) => product * size, 1),
  )
  const pages = counts.reduce((sum, count) => sum + count, Object.keys(fixedRoutes).length)
  return Math.ceil(pages / addressesPerSitemap)
}

/** A page's preview image exists if the page does. */
function resolveImage(page: string, known: KnownSlugs | undefined): Route {
  if (isFile(matchPattern(page)?.pattern ?? '')) return { kind: 'missing', what: 'page' }
  const route = resolvePage(page === '/index' ? '/' : page, known, false)
  if (route.kind === 'page') return { kind: 'page', path: `/og${page}` }
  return route.kind === 'unknown'
    ? { kind: 'unknown', path: `/og${page}`, what: 'page' }
    : { kind: 'missing', what: 'page' }
}

function resolvePage(path: string, known: KnownSlugs | undefined, testTools: boolean): Route {
  if (testTools && path === '/lff-test') return { kind: 'page', path }

  const match = matchPattern(path)
  if (!match || ![...match.slugs.values()].every(isSlug))
    return { kind: 'missing', what: missingKindOf(path) }
  if (isFixed(match.pattern)) return { kind: 'page', path }
  if (match.pattern === '/countries/[code]') return resolveCountry(path, match.slugs.get('code') ?? '', known)
  const target = isFile(match.pattern) ? pathOf(files[match.pattern], Object.fromEntries(match.slugs)) : path
  const unknown = unknownSlug(match, known)
  return unknown === -1
    ? { kind: 'page', path: target }
    : { kind: 'unknown', path: target, what: missingAt(match, unknown) }
}

/** Which of an address's slugs is not known, as a number from 0; -1 if all are. */
function unknownSlug({ slugs }: Match, known: KnownSlugs | undefined): number {
  const all = [...slugs]
  const first = all.findIndex(([segment, slug]) => !known?.[slugLists[segment]].has(slug))
  const absent = known?.absent.has(`${slugs.get('city')}/${slugs.get('community')}`)
  return first === -1 && absent ? all.length - 1 : first
}

/** What is missing if the slug with this number is not known. */
function missingAt({ pattern }: Match, index: number): MissingKind {
  const route: SlugRoute | undefined = isSlugPattern(pattern) ? slugRoutes[pattern] : undefined
  return route?.missing[index] ?? 'page'
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
  const match = matchPattern(path.toLowerCase().replace(/\/$/, ''))
  if (!match || !isSlugPattern(match.pattern)) return 'page'
  const route: SlugRoute = slugRoutes[match.pattern]
  const isBlank = [...match.slugs.values()].some((slug) => /^(?:%20|\s)*$/.test(slug))
  return (isBlank ? route.blank : undefined) ?? missingAt(match, route.missing.length - 1)
}
