import { type BrandText, brandTexts } from './texts.ts'

/**
 * Every public address, once (docs/product.md 2.1). The middleware, the sitemap, the preview images, llms.txt and the
 * end-to-end tests read this table. A segment in brackets is a slug, as in the folders below `app/[site]`.
 */

/** The list of known slugs that each kind of segment has to be in. */
export const slugLists = {
  city: 'cities',
  community: 'communities',
  affinity: 'affinities',
  article: 'articles',
  code: 'countries',
} as const
type Segment = keyof typeof slugLists
export type SlugList = (typeof slugLists)[Segment]

/** Each kind of missing page has its own text (docs/product.md 19.5). */
export const missingKinds = [
  'page',
  'city',
  /** A page below a city that is not about one community. */
  'city-section',
  'country',
  'community',
  /** /communities/ with a blank slug. */
  'no-community',
  /** A community in a city: the address is incomplete, the city is unknown, the community is unknown. */
  'incomplete',
  'city-of-community',
  'community-of-city',
  'affinity',
  'combination',
  'article',
] as const
export type MissingKind = (typeof missingKinds)[number]

interface Shared {
  /** What the page is, as a test's title says it. */
  name: string
  /** The line above the title on its preview image. */
  preview: string
  /** Search engines are asked not to index it, and the sitemap leaves it out. */
  noIndex?: true
}

/** A page with one address. */
export interface FixedRoute extends Shared {
  title: BrandText
  /** Its link in llms.txt; `{count}` is how many entries it has, such as "213 cities". */
  llms?: { link: string; about: BrandText }
}

/** A page with slugs in its address. */
export interface SlugRoute extends Shared {
  /** An address that exists, for tests that visit every kind of page. */
  example: string
  /** What is missing if a slug is not known, for each slug in turn. */
  missing: readonly MissingKind[]
  /** What is missing if a slug is blank; by default the same. */
  blank?: MissingKind
}

const both = (text: string): BrandText => ({ lff: text, mnf: text })
const before = (start: string, { lff, mnf }: BrandText): BrandText => ({
  lff: `${start} ${lff}`,
  mnf: `${start} ${mnf}`,
})

/** Pages with one address. */
export const fixedRoutes = {
  '/': { name: 'the home page', title: brandTexts.heroTitle, preview: '' },
  '/cities': {
    name: 'the city directory',
    title: brandTexts.citiesTitle,
    preview: 'Cities',
    llms: { link: 'Cities', about: before('{count}, grouped by country.', brandTexts.citiesLead) },
  },
  '/countries': {
    name: 'the country list',
    title: brandTexts.countriesTitle,
    preview: 'Countries',
    llms: { link: 'Countries', about: both('{count}: language, customs and the cities to start in.') },
  },
  '/communities': {
    name: 'the community list',
    title: brandTexts.communitiesTitle,
    preview: 'Communities',
    llms: { link: 'Communities', about: before('{count}.', brandTexts.communitiesLead) },
  },
  '/affinities': {
    name: 'the affinity list',
    title: brandTexts.affinitiesTitle,
    preview: 'Affinities',
    llms: { link: 'Affinities', about: before('{count} people like to meet.', brandTexts.affinitiesLead) },
  },
  '/friendship-apps': {
    name: 'the app directory',
    title: brandTexts.appsTitle,
    preview: 'Friendship apps',
    llms: { link: 'Friendship apps', about: both('{count} for meeting people, each with what it does.') },
  },
  '/apps-for-making-friends': {
    name: 'the app comparison',
    title: brandTexts.compareTitle,
    preview: 'Friendship apps',
    llms: { link: 'Apps compared', about: both('The same apps side by side in one table.') },
  },
  '/this-week': {
    name: 'the week',
    title: brandTexts.weekTitle,
    preview: 'Groups that meet',
    llms: { link: 'This week', about: both('The groups that meet in the next seven days, city by city.') },
  },
  '/search': { name: 'the search', title: both('Search'), preview: '', noIndex: true },
  '/blog': { name: 'the article list', title: brandTexts.blogTitle, preview: 'Blog' },
  '/terms-and-conditions': { name: 'the terms', title: both('Terms and Conditions'), preview: '' },
  '/privacy-policy': { name: 'the privacy policy', title: both('Privacy Policy'), preview: '' },
} as const satisfies Record<string, FixedRoute>
export type FixedPattern = keyof typeof fixedRoutes

/** Pages with slugs in their address. */
export const slugRoutes = {
  '/cities/[city]': { name: 'a city', example: '/cities/tokyo', missing: ['city'], preview: '' },
  '/cities/[city]/communities': {
    name: 'the communities of a city',
    example: '/cities/tokyo/communities',
    missing: ['city-section'],
    preview: 'Communities in',
  },
  '/cities/[city]/groups': {
    name: 'the groups of a city',
    example: '/cities/london/groups',
    missing: ['city-section'],
    preview: 'Groups that meet in',
  },
  '/cities/[city]/suggestions': {
    name: 'the local tips of a city',
    example: '/cities/tokyo/suggestions',
    missing: ['city-section'],
    preview: 'Places to meet in',
  },
  '/cities/[city]/communities/[community]': {
    name: 'a community in a city',
    example: '/cities/tokyo/communities/running',
    missing: ['city-of-community', 'community-of-city'],
    blank: 'incomplete',
    preview: '',
  },
  '/countries/[code]': { name: 'a country', example: '/countries/jp', missing: ['country'], preview: '' },
  '/communities/[community]': {
    name: 'a community',
    example: '/communities/hiking',
    missing: ['community'],
    blank: 'no-community',
    preview: 'Communities',
  },
  '/affinities/[affinity]': {
    name: 'an affinity',
    example: '/affinities/outdoor',
    missing: ['affinity'],
    preview: 'Affinities',
  },
  '/affinities/[affinity]/[community]': {
    name: 'an affinity with a community',
    example: '/affinities/outdoor/hiking',
    missing: ['combination', 'combination'],
    preview: '',
  },
  '/blog/[article]': {
    name: 'an article',
    example: '/blog/how-to-make-friends-in-a-new-city',
    missing: ['article'],
    preview: 'Blog',
  },
} as const satisfies Record<string, SlugRoute>
export type SlugPattern = keyof typeof slugRoutes

/** Files: the public address, and the route below `app/[site]` that answers. */
export const files = {
  '/search.json': '/search-data',
  '/search-groups.json': '/search-groups',
  '/world-map.json': '/world-map',
  '/site.webmanifest': '/manifest',
  '/favicon.ico': '/favicon',
  '/sitemap.xml': '/sitemaps/index',
  '/robots.txt': '/robots',
  '/feed.xml': '/feed',
  '/llms.txt': '/llms',
  '/this-week.json': '/week-data',
  '/cities/[city]/calendar.ics': '/cities/[city]/calendar',
  '/cities/[city]/first-week.ics': '/cities/[city]/first-week',
  '/cities/[city]/communities/[community]/calendar.ics': '/cities/[city]/communities/[community]/calendar',
} as const satisfies Record<string, string>

/** The slugs of an address by the kind of their segment, in the order of the address. */
export type Slugs = ReadonlyMap<Segment, string>

export interface Match {
  pattern: string
  slugs: Slugs
}

const isSegment = (name: string): name is Segment => Object.hasOwn(slugLists, name)

const patterns = [...Object.keys(fixedRoutes), ...Object.keys(slugRoutes), ...Object.keys(files)].map(
  (pattern) => ({
    pattern,
    parts: pattern.split('/').map((part) => {
      const name = /^\[(.+)\]$/.exec(part)?.[1]
      if (name === undefined) return part
      if (!isSegment(name))
        throw new Error(`${pattern}: [${name}] has no list of slugs in lib/site/routes.ts.`)
      return { name }
    }),
  }),
)

/** The pattern that a path has the form of, whatever stands in the place of its slugs; undefined if there is none. */
export function matchPattern(path: string): Match | undefined {
  const parts = path.split('/')
  for (const { pattern, parts: wanted } of patterns) {
    if (wanted.length !== parts.length) continue
    const slugs = new Map<Segment, string>()
    const fits = wanted.every((want, index) => {
      const part = parts[index] ?? ''
      if (typeof want === 'string') return want === part
      slugs.set(want.name, part)
      return true
    })
    if (fits) return { pattern, slugs }
  }
  return undefined
}

/** A pattern with slugs put in. @example pathOf('/cities/[city]', { city: 'tokyo' }) // "/cities/tokyo" */
export const pathOf = (pattern: string, slugs: Readonly<Record<string, string>>): string =>
  pattern.replace(/\[(\w+)\]/g, (part, name: string) => slugs[name] ?? part)

export const isFixed = (pattern: string): pattern is FixedPattern => Object.hasOwn(fixedRoutes, pattern)
export const isSlugPattern = (pattern: string): pattern is SlugPattern => Object.hasOwn(slugRoutes, pattern)
export const isFile = (pattern: string): pattern is keyof typeof files => Object.hasOwn(files, pattern)
