/** The extent of `public/images/world-lights-*.webp`, with the same numbers as in the program that draws it. */
const west = -169
const north = 78
const height = 136

/**
 * A place's position on the picture of the world.
 * @param lng degrees east, −180 to 180
 * @param lat degrees north
 * @returns fractions of the picture's width and height, 0 to 1
 */
export function worldPosition(lng: number, lat: number): { x: number; y: number } {
  return { x: ((lng - west + 360) % 360) / 360, y: (north - lat) / height }
}

/** A city on the map as sent to the browser: [slug, name, x, y], with positions in thousandths. */
export type MapCity = [slug: string, name: string, x: number, y: number]

/**
 * The city nearest to a point of the picture.
 * @param x @param y thousandths of the width and the height
 * @param reach how far away a city may be, in thousandths of the width
 */
export function nearestCity(cities: readonly MapCity[], x: number, y: number, reach: number): MapCity | null {
  let best: MapCity | null = null
  let least = reach * reach
  for (const city of cities) {
    // The picture is twice as wide as high.
    const distance = (city[2] - x) ** 2 + ((city[3] - y) / 2) ** 2
    if (distance <= least) {
      best = city
      least = distance
    }
  }
  return best
}
