/**
 * The vocabulary of cache tags: one for each entity's page, one for what the pages below it say of it (its head), one
 * for what lists show of it, one for each list. Lists and cards go by id where the id is stable and known, pages and
 * heads by the slug in their address, so that a renamed slug touches the old address and the new one.
 */
export const tags = {
  cities: () => 'cities',
  /** Which cities there are, whatever is said of them. */
  cityIds: () => 'city-ids',
  city: (slug: string) => `city:${slug}`,
  cityHead: (slug: string) => `city-head:${slug}`,
  cityCard: (id: string) => `city-card:${id}`,
  countries: () => 'countries',
  country: (code: string) => `country:${code}`,
  countryCard: (id: string) => `country-card:${id}`,
  citiesOfCountry: (countryId: string) => `country-cities:${countryId}`,
  communities: () => 'communities',
  community: (slug: string) => `community:${slug}`,
  communityHead: (slug: string) => `community-head:${slug}`,
  affinities: () => 'affinities',
  affinity: (slug: string) => `affinity:${slug}`,
  affinityHead: (slug: string) => `affinity-head:${slug}`,
  affinityLinks: (affinityId: string) => `affinity-links:${affinityId}`,
  communityLinks: (communityId: string) => `community-links:${communityId}`,
  apps: () => 'apps',
  articles: () => 'articles',
  article: (slug: string) => `article:${slug}`,
  suggestionsOfCity: (cityId: string) => `city-suggestions:${cityId}`,
  suggestionsOfCommunity: (communityId: string) => `community-suggestions:${communityId}`,
  /** The list of all pages with their times, which sitemaps are made of: any change of any row. */
  pages: () => 'pages',
} as const
