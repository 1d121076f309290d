/** The four cities of the home page (docs/product.md 4.3). */
export const featuredCities = ['new-york', 'london', 'tokyo', 'amsterdam'] as const

/** Whether a city is on the home page. */
export const isFeatured = (slug: string) => featuredCities.some((featured) => featured === slug)
