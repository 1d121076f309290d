/** Degrees north and east. */
export interface Position {
  latitude: number
  longitude: number
}

const earthRadiusKm = 6_371
/** An angle in radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance between two places, in kilometers. */
export function distanceKm(from: Position, to: Position): number {
  const lat = radians(to.latitude - from.latitude)
  const lng = radians(to.longitude - from.longitude)
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(lng / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half))
}

/** Things with a position, the nearest first, with their distances in kilometers; those without one are left out. */
export function nearest<Item>(
  items: readonly Item[],
  from: Position,
  positionOf: (item: Item) => readonly [latitude: number, longitude: number] | null,
): { item: Item; km: number }[] {
  return items
    .flatMap((item) => {
      const [latitude, longitude] = positionOf(item) ?? []
      if (latitude === undefined || longitude === undefined) return []
      return [{ item, km: distanceKm(from, { latitude, longitude }) }]
    })
    .sort((a, b) => a.km - b.km)
}

const kmPerMile = 1.609_344

/**
 * A distance in local units, rounded to 1, 5 or 10 depending on its length.
 * @example spokenDistance(85.4, 'metric') // "85 km"
 */
export function spokenDistance(km: number, units: 'metric' | 'imperial'): string {
  const amount = units === 'imperial' ? km / kmPerMile : km
  const step = amount >= 100 ? 10 : amount >= 15 ? 5 : 1
  const rounded = Math.max(1, Math.round(amount / step) * step)
  const unit = units === 'metric' ? 'km' : rounded === 1 ? 'mile' : 'miles'
  return `${rounded.toLocaleString('en-US')} ${unit}`
}
