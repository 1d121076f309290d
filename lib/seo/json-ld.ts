import type { BreadcrumbList, FAQPage, Graph, ItemList, Thing } from 'schema-dts'
import { type Site, sites } from '@/lib/site/variants'
import { absoluteUrl, paths, siteOrigin } from '@/lib/urls'
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
