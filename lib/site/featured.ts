/** The four cities of the home page (docs/product.md 4.3). */
export const featuredCities = ['new-york', 'london', 'tokyo', 'amsterdam'] as const

/** Whether a city is on the home page. */
export const isFeatured = (slug: string) => featuredCities.some((featured) => featured === slug)

/** What the footer wants to link to. The content check names what the directory does not have (docs/product.md 3.4). */
export const footerSlugs = {
  cities: ['new-york', 'london', 'tokyo', 'paris', 'berlin'],
  countries: ['us', 'gb', 'ca', 'au'],
  communities: ['hiking', 'gaming', 'photography', 'cooking'],
  tags: ['social-skills', 'community', 'apps'],
} as const
