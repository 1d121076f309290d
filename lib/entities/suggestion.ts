import 'server-only'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readFresh, readRows } from '@/lib/db/execute'
import { paths } from '@/lib/paths'
import type { Site } from '@/lib/site/variants'
import { cityReads } from './city'
import { type CommunityCard, communityReads } from './community'
import type { Entity } from './entity'
import { newestFirst } from './sorting'
import { usableDays, usableMonths, type Weekday } from './usable'
import { words } from './words'

/** A place to meet in a city, or a kind of place where a community meets. */
export interface Suggestion {
  id: string
  title: string
  description: string
}

/** A place in a city. */
export interface Place extends Suggestion {
  /** A danger of the place, in one sentence; empty if there is none to name. */
  caution: string
  /** Whether it has a roof. */
  isIndoors: boolean
  /** The months in which it makes sense to go, 1 to 12 in ascending order. */
  months: number[]
  /** The communities that it suits. */
  communities: CommunityCard[]
  /** The days on which somebody can turn up there alone; none for a place that needs company. */
  days: Weekday[]
}

const columns = [
  'id',
  'title',
  'title_lff',
  'description',
  'description_lff',
  'city_id',
  'community_id',
  'days',
  'months',
  'is_indoors',
  'caution',
  'created_at',
] as const

const suggestions = declareTable('local_suggestions', columns)
const suited = declareTable('local_suggestion_communities', ['suggestion_id', 'community_id'], {
  order: ['suggestion_id', 'community_id'],
})

export const suggestionReads = {
  ofCity: suggestions.read('city-suggestions', columns, { match: 'city_id' }),
  ofCommunity: suggestions.read('community-suggestions', columns, { match: 'community_id' }),
  byId: suggestions.read('suggestion', ['id', 'city_id'], { match: 'id' }),
  suited: suited.read('suggestion-communities', ['suggestion_id', 'community_id'], {
    match: 'suggestion_id',
  }),
  sitemap: suggestions.read('pages', ['id', 'city_id', 'created_at']),
  sitemapSuited: suited.read('pages', ['suggestion_id', 'community_id']),
}

async function pagesOfCity(cityId: unknown): Promise<string[]> {
  const [city] = cityId ? await readFresh(cityReads.cardsById, String(cityId)) : []
  return city ? [paths.city(city.slug), paths.citySuggestions(city.slug)] : []
}

export const suggestionEntity: Entity = {
  table: suggestions.table,
  foreignKey: 'suggestion_id',
  pages: async ({ city_id, community_id }) => {
    const [community] = community_id ? await readFresh(communityReads.byId, String(community_id)) : []
    return [...(await pagesOfCity(city_id)), ...(community ? [paths.community(community.slug)] : [])]
  },
}

export const suggestionCommunityEntity: Entity = {
  table: suited.table,
  pages: async ({ suggestion_id }) => {
    const [suggestion] = await readFresh(suggestionReads.byId, String(suggestion_id))
    return pagesOfCity(suggestion?.city_id)
  },
}

type SuggestionRow = RowFrom<typeof suggestionReads.ofCity>

const suggestionOf = (site: Site, row: SuggestionRow): Suggestion => ({
  id: row.id,
  title: words(site, row, 'title'),
  description: words(site, row, 'description'),
})

/**
 * Places to meet in a city, newest first.
 * @param offered the communities offered in this city; others are left out of a place's `communities`
 * @throws DatabaseReadError
 */
export async function findPlacesOfCity(
  site: Site,
  cityId: string,
  offered: readonly CommunityCard[],
): Promise<Place[]> {
  const rows = newestFirst(await readRows(suggestionReads.ofCity, cityId))
  const links = await readRows(
    suggestionReads.suited,
    rows.map(({ id }) => id),
  )
  const suits = new Set(links.map((link) => `${link.suggestion_id} ${link.community_id}`))
  return rows.map((row) => ({
    ...suggestionOf(site, row),
    communities: offered.filter(({ id }) => suits.has(`${row.id} ${id}`)),
    days: usableDays('local_suggestions', row.title, 'days', row.days),
    months: usableMonths('local_suggestions', row.title, 'months', row.months),
    isIndoors: row.is_indoors,
    caution: row.caution?.trim() ?? '',
  }))
}

/**
 * Kinds of places where a community meets, newest first.
 * @throws DatabaseReadError
 */
export async function findSuggestionsOfCommunity(site: Site, communityId: string): Promise<Suggestion[]> {
  const rows = newestFirst(await readRows(suggestionReads.ofCommunity, communityId))
  return rows.map((row) => suggestionOf(site, row))
}
