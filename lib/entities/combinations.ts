import 'server-only'
import { readRows } from '@/lib/db/execute'
import { env } from '@/lib/env'
import { isSlug } from '@/lib/site/routing'
import { cityReads } from './city'
import { communityReads } from './community'
import { suggestionReads } from './suggestion'

/**
 * The city × community pages that are made while building: those of the cities with the most local suggestions,
 * as many cities as PRERENDER_COMBINATIONS says. Hand-written cities have more suggestions than composed ones.
 * @throws DatabaseReadError
 */
export async function findCombinationsToPrerender(): Promise<{ city: string; community: string }[]> {
  // Where tables are not in memory this would ask once for each city. Nothing but the build needs the answer.
  const building = process.env.NEXT_PHASE === 'phase-production-build'
  if (!building || env.prerenderCombinations === 0) return []
  const [cities, communities] = await Promise.all([readRows(cityReads.cards), readRows(communityReads.cards)])
  const counted = await Promise.all(
    cities
      .filter(({ slug }) => isSlug(slug))
      .map(async ({ id, slug }) => ({
        slug,
        suggestions: (await readRows(suggestionReads.ofCity, id)).length,
      })),
  )
  return counted
    .sort((a, b) => b.suggestions - a.suggestions || (a.slug < b.slug ? -1 : 1))
    .slice(0, env.prerenderCombinations)
    .flatMap(({ slug: city }) => communities.map(({ slug: community }) => ({ city, community })))
    .filter(({ community }) => isSlug(community))
}
