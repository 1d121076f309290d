import { withSingleStops } from './lists.ts'
import { type SiteTexts, textsOf } from './texts.ts'

/** The two sites that share one set of pages. The id is also the path segment that the middleware rewrites to. */
export type Site = 'lff' | 'mnf'

export interface SiteConfig {
  /** The brand's identifier as one word (docs/product.md 1.1). */
  siteType: 'lookingforfriends' | 'meetnewfriends'
  name: string
  description: string
  keywords: string[]
  /** Which form of a content field this site prefers: '' is the plain field (docs/product.md 1.4). */
  fieldSuffix: '' | '_lff'
  /** The color of the browser's own bars (docs/product.md 1.8). */
  themeColor: string
  /** The page background in the light color scheme, as in themes.css. */
  groundColor: string
  /** Whether the header carries the variant's own wordmark (docs/product.md 3.3). */
  brandHeader: boolean
  texts: SiteTexts
}

export const sites = {
  lff: {
    siteType: 'lookingforfriends',
    name: 'Looking For Friends',
    description: 'Connect with people looking for friends',
    keywords: [
      'looking for friends',
      'how to make friends',
      'find friends near me',
      'friendship apps',
      'new in the city',
    ],
    fieldSuffix: '_lff',
    themeColor: '#8B5CF6',
    groundColor: '#f8f6ff',
    brandHeader: true,
    texts: textsOf('lff'),
  },
  mnf: {
    siteType: 'meetnewfriends',
    name: 'Meet New Friends',
    description: 'Find communities and meet new friends',
    keywords: [
      'meet new friends',
      'local communities',
      'things to do with people',
      'friendship apps',
      'social groups',
    ],
    fieldSuffix: '',
    themeColor: '#8B5CF6',
    groundColor: '#fff9f2',
    brandHeader: false,
    texts: textsOf('mnf'),
  },
} as const satisfies Record<Site, SiteConfig>

export const siteIds = Object.keys(sites) as Site[]

/** Whether a path segment names a variant. */
export function isSite(value: string): value is Site {
  return Object.hasOwn(sites, value)
}

/**
 * Puts values into a sentence of `texts`. A value that ends with a full stop ends a sentence with that one.
 * @param sentence text with `{name}` parts
 * @param values what to put in; a part without a value stays as it is
 */
export function fill(sentence: string, values: Record<string, string>): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (part, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? part) : part,
  )
  return withSingleStops(filled)
}
