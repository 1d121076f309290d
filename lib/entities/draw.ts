import { hashOf } from '@/lib/decoration'
import { isSlug } from '@/lib/site/routing'

/** How many cities a community links to by default (docs/product.md 9.3). */
export const citiesOfCommunity = 6

/** The ids of the cities to draw from: those with an address. */
export const idsToDraw = (cities: readonly { id: string; slug: string }[]): string[] =>
  cities.filter(({ slug }) => isSlug(slug)).map(({ id }) => id)

/**
 * Which cities a community links to. Every community exists in every city, so a stable draw picks different cities for
 * each instead of the first in the alphabet for all.
 * @param cityIds all there are (`idsToDraw`), in any order
 * @returns so many of them, or all where there are fewer
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
