import 'server-only'
import { DatabaseReadError } from '@/lib/db/errors'
import { readRows } from '@/lib/db/execute'
import { paths } from '@/lib/paths'
import { cityWithPlace } from '@/lib/site/city-name'
import { featuredCities, footerSlugs } from '@/lib/site/featured'
import type { Site } from '@/lib/site/variants'
import { withAddress } from './check'
import { type CityHead, cityReads, findCityHead, regionOf } from './city'
import { communityReads } from './community'
import { codeForm, countryReads } from './country'
import { byName } from './sorting'

// Links that every visitor sees, to pages that exist: the specification's, and for each that does not exist the next
// best one. The others are read only if one is missing, so that pages depend on nothing else.

export interface Shortcut {
  name: string
  href: string
}

export interface FooterShortcuts {
  cities: Shortcut[]
  countries: Shortcut[]
  communities: Shortcut[]
}

/** The rows with the wanted keys, in their order, made up to their number by others. */
async function withNextBest<Row>(
  wanted: readonly string[],
  found: readonly Row[],
  keyOf: (row: Row) => string,
  others: () => Promise<readonly Row[]>,
): Promise<Row[]> {
  const known = wanted.flatMap((key) => found.find((row) => keyOf(row) === key) ?? [])
  if (known.length === wanted.length) return known
  const more = (await others()).filter((row) => !wanted.includes(keyOf(row)))
  return [...known, ...more].slice(0, wanted.length)
}

const slugOf = ({ slug }: { slug: string }) => slug
const codeOf = ({ code }: { code: string }) => code.toLowerCase()

async function citiesBySize() {
  const rows = withAddress('cities', await readRows(cityReads.cards))
  return rows.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0) || (a.slug < b.slug ? -1 : 1))
}

async function findCityShortcuts(): Promise<Shortcut[]> {
  const found = await readRows(cityReads.link, footerSlugs.cities)
  const rows = await withNextBest(footerSlugs.cities, found, slugOf, citiesBySize)
  return rows.map((row) => ({
    name: cityWithPlace({ name: row.name, region: regionOf(row) }),
    href: paths.city(row.slug),
  }))
}

async function findCountryShortcuts(): Promise<Shortcut[]> {
  const found = await readRows(countryReads.link, footerSlugs.countries)
  const others = async () =>
    byName((await readRows(countryReads.cards)).filter((row) => codeForm.test(codeOf(row))))
  const rows = await withNextBest(footerSlugs.countries, found, codeOf, others)
  return rows.map((row) => ({ name: row.name, href: paths.country(codeOf(row)) }))
}

async function findCommunityShortcuts(): Promise<Shortcut[]> {
  const found = await readRows(communityReads.link, footerSlugs.communities)
  const others = async () => byName(withAddress('communities', await readRows(communityReads.cards)))
  const rows = await withNextBest(footerSlugs.communities, found, slugOf, others)
  return rows.map(({ name, slug }) => ({ name, href: paths.community(slug) }))
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const nameOf = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase())

/** The specification's links, whether or not their pages exist. */
const specified: FooterShortcuts = {
  cities: footerSlugs.cities.map((slug) => ({ name: nameOf(slug), href: paths.city(slug) })),
  countries: footerSlugs.countries.map((code) => ({
    name: countryNames.of(code.toUpperCase()) ?? code,
    href: paths.country(code),
  })),
  communities: footerSlugs.communities.map((slug) => ({ name: nameOf(slug), href: paths.community(slug) })),
}

/**
 * The footer's shortcuts, to pages that exist (docs/product.md 3.4); the largest cities, and the first countries and
 * communities by name, replace those that do not. Every page has a footer, also the screens of an outage: if the
 * database does not answer, these are the specification's links, and the log says so.
 */
export async function findFooterShortcuts(): Promise<FooterShortcuts> {
  try {
    const [cities, countries, communities] = await Promise.all([
      findCityShortcuts(),
      findCountryShortcuts(),
      findCommunityShortcuts(),
    ])
    return { cities, countries, communities }
  } catch (error) {
    if (!(error instanceof DatabaseReadError)) throw error
    console.error(`${error.message} The footer has the links of the specification.`)
    return specified
  }
}

/**
 * The cities of the home page; the largest others replace those that do not exist (docs/product.md 4.3).
 * @throws DatabaseReadError
 */
export async function findFeaturedCities(site: Site): Promise<CityHead[]> {
  const found = (await Promise.all(featuredCities.map((slug) => findCityHead(site, slug)))).filter(
    (city) => city !== null,
  )
  const others = async () => {
    const slugs = (await citiesBySize()).slice(0, 2 * featuredCities.length).map(slugOf)
    const heads = await Promise.all(slugs.map((slug) => findCityHead(site, slug)))
    return heads.filter((city) => city !== null)
  }
  return withNextBest(featuredCities, found, slugOf, others)
}
