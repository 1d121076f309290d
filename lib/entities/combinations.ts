import 'server-only'
import { readRows } from '@/lib/db/execute'
import { env } from '@/lib/env'
import { isFeatured } from '@/lib/site/featured'
import { isSlug } from '@/lib/site/routing'
import { cityReads } from './city'
import { findCommunitiesOfCity } from './community'
import { suggestionReads } from './suggestion'

/**
 * The city × community pages that the build renders: those of PRERENDER_COMBINATIONS cities, the featured ones first,
 * then those with the most places. Empty outside of a build.
 * @throws DatabaseReadError
 */
export async function findCombinationsToPrerender(): Promise<{ city: string; community: string }[]> {
  // Without the build's tables in memory, this would send a request for each city.
  const building = process.env.NEXT_PHASE === 'phase-production-build'
  if (!building || env.prerenderCombinations === 0) return []
  const cities = await readRows(cityReads.cards)
  const counted = await Promise.all(
    cities
      .filter(({ slug }) => isSlug(slug))
      .map(async ({ id, slug, country_id }) => ({
        id,
        slug,
        country: { id: country_id },
        suggestions: (await readRows(suggestionReads.ofCity, id)).length,
      })),
  )
  const chosen = counted
    .toSorted(
      (a, b) =>
        Number(isFeatured(b.slug)) - Number(isFeatured(a.slug)) ||
        b.suggestions - a.suggestions ||
        (a.slug < b.slug ? -1 : 1),
    )
    .slice(0, env.prerenderCombinations)
  const offered = await Promise.all(
    chosen.map(async (city) =>
      (await findCommunitiesOfCity('mnf', city)).map(({ slug: community }) => ({
        city: city.slug,
        community,
      })),
    ),
  )
  return offered.flat()
}
