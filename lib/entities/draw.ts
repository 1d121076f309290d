import { hashOf } from '@/lib/decoration'
import { isSlug } from '@/lib/site/routing'

/** docs/product.md 9.3 */
export const citiesOfCommunity = 6

/** The ids of the cities to draw from: those with a valid slug. */
export const idsToDraw = (cities: readonly { id: string; slug: string }[]): string[] =>
  cities.filter(({ slug }) => isSlug(slug)).map(({ id }) => id)

/**
 * Chooses the cities that a community links to by hash: the same ones each time, but different ones for each community.
 * @param cityIds all of them (`idsToDraw`), in any order
 * @returns `count` ids, or all if there are fewer
 */
export function drawCities(communityId: string, cityIds: readonly string[], count: number): string[] {
  const drawn: { id: string; lot: number }[] = []
  for (const id of cityIds) {
    const lot = hashOf(`${communityId} ${id}`)
    if (drawn.length >= count && lot >= (drawn.at(-1)?.lot ?? 0)) continue
    const place = drawn.findIndex((other) => lot < other.lot)
    drawn.splice(place === -1 ? drawn.length : place, 0, { id, lot })
    if (drawn.length > count) drawn.pop()
  }
  return drawn.map(({ id }) => id)
}
