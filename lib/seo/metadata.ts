import type { Metadata } from 'next'
import { type Site, sites } from '@/lib/site/variants'
import { absoluteUrl, siteOrigin } from '@/lib/urls'

export interface Breadcrumb {
  name: string
  /** A path of the site; the last item of a trail has none. */
  href?: string
}

/** Page-head inputs of specification §3. */
export interface PageHead {
  title: string
  description: string
  /** The page's public path; its canonical address is built from it. */
  path: string
  /** Only where the canonical is not the page's own path on the variant's own host. */
  canonicalUrl?: string
  ogImage?: { url: string; width?: number; height?: number; alt?: string }
  ogType?: 'website' | 'article'
  noIndex?: boolean
  publishedTime?: string
  modifiedTime?: string
  author?: string
  videoUrl?: string
  language?: string
  additionalMetaTags?: Record<string, string>
  alternateUrls?: { hrefLang: string; href: string }[]
}

/** Adds the site's name to a title unless it is already in it (specification §5 "Page head"). */
export function titleWithSite(site: Site, title: string): string {
  const { name } = sites[site]
  return title.toLowerCase().includes(name.toLowerCase()) ? title : `${title} | ${name}`
}

const callsToAction = [
  { matches: (path: string) => path === '/', text: 'Start building friendships close to home.' },
  { matches: (path: string) => path.startsWith('/cities/'), text: 'Discover people and places nearby.' },
  { matches: (path: string) => path.startsWith('/communities/'), text: 'Join a group near you.' },
  {
    matches: (path: string) => path.startsWith('/affinities/'),
    text: 'Connect with people who feel the same.',
  },
]
const genericCallToAction = 'Discover where to meet people near you.'

/**
 * Adds a call to action by path unless the description already makes one: Join, Discover, Connect or Start building
 * (specification §5 "Page head").
 */
export function descriptionWithCallToAction(description: string, path: string): string {
  const text = description.trim()
  if (/\b(?:join|discover|connect|start building)\b/i.test(text)) return text
  const call = callsToAction.find(({ matches }) => matches(path))?.text ?? genericCallToAction
  return `${text}${text === '' || /[.!?…]$/.test(text) ? '' : '.'} ${call}`.trim()
}

/**
 * The canonical address of a page: its path on the variant's own https host.
 * Another one is kept as it was given, with a console warning (specification §8 "Invalid canonical URL").
 */
export function canonicalUrl(site: Site, head: Pick<PageHead, 'path' | 'canonicalUrl'>): string {
  if (head.canonicalUrl === undefined) return absoluteUrl(site, head.path)
  if (URL.parse(head.canonicalUrl)?.origin !== siteOrigin(site)) {
    console.warn(`Invalid canonical URL: ${head.canonicalUrl} is not on ${siteOrigin(site)}`)
  }
  return head.canonicalUrl
}

/** Everything of a page's head that Next writes, from the page-head inputs of specification §3. */
export function pageMetadata(site: Site, head: PageHead): Metadata {
  const { name, keywords } = sites[site]
  const title = titleWithSite(site, head.title)
  const description = descriptionWithCallToAction(head.description, head.path)
  const canonical = canonicalUrl(site, head)
  const images = head.ogImage
    ? [{ ...head.ogImage, url: new URL(head.ogImage.url, siteOrigin(site)).href }]
    : undefined
  const shared = { title, description, url: canonical, siteName: name, locale: 'en_US', images }
  return {
    metadataBase: new URL(siteOrigin(site)),
    title: { absolute: title },
    description,
    keywords: [...keywords],
    applicationName: name,
    authors: head.author ? [{ name: head.author }] : undefined,
    robots: head.noIndex ? { index: false, follow: false } : { index: true, follow: true },
    alternates: {
      canonical,
      languages:
        head.alternateUrls && Object.fromEntries(head.alternateUrls.map((url) => [url.hrefLang, url.href])),
    },
    openGraph:
      head.ogType === 'article'
        ? {
            ...shared,
            type: 'article',
            publishedTime: head.publishedTime,
            modifiedTime: head.modifiedTime,
            authors: head.author ? [head.author] : undefined,
          }
        : { ...shared, type: 'website', videos: head.videoUrl ? [{ url: head.videoUrl }] : undefined },
    twitter: { card: images ? 'summary_large_image' : 'summary', title, description, images },
    other: head.additionalMetaTags,
  }
}
