import 'server-only'
import { readRows } from '@/lib/db/execute'
import { affinityReads } from '@/lib/entities/affinity'
import { cityReads } from '@/lib/entities/city'
import { communityReads, isOffered } from '@/lib/entities/community'
import { codeForm, countryReads } from '@/lib/entities/country'
import type { ListedPage } from '@/lib/entities/entity'
import { groupReads, isRecentlyChecked } from '@/lib/entities/group'
import { entities } from '@/lib/entities/index'
import { suggestionReads } from '@/lib/entities/suggestion'
import { usableDate } from '@/lib/entities/usable'
import { paths } from '@/lib/paths'
import { groupsOnCityPage } from '@/lib/site/groups'
import { isWorthListing } from '@/lib/site/indexed'
import {
  type FixedPattern,
  type FixedRoute,
  fixedRoutes,
  matchPattern,
  pathOf,
  slugRoutes,
} from '@/lib/site/routes'
import { isSlug } from '@/lib/site/routing'

/** For every row that has a page: its address, its picture and its modification time. */
async function readPageRows() {
  const [
    cities,
    countries,
    communities,
    affinities,
    affinityCommunities,
    suggestions,
    suited,
    groups,
    groupCommunities,
    absences,
  ] = await Promise.all([
    readRows(cityReads.sitemap),
    readRows(countryReads.sitemap),
    readRows(communityReads.sitemap),
    readRows(affinityReads.sitemap),
    readRows(affinityReads.sitemapPairs),
    readRows(suggestionReads.sitemap),
    readRows(suggestionReads.sitemapSuited),
    readRows(groupReads.sitemap),
    readRows(groupReads.sitemapCommunities),
    readRows(communityReads.sitemapAbsences),
  ])
  return {
    cities,
    countries,
    communities,
    affinities,
    affinityCommunities,
    suggestions,
    suited,
    groups,
    groupCommunities,
    absences,
  }
}
export type PageRows = Awaited<ReturnType<typeof readPageRows>>

/** The rows with the times that can be used, and the groups that are shown. */
const usableRows = (all: PageRows, now: Date) => ({
  ...all,
  cities: all.cities.map((row) => ({
    ...row,
    updated_at: usableDate('cities', row.slug, 'updated_at', row.updated_at),
  })),
  communities: all.communities.map((row) => ({
    ...row,
    updated_at: usableDate('communities', row.slug, 'updated_at', row.updated_at),
  })),
  suggestions: all.suggestions.map((row) => ({
    ...row,
    created_at: usableDate('local_suggestions', row.id, 'created_at', row.created_at),
  })),
  groups: all.groups.filter((row) => isRecentlyChecked(row, now)),
})
type UsableRows = ReturnType<typeof usableRows>

/**
 * A time as the database returns it, and in milliseconds, because a city's time is compared once for each of its pages.
 */
interface Written {
  text: string | null
  ms: number
}

const written = (text: string | null): Written => ({
  text,
  ms: text === null ? Number.NEGATIVE_INFINITY : Date.parse(text),
})
const later = (one: Written, other: Written) => (other.ms > one.ms ? other : one)
/** The latest of several times. */
const newest = (times: readonly (string | null)[]) => times.map(written).reduce(later, written(null))

/** The rows that have an address, sorted by it, so that both sources give the same sitemap. */
const addressed = <Row extends { slug: string }>(rows: readonly Row[]) =>
  rows.filter(({ slug }) => isSlug(slug)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1))

/**
 * Every page of the product, the same on both variants: lists, then each entity with the pages below it. An affinity's
 * pages with communities are included if they have an introduction of their own, a community's pages in cities if they
 * name a place or a group, a city's list of communities if it has enough of those, and its groups if there are more than
 * its own page shows (docs/product.md 16.5). Test pages are not included.
 * @throws DatabaseReadError
 */
export async function findPages(): Promise<Iterable<ListedPage>> {
  const [rows, ...listed] = await Promise.all([
    readPageRows(),
    ...entities.map(async (entity) => (await entity.listed?.()) ?? []),
  ])
  return pagesOf(rows, listed.flat())
}

/** The same, from rows that are already loaded and the pages that entities list themselves. */
export function* pagesOf(
  all: PageRows,
  listed: readonly ListedPage[],
  now = new Date(),
): Generator<ListedPage, void, undefined> {
  const page = (
    path: string,
    { text: lastModified }: Written = written(null),
    image: string | null = null,
  ): ListedPage => ({ path, lastModified, image })

  const rows = usableRows(all, now)
  const cities = addressed(rows.cities)
  const communities = addressed(rows.communities)
  const newestCity = newest(cities.map((city) => city.updated_at))
  const newestCommunity = newest(communities.map((community) => community.updated_at))

  const changed: Partial<Record<FixedPattern, Written>> = {
    '/': later(newestCity, newestCommunity),
    '/cities': newestCity,
    '/countries': newestCity,
    '/communities': newestCommunity,
    '/blog': newest(listed.filter(({ path }) => path.startsWith('/blog/')).map((each) => each.lastModified)),
  }
  for (const [path, route] of Object.entries(fixedRoutes) as [FixedPattern, FixedRoute][]) {
    if (!route.noIndex) yield page(path, changed[path])
  }

  // A row whose slug cannot be an address has no page.
  yield* listed
    .filter(({ path }) => [...(matchPattern(path)?.slugs.values() ?? [])].every(isSlug))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const citiesOf = Map.groupBy(cities, (city) => city.country_id)
  const countries = rows.countries.filter((country) => codeForm.test(country.code))
  for (const { id, code, image_url } of countries.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const newestInside = newest((citiesOf.get(id) ?? []).map((city) => city.updated_at))
    yield page(paths.country(code), newestInside, image_url)
  }
  for (const { slug, updated_at, image_url } of communities) {
    yield page(paths.community(slug), written(updated_at), image_url)
  }
  yield* pagesOfAffinities(rows, communities, page)

  const suggestionsOf = Map.groupBy(rows.suggestions, (suggestion) => suggestion.city_id)
  const timed = communities.map((community) => ({
    id: community.id,
    slug: community.slug,
    at: written(community.updated_at),
  }))
  const namedIn = communitiesNamed(rows)
  const groupsOf = Map.groupBy(rows.groups, (group) => group.city_id)
  for (const { id, slug, country_id, updated_at, image_url } of cities) {
    const at = written(updated_at)
    const suggested = newest((suggestionsOf.get(id) ?? []).map((suggestion) => suggestion.created_at))
    yield page(paths.city(slug), at, image_url)
    const sections: Record<string, Written> = {
      [communitiesOfCity]: later(at, newestCommunity),
      '/cities/[city]/suggestions': suggested.text ? suggested : at,
    }
    const named = namedIn(id)
    const served = timed.filter(
      (community) =>
        named.has(community.id) &&
        isOffered(rows.absences, community.id, { id, country: { id: country_id } }),
    )
    for (const section of citySections) {
      const isOnCityPage = (groupsOf.get(id)?.length ?? 0) <= groupsOnCityPage
      if (section === '/cities/[city]/groups' && isOnCityPage) continue
      if (section === communitiesOfCity && !isWorthListing(served.length)) continue
      yield page(pathOf(section, { city: slug }), sections[section] ?? at)
    }
    for (const community of served) {
      yield page(paths.cityCommunity(slug, community.slug), later(at, community.at))
    }
  }
}

/** The pages of a city that are not about one community. */
const communitiesOfCity = '/cities/[city]/communities'
const citySections = Object.keys(slugRoutes).filter((pattern) => /^\/cities\/\[city\]\/[^[]+$/.test(pattern))

function* pagesOfAffinities(
  rows: UsableRows,
  communities: UsableRows['communities'],
  page: (path: string, lastModified?: Written, image?: string | null) => ListedPage,
): Generator<ListedPage, void, undefined> {
  const linked = Map.groupBy(rows.affinityCommunities, (link) => link.affinity_id)
  for (const { id, slug, image_url } of addressed(rows.affinities)) {
    const links = linked.get(id) ?? []
    const ids = new Set(links.map((link) => link.community_id))
    const own = communities.filter((community) => ids.has(community.id))
    const described = new Set(
      links
        .filter(({ intro, intro_lff }) => intro?.trim() || intro_lff?.trim())
        .map((link) => link.community_id),
    )
    const newestInside = newest(own.map((community) => community.updated_at))
    yield page(paths.affinity(slug), newestInside, image_url)
    for (const community of own.filter((each) => described.has(each.id))) {
      yield page(paths.combination(slug, community.slug), written(community.updated_at))
    }
  }
}

/** Which communities have a place or a group of their own in a city. */
function communitiesNamed(rows: UsableRows): (cityId: string) => ReadonlySet<string> {
  const cityOf = new Map([...rows.suggestions, ...rows.groups].map(({ id, city_id }) => [id, city_id]))
  const named = [
    ...rows.suited.map(({ suggestion_id, community_id }) => ({ id: suggestion_id, community_id })),
    ...rows.groupCommunities.map(({ group_id, community_id }) => ({ id: group_id, community_id })),
  ]
  const byCity = new Map<string, Set<string>>()
  for (const { id, community_id } of named) {
    const cityId = cityOf.get(id)
    if (!cityId) continue
    const known = byCity.get(cityId) ?? new Set()
    byCity.set(cityId, known.add(community_id))
  }
  return (cityId) => byCity.get(cityId) ?? new Set()
}
