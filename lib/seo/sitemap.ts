import type { ISitemapField } from 'next-sitemap'
import type { ListedPage } from '@/lib/entities/entity'
import { addressesPerSitemap } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { absoluteUrl } from '@/lib/urls'

/** next-sitemap does not escape addresses, so only paths that need no escaping in XML are used as pictures. */
const plainFile = /^\/(?!\/)[\w./%~-]{1,300}$/

/** A page's entry, under the variant's own origin. */
function entryOf(site: Site, { path, lastModified, image }: ListedPage): ISitemapField {
  return {
    loc: absoluteUrl(site, path),
    ...(lastModified === null ? {} : { lastmod: lastModified }),
    ...(image && plainFile.test(image) ? { images: [{ loc: new URL(absoluteUrl(site, image)) }] } : {}),
  }
}

/**
 * The entries of one sitemap file (docs/product.md 17.1). Slugs have at most 80 characters and pictures 300, so that a
 * file of 50,000 addresses stays below the 50 MB that the protocol allows.
 * @param number which file, counted from 0
 * @returns no entries if there is no such file
 */
export function sitemapFile(site: Site, pages: Iterable<ListedPage>, number: number): ISitemapField[] {
  return Iterator.from(pages)
    .drop(number * addressesPerSitemap)
    .take(addressesPerSitemap)
    .map((page) => entryOf(site, page))
    .toArray()
}

/** How many files the pages need. */
export function countSitemapFiles(pages: Iterable<ListedPage>): number {
  return Math.ceil(Iterator.from(pages).reduce((count) => count + 1, 0) / addressesPerSitemap)
}
