import type {
  BreadcrumbList,
  Graph,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { paths } from '@/lib/paths'
import { type Site, sites } from '@/lib/site/variants'
import { absoluteUrl, siteOrigin } from '@/lib/urls'
import { iconPath } from './icons'
import { type Breadcrumb, type PageHead, titleWithSite } from './metadata'

/** A graph's description of one thing. Other nodes refer to it by its `@id`. */
export type Node = Exclude<Graph['@graph'][number], string> & { '@id': string }

/** A reference to a node. */
const idOf = (node: { '@id': string }) => ({ '@id': node['@id'] })

/** The `@id` of a thing that a page describes. */
export const nodeId = (site: Site, path: string, name: string) => `${absoluteUrl(site, path)}#${name}`

/** The `@id` of the site's publisher. */
export const publisherId = (site: Site) => `${siteOrigin(site)}/#organization`

const websiteId = (site: Site) => `${siteOrigin(site)}/#website`

/** A search by the `q` of a page's address. */
const searchAction = (site: Site, path: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${absoluteUrl(site, path)}?q={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
})

function websiteNode(site: Site): WebSite & { '@id': string } {
  const { name, description } = sites[site]
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name,
    description,
    url: siteOrigin(site),
    inLanguage: 'en',
    publisher: { '@id': publisherId(site) },
    potentialAction: searchAction(site, paths.search),
  }
}

function organizationNode(site: Site): Organization & { '@id': string } {
  return {
    '@type': 'Organization',
    '@id': publisherId(site),
    name: sites[site].name,
    url: siteOrigin(site),
    logo: {
      '@type': 'ImageObject',
      '@id': `${siteOrigin(site)}/#logo`,
      url: absoluteUrl(site, iconPath(site, 'icon-512.png')),
      width: '512',
      height: '512',
    },
  }
}

/** The visible breadcrumb trail, as search engines read it; its last step is the page itself. */
function breadcrumbNode(site: Site, path: string, trail: readonly Breadcrumb[]): BreadcrumbList & Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(site, path, 'breadcrumb'),
    itemListElement: trail.map(({ name, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, href),
    })),
  }
}

export interface PageGraphParts {
  /** CollectionPage for a page whose main content is a list. */
  type?: 'WebPage' | 'CollectionPage'
  trail?: readonly Breadcrumb[]
  /** Whether the page can be searched by the `q` of its own address, beside the search of the whole site. */
  isSearchable?: boolean
  /** The page's largest picture, as a path on the site or an absolute address; by default its preview image. */
  image?: string | null
  /** The page's main subject. */
  mainEntity?: Node
  /** What else is on the page: questions, steps. */
  hasPart?: readonly Node[]
  /** What the page mentions without being about it: groups, apps, lists. Undefined entries are left out. */
  mentions?: readonly (Thing | undefined)[]
}

/**
 * Everything a page tells crawlers, as one graph of nodes that refer to each other by `@id`: the site, its publisher,
 * the page, its breadcrumbs and its subject (docs/product.md 16.7).
 * @param head the page's head, so that both say the same
 */
export function pageGraph(
  site: Site,
  head: PageHead,
  { type = 'WebPage', trail, isSearchable, image, mainEntity, hasPart = [], mentions }: PageGraphParts = {},
): Graph {
  const breadcrumb = trail && breadcrumbNode(site, head.path, trail)
  const mentioned = mentions?.filter((node) => node !== undefined) ?? []
  return {
    '@context': 'https://schema.org',
    '@graph': [
      websiteNode(site),
      organizationNode(site),
      {
        '@type': type,
        '@id': pageId(site, head.path),
        url: absoluteUrl(site, head.path),
        name: titleWithSite(site, head.title),
        inLanguage: head.language ?? 'en',
        isPartOf: { '@id': websiteId(site) },
        primaryImageOfPage: {
          '@type': 'ImageObject',
          '@id': nodeId(site, head.path, 'image'),
          url: absoluteUrl(site, image ?? paths.ogImage(head.path)),
        },
        ...(head.publishedTime ? { datePublished: head.publishedTime } : {}),
        ...(head.modifiedTime ? { dateModified: head.modifiedTime } : {}),
        ...(breadcrumb ? { breadcrumb: idOf(breadcrumb) } : {}),
        ...(isSearchable ? { potentialAction: searchAction(site, head.path) } : {}),
        ...(mainEntity ? { mainEntity: idOf(mainEntity) } : {}),
        ...(hasPart.length > 0 ? { hasPart: hasPart.map(idOf) } : {}),
        ...(mentioned.length > 0 ? { mentions: mentioned } : {}),
      },
      ...(breadcrumb ? [breadcrumb] : []),
      ...(mainEntity ? [mainEntity] : []),
      ...hasPart,
    ],
  }
}

/** The `@id` of a page. */
export const pageId = (site: Site, path: string) => nodeId(site, path, 'page')
