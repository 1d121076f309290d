import 'server-only'
import { cache } from 'react'
import { querySource } from './query-source'
import type { Source } from './source'
import { tableSource } from './table-source'

const source: Source = process.env.NEXT_PHASE === 'phase-production-build' ? tableSource : querySource

/** A page and its metadata ask the same questions: within one render each is asked once. */
const listKey = cache((key: string) => source.cityCardsById(key === '' ? [] : key.split(',')))

/** The reads of this process: whole tables while building, tagged queries in service. */
export const reads: Source = {
  cityCards: cache(source.cityCards),
  cityCardsById: (ids) => listKey(ids.join(',')),
  cityCardsOfCountry: cache(source.cityCardsOfCountry),
  city: cache(source.city),
  countryCards: cache(source.countryCards),
  countryCard: cache(source.countryCard),
  country: cache(source.country),
  communityCards: cache(source.communityCards),
  community: cache(source.community),
  affinityCards: cache(source.affinityCards),
  affinity: cache(source.affinity),
  communityIdsOfAffinity: cache(source.communityIdsOfAffinity),
  affinityIdsOfCommunity: cache(source.affinityIdsOfCommunity),
  cityIdsOfAffinity: cache(source.cityIdsOfAffinity),
  apps: cache(source.apps),
  suggestionsOfCity: cache(source.suggestionsOfCity),
  suggestionsOfCommunity: cache(source.suggestionsOfCommunity),
  articleCards: cache(source.articleCards),
  article: cache(source.article),
}
