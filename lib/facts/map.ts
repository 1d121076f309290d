/** A search on OpenStreetMap for a place by its name; what stands after a comma or in parentheses
 * ("at the side door") no map knows. */
export const onMap = (place: string, city: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${place.split(/,| \(/)[0]}, ${city}`)}`
