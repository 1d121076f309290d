/**
 * Every public path, without the variant (docs/product.md 2.1). Kept apart from `urls.ts`, which reads the settings, so
 * that client components can import it.
 */
export const paths = {
  home: '/',
  cities: '/cities',
  city: (slug: string) => `/cities/${slug}`,
  cityCommunities: (slug: string) => `/cities/${slug}/communities`,
  cityCommunity: (city: string, community: string) => `/cities/${city}/communities/${community}`,
  cityGroups: (slug: string) => `/cities/${slug}/groups`,
  citySuggestions: (slug: string) => `/cities/${slug}/suggestions`,
  countries: '/countries',
  country: (code: string) => `/countries/${code}`,
  communities: '/communities',
  community: (slug: string) => `/communities/${slug}`,
  affinities: '/affinities',
  affinity: (slug: string) => `/affinities/${slug}`,
  combination: (affinity: string, community: string) => `/affinities/${affinity}/${community}`,
  apps: '/friendship-apps',
  compareApps: '/apps-for-making-friends',
  blog: '/blog',
  blogTag: (tag: string) => `/blog?tag=${encodeURIComponent(tag)}`,
  article: (slug: string) => `/blog/${slug}`,
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  search: '/search',
  /** The data of the search, and of its groups that meet. */
  searchData: '/search.json',
  searchGroups: '/search-groups.json',
  /** The next seven days of a city's groups. */
  thisWeek: '/this-week',
  weekOf: (city: string) => `/this-week?city=${city}`,
  /** The data of the week. */
  weekData: '/this-week.json',
  cityCalendar: (city: string) => `/cities/${city}/calendar.ics`,
  firstWeekCalendar: (city: string) => `/cities/${city}/first-week.ics`,
  communityCalendar: (city: string, community: string) =>
    `/cities/${city}/communities/${community}/calendar.ics`,
  /** The data of the home page's map. */
  worldMap: '/world-map.json',
  webManifest: '/site.webmanifest',
  sitemap: '/sitemap.xml',
  sitemapFile: (number: number) => `/sitemaps/${number}.xml`,
  robots: '/robots.txt',
  feed: '/feed.xml',
  llms: '/llms.txt',
  /** The file by which search engines verify the IndexNow key. */
  indexNowKey: (key: string) => `/${key}.txt`,
  leavePreview: '/api/preview/exit',
  /** The preview image of a page's path: JPEG, 1200 × 630. */
  ogImage: (page: string) => `/og${page === '/' ? '/index' : page}.jpg`,
} as const
