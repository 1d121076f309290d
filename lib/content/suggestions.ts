import 'server-only'
import type { Site } from '@/lib/site/variants'
import { reads } from './reads'
import type { SuggestionRow } from './rows'
import { newestFirst } from './sorting'
import type { Suggestion } from './types'
import { words } from './words'

const suggestionsOf = (site: Site, rows: readonly SuggestionRow[]): Suggestion[] =>
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
  return suggestionsOf(site, await reads.suggestionsOfCity(cityId))
}

/**
 * Kinds of places where a community meets, newest first.
 * @throws DatabaseReadError
 */
export async function findSuggestionsOfCommunity(site: Site, communityId: string): Promise<Suggestion[]> {
  return suggestionsOf(site, await reads.suggestionsOfCommunity(communityId))
}
