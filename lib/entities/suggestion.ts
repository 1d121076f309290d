import 'server-only'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readFresh, readRows } from '@/lib/db/execute'
import { paths } from '@/lib/paths'
import type { Site } from '@/lib/site/variants'
import { cityReads } from './city'
import { communityReads } from './community'
import type { Entity } from './entity'
import { newestFirst } from './sorting'
import { words } from './words'

/** A place to meet in a city, or a kind of place where a community meets. */
export interface Suggestion {
  id: string
  title: string
  description: string
}

const columns = [
  'id',
  'title',
  'title_lff',
  'description',
  'description_lff',
  'city_id',
  'community_id',
  'created_at',
] as const

const { table, read } = declareTable('local_suggestions', columns)

export const suggestionReads = {
  ofCity: read('city-suggestions', columns, { match: 'city_id' }),
  ofCommunity: read('community-suggestions', columns, { match: 'community_id' }),
  sitemap: read('pages', ['id', 'city_id', 'created_at']),
}

export const suggestionEntity: Entity = {
  table,
  pages: async ({ city_id, community_id }) => {
    const [city] = city_id ? await readFresh(cityReads.cardsById, String(city_id)) : []
    const [community] = community_id ? await readFresh(communityReads.byId, String(community_id)) : []
    return [
      ...(city ? [paths.city(city.slug), paths.citySuggestions(city.slug)] : []),
      ...(community ? [paths.community(community.slug)] : []),
    ]
  },
}

const suggestionsOf = (site: Site, rows: readonly RowFrom<typeof suggestionReads.ofCity>[]): Suggestion[] =>
  newestFirst(rows).map((row) => ({
    id: row.id,
    title: words(site, row, 'title'),
    description: words(site, row, 'description'),
  }))

/**
 * Places to meet in a city, newest first.
 * @throws DatabaseReadError
 */
export async function findSuggestionsOfCity(site: Site, cityId: string): Promise<Suggestion[]> {
  return suggestionsOf(site, await readRows(suggestionReads.ofCity, cityId))
}

/**
 * Kinds of places where a community meets, newest first.
 * @throws DatabaseReadError
 */
export async function findSuggestionsOfCommunity(site: Site, communityId: string): Promise<Suggestion[]> {
  return suggestionsOf(site, await readRows(suggestionReads.ofCommunity, communityId))
}
