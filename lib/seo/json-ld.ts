import type {
  BreadcrumbList,
  City,
  FAQPage,
  Graph,
  HowTo,
  ItemList,
  SoftwareApplication,
  Thing,
} from 'schema-dts'
import { env } from '@/lib/env'
import { claims } from '@/lib/site/claims'
import { type Site, sites } from '@/lib/site/variants'
import { absoluteUrl, partnerUrl, paths, siteOrigin } from '@/lib/urls'
import type { Breadcrumb } from './metadata'

const nodeId = (site: Site, name: string) => `${siteOrigin(site)}/#${name}`

/** Joins nodes to one graph. */
export function graphOf(...nodes: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** What every page of a variant says of its site and of who publishes it. */
export function siteGraph(site: Site): Graph {
  const { name, description } = sites[site]
  return graphOf(
    {
      '@type': 'WebSite',
      '@id': nodeId(site, 'website'),
      name,
      description,
      url: siteOrigin(site),
      inLanguage: 'en',
      publisher: { '@id': nodeId(site, 'organization') },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${absoluteUrl(site, paths.cities)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      } as never,
    },
    {
      '@type': 'Organization',
      '@id': nodeId(site, 'organization'),
      name,
      description,
      url: siteOrigin(site),
    },
  )
}

/** The visible trail, as search engines read it. */
export function breadcrumbNode(site: Site, path: string, trail: readonly Breadcrumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(site, path)}#breadcrumb`,
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: absoluteUrl(site, href) } : {}),
    })),
  }
}

/** Questions that are visible on the page. */
export function faqNode(
  site: Site,
  path: string,
  questions: readonly { question: string; answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(site, path)}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A list of links that the page shows, in its order. */
export function itemListNode(
  site: Site,
  path: string,
  items: readonly { name: string; url: string }[],
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(site, path)}#list`,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: url.startsWith('/') ? absoluteUrl(site, url) : url,
    })),
  }
}

/** Ratings of the claims module; only where the owner has switched them on (setting STRUCTURED_DATA_RATINGS). */
function ratingOf(claim: { rating: string; reviews: number }) {
  if (!env.structuredDataRatings) return {}
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: claim.rating,
    reviewCount: claim.reviews,
  } as const
  return { aggregateRating }
}

/** The partner's app, as the home page and the app pages present it (specification §9: price 0 USD). */
export function partnerAppNode(site: Site, path: string, description: string): SoftwareApplication {
  const { price, currency, product } = claims.structuredData
  return {
    '@type': 'SoftwareApplication',
    '@id': `${absoluteUrl(site, path)}#app`,
    name: 'Pulse Now',
    description,
    url: partnerUrl(),
    applicationCategory: 'SocialNetworkingApplication',
    operatingSystem: 'iOS, Android',
    offers: { '@type': 'Offer', price, priceCurrency: currency },
    ...ratingOf(product),
  }
}

/** Steps that are visible on the page. */
export function howToNode(
  site: Site,
  path: string,
  title: string,
  steps: readonly { name: string; text: string }[],
): HowTo {
  return {
    '@type': 'HowTo',
    '@id': `${absoluteUrl(site, path)}#how-to`,
    name: title,
    step: steps.map(({ name, text }, index) => ({ '@type': 'HowToStep', position: index + 1, name, text })),
  }
}

interface CityPlace {
  path: string
  name: string
  description: string
  country: string
  geo: { lat: number; lng: number } | null
}

/** A city as a place within its country. */
export function cityNode(site: Site, { path, name, description, country, geo }: CityPlace): City {
  return {
    '@type': 'City',
    '@id': `${absoluteUrl(site, path)}#city`,
    name,
    description,
    url: absoluteUrl(site, path),
    ...(country ? { containedInPlace: { '@type': 'Country', name: country } } : {}),
    ...(geo ? { geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng } } : {}),
    ...ratingOf(claims.structuredData.cityBusiness),
  }
}
