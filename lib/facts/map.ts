/** A search on OpenStreetMap for a place by its name. */
export const onMap = (place: string, city: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${place}, ${city}`)}`
