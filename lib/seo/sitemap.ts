import { type ISitemapField, SitemapBuilder } from 'next-sitemap'
import { addressesPerSitemap } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { absoluteUrl } from '@/lib/urls'

/** What the sitemap needs to know about a page. */
export interface ListedPage {
  /** Its public path. */
  path: string
  /** When the newest of its rows was written, as the database returns it; null if the rows have no time. */
  lastModified: string | null
  /** Its picture, if that is a file on the site. */
  image: string | null
}

/** A sitemap file's limits (sitemaps.org, "Sitemap file limits"). */
export const sitemapLimits = { addresses: addressesPerSitemap, bytes: 50 * 1024 * 1024 }

/** next-sitemap does not escape addresses, so only paths that need no escaping in XML are used as pictures. */
const plainFile = /^\/(?!\/)[\w./%~-]{1,300}$/

/**
 * A variant's sitemap entries: the pages that search engines may list under its own origin, in the order given.
 * @throws whatever `pages` throws
 */
export async function* sitemapEntries(
  site: Site,
  pages: Iterable<ListedPage> | Promise<Iterable<ListedPage>>,
): AsyncGenerator<ISitemapField, void, undefined> {
  for (const { path, lastModified, image } of await pages) {
    yield {
      loc: absoluteUrl(site, path),
      ...(lastModified === null ? {} : { lastmod: lastModified }),
      ...(image && plainFile.test(image) ? { images: [{ loc: new URL(absoluteUrl(site, image)) }] } : {}),
    }
  }
}

const builder = new SitemapBuilder()
const frameBytes = Buffer.byteLength(builder.buildSitemapXml([]))
const builtBytes = (entry: ISitemapField) => Buffer.byteLength(builder.buildSitemapXml([entry])) - frameBytes

/** Characters that take one byte in XML, without escaping. */
const plain = /^[\w.:/~%-]*$/
/** The bytes around an entry's addresses, depending on which parts it has. */
const around = new Map<string, number>()

/**
 * How many bytes an entry adds to its file. Building each of a million entries to count them would take most of the
 * time.
 */
function bytesOf(entry: ISitemapField): number {
  const { loc, lastmod, images = [] } = entry
  const addresses = [loc, ...images.map((image) => image.loc.href)]
  if (!addresses.every((address) => plain.test(address))) return builtBytes(entry)
  const length = addresses.reduce((sum, address) => sum + address.length, lastmod?.length ?? 0)
  const shape = `${lastmod === undefined} ${images.length}`
  const known = around.get(shape) ?? builtBytes(entry) - length
  around.set(shape, known)
  return known + length
}

/** Entries between two pauses, so that building a file of fifty thousand does not keep visitors waiting. */
const entriesPerTurn = 2_000

/**
 * Splits entries into files, each within both limits. Keeps one file in memory at a time, however many entries there
 * are.
 * @param limits how many addresses and how many bytes, uncompressed, a file may have
 */
export async function* sitemapFiles(
  entries: AsyncIterable<ISitemapField>,
  limits: typeof sitemapLimits = sitemapLimits,
): AsyncGenerator<ISitemapField[], void, undefined> {
  let file: ISitemapField[] = []
  let bytes = frameBytes
  let taken = 0
  for await (const entry of entries) {
    if (++taken % entriesPerTurn === 0) await new Promise((resolve) => setImmediate(resolve))
    const more = bytesOf(entry)
    if (file.length > 0 && (file.length === limits.addresses || bytes + more > limits.bytes)) {
      yield file
      file = []
      bytes = frameBytes
    }
    file.push(entry)
    bytes += more
  }
  if (file.length > 0) yield file
}

/** How many files the entries need. */
export async function countSitemapFiles(entries: AsyncIterable<ISitemapField>): Promise<number> {
  let files = 0
  for await (const _ of sitemapFiles(entries)) files++
  return files
}

/** The entries of one file, counted from 0; null if there is no such file. */
export async function sitemapFile(
  entries: AsyncIterable<ISitemapField>,
  number: number,
): Promise<ISitemapField[] | null> {
  let at = 0
  for await (const file of sitemapFiles(entries)) if (at++ === number) return file
  return null
}
