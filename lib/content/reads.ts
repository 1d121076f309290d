import 'server-only'
import { cache } from 'react'
import { isPreview } from './preview'
import { draftSource, querySource } from './query-source'
import type { Source } from './source'
import { tableSource } from './table-source'

async function source(): Promise<Source> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return tableSource
  return (await isPreview()) ? draftSource : querySource
}

/** A page and its metadata ask the same questions: within one render each is asked once. */
function read<Name extends keyof Source>(name: Name): Source[Name] {
  const question = cache(async (...given: unknown[]) => {
    const ask = (await source())[name] as (...given: unknown[]) => Promise<unknown>
    return ask(...given)
  })
  return question as Source[Name]
}

/** An array is never the same twice, so the question is remembered by its words. */
const citiesByKey = cache(async (key: string) =>
  (await source()).cityCardsById(key === '' ? [] : key.split(',')),
)

/** The reads of this process: whole tables while building, tagged queries in service, fresh ones in a preview. */
export const reads: Source = {
  cityIds: read('cityIds'),
  cityCards: read('cityCards'),
  cityCardsById: (ids) => citiesByKey(ids.join(',')),
  cityCardsOfCountry: read('cityCardsOfCountry'),
  cityHead: read('cityHead'),
  city: read('city'),
  countryCards: read('countryCards'),
  countryCard: read('countryCard'),
  country: read('country'),
  communityCards: read('communityCards'),
  communityHead: read('communityHead'),
  community: read('community'),
  affinityCards: read('affinityCards'),
  affinityHead: read('affinityHead'),
  affinity: read('affinity'),
  communityIdsOfAffinity: read('communityIdsOfAffinity'),
  affinityIdsOfCommunity: read('affinityIdsOfCommunity'),
  cityIdsOfAffinity: read('cityIdsOfAffinity'),
  apps: read('apps'),
  suggestionsOfCity: read('suggestionsOfCity'),
  suggestionsOfCommunity: read('suggestionsOfCommunity'),
  articleCards: read('articleCards'),
  article: read('article'),
  pageRows: read('pageRows'),
}
