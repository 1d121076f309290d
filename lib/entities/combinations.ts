import 'server-only'
import { readRows } from '@/lib/db/execute'
import { env } from '@/lib/env'
import { isFeatured } from '@/lib/site/featured'
import { isSlug } from '@/lib/site/routing'
import { cityReads } from './city'
import { findCommunitiesOfCity } from './community'
import { suggestionReads } from './suggestion'

/**
 * The city × community pages that are rendered while building: those of the featured cities and of the cities with the most
 * places, as many cities as PRERENDER_COMBINATIONS says.
 * @throws DatabaseReadError
 */
export async function findCombinationsToPrerender(): Promise<{ city: string; community: string }[]> {
  // Where tables are not in memory this would ask once for each city. Nothing but the build needs the answer.
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
