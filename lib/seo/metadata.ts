import type { Metadata } from 'next'
import { paths } from '@/lib/paths'
import { type Site, sites } from '@/lib/site/variants'
import { absoluteUrl, siteOrigin } from '@/lib/urls'
import { cutAtSentence } from './cut'
import { pageIcons } from './icons'

export interface Breadcrumb {
  name: string
  /** A path on the site; the last item of a trail has none. */
  href?: string
}

/** What a page's head says about it. */
export interface PageHead {
  title: string
  description: string
  /** The page's public path; its canonical address is built from it. */
  path: string
  /** Set only if the canonical address is not the page's own path on the variant's own host. */
  canonicalUrl?: string
  /** Defaults to the preview image made for the page. */
  ogImage?: { url: string; width?: number; height?: number; alt?: string; type?: string }
  ogType?: 'website' | 'article'
  /** `follow`: not listed itself, but its links count. */
  noIndex?: boolean | 'follow'
  publishedTime?: string | null
  modifiedTime?: string | null
  author?: string
  videoUrl?: string
  language?: string
  additionalMetaTags?: Record<string, string>
  alternateUrls?: { hrefLang: string; href: string }[]
}

/** Adds the site's name to a title unless it is already in it (docs/product.md 16.1). */
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
    text: 'Connect with people who like to meet the same way.',
  },
]
const calls = /\b(?:join|discover|connect|start building)\b/i

/** Search results show about 160 characters, so nothing after 200 is ever read. */
const longestDescription = 200

const genericCallToAction = 'Discover where to meet people near you.'

/**
 * Adds a call to action by path unless the description already makes one: Join, Discover, Connect or Start building
 * (docs/product.md 16.2).
 */
export function descriptionWithCallToAction(description: string, path: string): string {
  const whole = description.trim()
  if (whole.length <= longestDescription && calls.test(whole)) return whole
  const call = callsToAction.find(({ matches }) => matches(path))?.text ?? genericCallToAction
  const text = cutAtSentence(whole, longestDescription - call.length - 1)
  if (calls.test(text)) return text
  return `${text}${text === '' || /[.!?…。！？]["”’)]?$/.test(text) ? '' : '.'} ${call}`.trim()
}

/**
 * The canonical address of a page: its path on the variant's own https host. An address on another origin is kept as
 * given, with a console warning (docs/product.md 16.3).
 */
export function canonicalUrl(site: Site, head: Pick<PageHead, 'path' | 'canonicalUrl'>): string {
  if (head.canonicalUrl === undefined) return absoluteUrl(site, head.path)
  if (URL.parse(head.canonicalUrl)?.origin !== siteOrigin(site)) {
    console.warn(`Invalid canonical URL: ${head.canonicalUrl} is not on ${siteOrigin(site)}`)
  }
  return head.canonicalUrl
}

/** The part of the head that all pages of a variant share. */
export function siteMetadata(site: Site): Metadata {
  const { name, keywords } = sites[site]
  return {
    metadataBase: new URL(siteOrigin(site)),
    applicationName: name,
    keywords: [...keywords],
    manifest: paths.webManifest,
    icons: pageIcons(site),
  }
}

/** The preview image made for each page, identified by its address. */
const previewImage = { width: 1200, height: 630, type: 'image/jpeg' }

/** A page's own part of the head; the layout adds `siteMetadata`. */
export function pageMetadata(site: Site, head: PageHead): Metadata {
  const { name } = sites[site]
  const title = titleWithSite(site, head.title)
  const description = descriptionWithCallToAction(head.description, head.path)
  const canonical = canonicalUrl(site, head)
  const image = head.ogImage ?? { ...previewImage, url: paths.ogImage(head.path), alt: title }
  const images = [{ ...image, url: absoluteUrl(site, image.url) }]
  const shared = { title, description, url: canonical, siteName: name, locale: 'en_US', images }
  const { author } = head
  return {
    title: { absolute: title },
    description,
    authors: author ? [{ name: author }] : undefined,
    robots: { index: !head.noIndex, follow: !head.noIndex || head.noIndex === 'follow' },
    alternates: {
      canonical,
      languages:
        head.alternateUrls && Object.fromEntries(head.alternateUrls.map((url) => [url.hrefLang, url.href])),
      types: {
        'application/atom+xml': [{ url: absoluteUrl(site, paths.feed), title: `${name}: articles` }],
      },
    },
    openGraph:
      head.ogType === 'article'
        ? {
            ...shared,
            type: 'article',
            publishedTime: head.publishedTime ?? undefined,
            modifiedTime: head.modifiedTime ?? undefined,
            authors: author ? [author] : undefined,
          }
        : { ...shared, type: 'website', videos: head.videoUrl ? [{ url: head.videoUrl }] : undefined },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: images.map(({ url, alt }) => ({ url, alt })),
    },
    other: head.additionalMetaTags,
  }
}
