import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Encoding, encode, isWorthCompressing } from './encoding'
import { paintFirst, starterHash } from './paint-first'
import { contentSecurityPolicy, inlineScriptHashes } from './policy'

/** A page as it is sent. */
export interface FinishedPage {
  etag: string
  encoding: Encoding
  body: Buffer
  /** A document's Content-Security-Policy. */
  policy: string | undefined
}

// The key is the text itself. Next keeps a page as one string and returns that same string each time, so a lookup
// compares two pointers, and a page that was rendered again has a new key.
const cacheOf = (maxMegabytes: number) =>
  new LRUCache<string, FinishedPage>({
    maxSize: maxMegabytes * 1024 * 1024,
    sizeCalculation: ({ body }, text) => text.length + body.length,
  })
const caches = {
  document: { br: cacheOf(56), gzip: cacheOf(12), identity: cacheOf(12) },
  data: { br: cacheOf(12), gzip: cacheOf(2), identity: cacheOf(2) },
}

/**
 * Finishes a page rendered by Next. A document's scripts are delayed until after the first paint, and it gets a policy
 * with the hashes of its inline scripts. Both kinds are compressed and given an ETag, once for each recently requested
 * text and encoding.
 * @param text the complete page
 * @param kind a document, or a page's data for navigation in the browser
 * @param accepted the encoding to use if compression is worthwhile
 * @param imageOrigins origins that a document's pictures may come from besides the site's own
 */
export function finishPage(
  text: string,
  kind: 'document' | 'data',
  accepted: Encoding,
  imageOrigins: readonly string[],
): FinishedPage {
  const encoding = isWorthCompressing(text.length) ? accepted : 'identity'
  const known = caches[kind][encoding].get(text)
  if (known) return known
  const html = kind === 'document' ? paintFirst(text) : text
  const policy =
    kind === 'document'
      ? contentSecurityPolicy(imageOrigins, [...inlineScriptHashes(html), starterHash])
      : undefined
  const body = encode(Buffer.from(html), encoding)
  const page = { etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`, encoding, body, policy }
  caches[kind][encoding].set(text, page)
  return page
}
