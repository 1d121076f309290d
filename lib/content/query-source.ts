import 'server-only'
import { tags } from '@/lib/cache/tags'
import { adminClient } from '@/lib/supabase/admin'
import { supabase, tagged } from '@/lib/supabase/client'
import { readAll, readOne } from '@/lib/supabase/read'
import { type PageRow, pageColumns } from './page-rows'
import {
  type AffinityCardRow,
  type AffinityCityRow,
  type AffinityCommunityRow,
  type AffinityHeadRow,
  type AffinityRow,
  type AppRow,
  type ArticleCardRow,
  type ArticleRow,
  type CityCardRow,
  type CityHeadRow,
  type CityIdRow,
  type CityRow,
  type CommunityCardRow,
  type CommunityRow,
  type CountryCardRow,
  type CountryRow,
  columns,
  type SuggestionRow,
  type TableName,
} from './rows'
import type { Source } from './source'

/** One column's value that a row must have. */
type Match = readonly [column: string, value: string]

interface ListQuestion {
  select: readonly string[]
  /** Columns that make the order total, so that pages neither overlap nor leave gaps. */
  order: readonly string[]
  tags: readonly string[]
  match?: Match
  ids?: readonly string[]
}

/** Who is asked, and whether the answer may be kept. */
interface Reader {
  client: () => typeof supabase
  cached: boolean
}

function questions({ client, cached }: Reader) {
  /** The tags go with the request to the cache; a request that is never cached has none. */
  const header = (tags: readonly string[]) => (cached ? [tagged(tags)] : [])

  return {
    list<Row>(table: TableName, { select, order, tags, match, ids }: ListQuestion): Promise<Row[]> {
      return readAll<Row>(table, (from, to) => {
        let query = client().from(table).select<string, Row>(select.join(','), { count: 'exact' })
        if (match) query = query.filter(match[0], 'eq', match[1])
        if (ids) query = query.filter('id', 'in', `(${ids.join(',')})`)
        for (const column of order) query = query.order(column)
        for (const [name, value] of header(tags)) query = query.setHeader(name, value)
        return query.range(from, to)
      })
    },

    one<Row>(table: TableName, select: readonly string[], match: Match, tag: string): Promise<Row | null> {
      return readOne<Row>(table, () => {
        let query = client()
          .from(table)
          .select<string, Row>(select.join(','))
          .filter(match[0], 'eq', match[1])
        for (const [name, value] of header([tag])) query = query.setHeader(name, value)
        return query.maybeSingle()
      })
    },
  }
}

const byId = ['id'] as const

const sourceOf = ({ list, one }: ReturnType<typeof questions>): Source => ({
  cityIds: () => list<CityIdRow>('cities', { select: columns.cityId, order: byId, tags: [tags.cityIds()] }),
  cityCards: () =>
    list<CityCardRow>('cities', { select: columns.cityCard, order: byId, tags: [tags.cities()] }),
  cityCardsById: async (ids) =>
    ids.length === 0
      ? []
      : list<CityCardRow>('cities', {
          select: columns.cityCard,
          order: byId,
          tags: ids.map(tags.cityCard),
          ids,
        }),
  cityCardsOfCountry: (countryId) =>
    list<CityCardRow>('cities', {
      select: columns.cityCard,
      order: byId,
      tags: [tags.citiesOfCountry(countryId)],
      match: ['country_id', countryId],
    }),
  cityHead: (slug) => one<CityHeadRow>('cities', columns.cityHead, ['slug', slug], tags.cityHead(slug)),
  city: (slug) => one<CityRow>('cities', columns.city, ['slug', slug], tags.city(slug)),
  countryCards: () =>
    list<CountryCardRow>('countries', { select: columns.countryCard, order: byId, tags: [tags.countries()] }),
  countryCard: (id) =>
    one<CountryCardRow>('countries', columns.countryCard, ['id', id], tags.countryCard(id)),
  country: (code) => one<CountryRow>('countries', columns.country, ['code', code], tags.country(code)),
  communityCards: () =>
    list<CommunityCardRow>('communities', {
      select: columns.communityCard,
      order: byId,
      tags: [tags.communities()],
    }),
  communityHead: (slug) =>
    one<CommunityCardRow>('communities', columns.communityCard, ['slug', slug], tags.communityHead(slug)),
  community: (slug) =>
    one<CommunityRow>('communities', columns.community, ['slug', slug], tags.community(slug)),
  affinityCards: () =>
    list<AffinityCardRow>('affinities', {
      select: columns.affinityCard,
      order: byId,
      tags: [tags.affinities()],
    }),
  affinityHead: (slug) =>
    one<AffinityHeadRow>('affinities', columns.affinityHead, ['slug', slug], tags.affinityHead(slug)),
  affinity: (slug) => one<AffinityRow>('affinities', columns.affinity, ['slug', slug], tags.affinity(slug)),
  communityIdsOfAffinity: async (affinityId) => {
    const links = await list<AffinityCommunityRow>('affinity_communities', {
      select: columns.affinityCommunity,
      order: ['community_id'],
      tags: [tags.affinityLinks(affinityId)],
      match: ['affinity_id', affinityId],
    })
    return links.map((link) => link.community_id)
  },
  affinityIdsOfCommunity: async (communityId) => {
    const links = await list<AffinityCommunityRow>('affinity_communities', {
      select: columns.affinityCommunity,
      order: ['affinity_id'],
      tags: [tags.communityLinks(communityId)],
      match: ['community_id', communityId],
    })
    return links.map((link) => link.affinity_id)
  },
  cityIdsOfAffinity: async (affinityId) => {
    const links = await list<AffinityCityRow>('affinity_cities', {
      select: columns.affinityCity,
      order: ['city_id'],
      tags: [tags.affinityLinks(affinityId)],
      match: ['affinity_id', affinityId],
    })
    return links.map((link) => link.city_id)
  },
  apps: () =>
    list<AppRow>('apps_for_making_friends', { select: columns.app, order: byId, tags: [tags.apps()] }),
  suggestionsOfCity: (cityId) =>
    list<SuggestionRow>('local_suggestions', {
      select: columns.suggestion,
      order: byId,
      tags: [tags.suggestionsOfCity(cityId)],
      match: ['city_id', cityId],
    }),
  suggestionsOfCommunity: (communityId) =>
    list<SuggestionRow>('local_suggestions', {
      select: columns.suggestion,
      order: byId,
      tags: [tags.suggestionsOfCommunity(communityId)],
      match: ['community_id', communityId],
    }),
  articleCards: () =>
    list<ArticleCardRow>('blog_posts', { select: columns.articleCard, order: byId, tags: [tags.articles()] }),
  article: (slug) => one<ArticleRow>('blog_posts', columns.article, ['slug', slug], tags.article(slug)),
  pageRows: async () => {
    const all = <Table extends keyof typeof pageColumns>(table: Table, order: readonly string[] = byId) =>
      list<PageRow<Table>>(table, { select: pageColumns[table], order, tags: [tags.pages()] })
    const [cities, countries, communities, affinities, affinityCommunities, articles, suggestions] =
      await Promise.all([
        all('cities'),
        all('countries'),
        all('communities'),
        all('affinities'),
        all('affinity_communities', pageColumns.affinity_communities),
        all('blog_posts'),
        all('local_suggestions'),
      ])
    return { cities, countries, communities, affinities, affinityCommunities, articles, suggestions }
  },
})

/** Reads in service: each question is one request, cached under its tags. */
export const querySource: Source = sourceOf(questions({ client: () => supabase, cached: true }))

/** Reads of an editor's preview: never cached, and with the key that sees what is scheduled. */
export const draftSource: Source = sourceOf(questions({ client: adminClient, cached: false }))
