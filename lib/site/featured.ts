/** Specification §2 "Home": four fixed cities. */
export const featuredCities = ['new-york', 'london', 'tokyo', 'amsterdam'] as const

export const isFeatured = (slug: string) => featuredCities.some((featured) => featured === slug)
