/**
 * Every path of the product, without the variant: what a visitor sees in the address bar. Apart from `urls.ts`, which knows
 * the settings: browsers may have this.
 */
export const paths = {
  home: '/',
  cities: '/cities',
  city: (slug: string) => `/cities/${slug}`,
  cityCommunities: (slug: string) => `/cities/${slug}/communities`,
  cityCommunity: (city: string, community: string) => `/cities/${city}/communities/${community}`,
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
  /** What the search finds. */
  searchData: '/search.json',
  /** Data of the home page's map. */
  worldMap: '/world-map.json',
  webManifest: '/site.webmanifest',
  sitemap: '/sitemap.xml',
  sitemapFile: (number: number) => `/sitemaps/${number}.xml`,
  robots: '/robots.txt',
  feed: '/feed.xml',
  llms: '/llms.txt',
  /** Where the search engines behind IndexNow check that the key is ours. */
  indexNowKey: (key: string) => `/${key}.txt`,
  leavePreview: '/api/preview/exit',
  /** A page's preview image for chats and social networks: JPEG, 1200 × 630. */
  ogImage: (page: string) => `/og${page === '/' ? '/index' : page}.jpg`,
} as const
