import 'server-only'
import { randomUUID } from 'node:crypto'
import { unstable_cache } from 'next/cache'
import { tags } from '@/lib/cache/tags'
import { revalidateSeconds, supabase } from '@/lib/supabase/client'
import { readAll } from '@/lib/supabase/read'
import {
  type AffinityCityRow,
  type AffinityCommunityRow,
  type AffinityRow,
  type AppRow,
  type ArticleRow,
  type CityRow,
  type CommunityRow,
  type CountryRow,
  columns,
  type SuggestionRow,
  type TableName,
} from './rows'
import type { Source } from './source'

function whole<Row>(table: TableName, select: readonly string[], order: readonly string[]): Promise<Row[]> {
  return readAll<Row>(table, (from, to) => {
    let query = supabase.from(table).select<string, Row>(select.join(','), { count: 'exact' })
    for (const column of order) query = query.order(column)
    return query.range(from, to)
  })
}

const index = <Row, Key>(rows: readonly Row[], key: (row: Row) => Key) =>
  new Map(rows.map((row) => [key(row), row]))

async function loadTables() {
  const [
    cities,
    countries,
    communities,
    affinities,
    apps,
    suggestions,
    articles,
    affinityCommunities,
    affinityCities,
  ] = await Promise.all([
    whole<CityRow>('cities', columns.city, ['id']),
    whole<CountryRow>('countries', columns.country, ['id']),
    whole<CommunityRow>('communities', columns.community, ['id']),
    whole<AffinityRow>('affinities', columns.affinity, ['id']),
    whole<AppRow>('apps_for_making_friends', columns.app, ['id']),
    whole<SuggestionRow>('local_suggestions', columns.suggestion, ['id']),
    whole<ArticleRow>('blog_posts', columns.article, ['id']),
    whole<AffinityCommunityRow>('affinity_communities', columns.affinityCommunity, [
      'affinity_id',
      'community_id',
    ]),
    whole<AffinityCityRow>('affinity_cities', columns.affinityCity, ['affinity_id', 'city_id']),
  ])
  return {
    cities,
    countries,
    communities,
    affinities,
    apps,
    articles,
    suggestions,
    affinityCommunities,
    cityBySlug: index(cities, (city) => city.slug),
    cityById: index(cities, (city) => city.id),
    citiesByCountry: Map.groupBy(cities, (city) => city.country_id),
    countryByCode: index(countries, (country) => country.code),
    countryById: index(countries, (country) => country.id),
    communityBySlug: index(communities, (community) => community.slug),
    affinityBySlug: index(affinities, (affinity) => affinity.slug),
    articleBySlug: index(articles, (article) => article.slug),
    suggestionsByCity: Map.groupBy(suggestions, (suggestion) => suggestion.city_id),
    suggestionsByCommunity: Map.groupBy(suggestions, (suggestion) => suggestion.community_id),
    communitiesByAffinity: Map.groupBy(affinityCommunities, (link) => link.affinity_id),
    affinitiesByCommunity: Map.groupBy(affinityCommunities, (link) => link.community_id),
    citiesByAffinity: Map.groupBy(affinityCities, (link) => link.affinity_id),
  }
}

type LoadedTables = Awaited<ReturnType<typeof loadTables>>

const worker = randomUUID()
let loaded: Promise<LoadedTables> | undefined

/**
 * Whole tables, read once a worker. The cached function gives nothing but its tags: the page that asks gets them,
 * and the rows stay in memory instead of being written to the cache once for each page.
 */
async function tables(...wanted: string[]): Promise<LoadedTables> {
  const attach = unstable_cache(
    async () => {
      loaded ??= loadTables()
      await loaded
      return true
    },
    [worker, ...wanted],
    { tags: wanted, revalidate: revalidateSeconds },
  )
  await attach()
  loaded ??= loadTables()
  return loaded
}

/** Reads while building: the number of requests grows with the rows, not with the pages. */
export const tableSource: Source = {
  cityIds: async () => (await tables(tags.cityIds())).cities,
  cityCards: async () => (await tables(tags.cities())).cities,
  cityCardsById: async (ids) => {
    const { cityById } = await tables(...ids.map(tags.cityCard))
    return ids.flatMap((id) => cityById.get(id) ?? [])
  },
  cityCardsOfCountry: async (countryId) =>
    (await tables(tags.citiesOfCountry(countryId))).citiesByCountry.get(countryId) ?? [],
  cityHead: async (slug) => (await tables(tags.cityHead(slug))).cityBySlug.get(slug) ?? null,
  city: async (slug) => (await tables(tags.city(slug))).cityBySlug.get(slug) ?? null,
  countryCards: async () => (await tables(tags.countries())).countries,
  countryCard: async (id) => (await tables(tags.countryCard(id))).countryById.get(id) ?? null,
  country: async (code) => (await tables(tags.country(code))).countryByCode.get(code) ?? null,
  communityCards: async () => (await tables(tags.communities())).communities,
  communityHead: async (slug) => (await tables(tags.communityHead(slug))).communityBySlug.get(slug) ?? null,
  community: async (slug) => (await tables(tags.community(slug))).communityBySlug.get(slug) ?? null,
  affinityCards: async () => (await tables(tags.affinities())).affinities,
  affinityHead: async (slug) => (await tables(tags.affinityHead(slug))).affinityBySlug.get(slug) ?? null,
  affinity: async (slug) => (await tables(tags.affinity(slug))).affinityBySlug.get(slug) ?? null,
  communityIdsOfAffinity: async (id) =>
    ((await tables(tags.affinityLinks(id))).communitiesByAffinity.get(id) ?? []).map(
      (link) => link.community_id,
    ),
  affinityIdsOfCommunity: async (id) =>
    ((await tables(tags.communityLinks(id))).affinitiesByCommunity.get(id) ?? []).map(
      (link) => link.affinity_id,
    ),
  cityIdsOfAffinity: async (id) =>
    ((await tables(tags.affinityLinks(id))).citiesByAffinity.get(id) ?? []).map((link) => link.city_id),
  apps: async () => (await tables(tags.apps())).apps,
  suggestionsOfCity: async (id) => (await tables(tags.suggestionsOfCity(id))).suggestionsByCity.get(id) ?? [],
  suggestionsOfCommunity: async (id) =>
    (await tables(tags.suggestionsOfCommunity(id))).suggestionsByCommunity.get(id) ?? [],
  articleCards: async () => (await tables(tags.articles())).articles,
  article: async (slug) => (await tables(tags.article(slug))).articleBySlug.get(slug) ?? null,
  pageRows: () => tables(tags.pages()),
}
