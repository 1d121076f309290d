import type { BlogPosting, City, Country, FAQPage, ItemList, SoftwareApplication } from 'schema-dts'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { cityWithPlace } from '@/lib/site/city-name'
import { claims } from '@/lib/site/claims'
import type { Site } from '@/lib/site/variants'
import { absoluteUrl, partnerUrl } from '@/lib/urls'
import { cutAtWord } from './cut'
import { nodeId, pageId, publisherId } from './json-ld'
import { wordsOf } from './word-count'

// The subjects of pages, for their graphs (`pageGraph`). Each function returns one node with an `@id`.

type Identified<Type> = Exclude<Type, string> & { '@id': string }

/** Questions that are visible on the page. */
export function faqNode(
  site: Site,
  path: string,
  questions: readonly { question: string; answer: string }[],
): Identified<FAQPage> {
  return {
    '@type': 'FAQPage',
    '@id': nodeId(site, path, 'faq'),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Longer lists are left out, because they would double the size of a page that already lists everything as links. */
const longestList = 100

/**
 * A list that the page shows, in the same order.
 * @param items `url` is a path on the site, an absolute address, or missing if an item has no page
 * @returns undefined if the list is empty or too long
 */
export function itemListNode(
  site: Site,
  path: string,
  items: readonly { name: string; url?: string | null }[],
): Identified<ItemList> | undefined {
  if (items.length === 0 || items.length > longestList) return undefined
  return {
    '@type': 'ItemList',
    '@id': nodeId(site, path, 'list'),
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url ? { url: absoluteUrl(site, url) } : {}),
    })),
  }
}

/** Ratings from the claims module, included only if the owner has turned them on (setting STRUCTURED_DATA_RATINGS). */
function ratingOf(claim: { rating: string; reviews: number }) {
  if (!env.structuredDataRatings) return {}
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: claim.rating,
    reviewCount: claim.reviews,
  } as const
  return { aggregateRating }
}

/** The partner's app, as the home page and the app pages present it (docs/product.md 16.8). */
export function partnerAppNode(
  site: Site,
  path: string,
  description: string,
): Identified<SoftwareApplication> {
  const { price, currency, product } = claims.structuredData
  return {
    // schema-dts supports one type per node; in search results a product can have an offer and ratings.
    '@type': ['Product', 'SoftwareApplication'] as unknown as 'SoftwareApplication',
    '@id': nodeId(site, path, 'app'),
    name: 'Pulse Now',
    description,
    url: partnerUrl(),
    applicationCategory: 'SocialNetworkingApplication',
    operatingSystem: 'iOS, Android',
    offers: { '@type': 'Offer', price, priceCurrency: currency },
    ...ratingOf(product),
  }
}

/** A country as other nodes refer to it; its own page says more under the same `@id`. */
function countryRef(site: Site, { name, code }: { name: string; code: string }): Identified<Country> {
  const path = paths.country(code)
  return { '@type': 'Country', '@id': nodeId(site, path, 'country'), name, url: absoluteUrl(site, path) }
}

/** A country, with its encyclopedia article if it has one. */
export function countryNode(
  site: Site,
  country: { name: string; code: string; short: string; wikipediaUrl: string | null },
): Identified<Country> {
  return {
    ...countryRef(site, country),
    ...(country.short ? { description: country.short } : {}),
    ...(country.wikipediaUrl ? { sameAs: country.wikipediaUrl } : {}),
  }
}

/**
 * A city as a place within its country.
 * @param position in degrees; null if unknown
 */
export function cityNode(
  site: Site,
  city: {
    name: string
    region: string | null
    slug: string
    short?: string
    country: { name: string; code: string }
  },
  position: { latitude: number; longitude: number } | null,
): Identified<City> {
  const path = paths.city(city.slug)
  return {
    '@type': 'City',
    '@id': nodeId(site, path, 'city'),
    name: cityWithPlace(city),
    url: absoluteUrl(site, path),
    ...(city.short ? { description: city.short } : {}),
    ...(city.country.code ? { containedInPlace: countryRef(site, city.country) } : {}),
    ...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
    ...ratingOf(claims.structuredData.cityBusiness),
  }
}

/** Search engines truncate a headline here. */
const longestHeadline = 110

interface ArticleContent {
  title: string
  slug: string
  excerpt: string
  /** HTML or markdown. */
  content: string
  author: string
  /** ISO date. */
  date: string
  updatedAt: string
  imageUrl: string | null
  tags: readonly string[]
}

/** An article, with its author and the site as publisher. */
export function articleNode(site: Site, article: ArticleContent): Identified<BlogPosting> {
  const path = paths.article(article.slug)
  const { author, tags } = article
  return {
    '@type': 'BlogPosting',
    '@id': nodeId(site, path, 'article'),
    headline: cutAtWord(article.title, longestHeadline),
    ...(article.excerpt ? { description: article.excerpt } : {}),
    url: absoluteUrl(site, path),
    mainEntityOfPage: { '@id': pageId(site, path) },
    image: absoluteUrl(site, article.imageUrl ?? paths.ogImage(path)),
    datePublished: article.date,
    dateModified: article.updatedAt,
    // A byline such as "The editors" is not a person.
    author: author
      ? { '@type': /^the\s/i.test(author) ? 'Organization' : 'Person', name: author }
      : { '@id': publisherId(site) },
    publisher: { '@id': publisherId(site) },
    inLanguage: 'en',
    wordCount: wordsOf(article.content).length,
    ...(tags.length > 0 ? { articleSection: tags[0], keywords: tags.join(', ') } : {}),
  }
}
