import { hash } from 'node:crypto'
import { contentSecurityPolicy, inlineScriptHashes } from '@/lib/security/policy'
import { type Encoding, encode, worthwhileEncoding } from './encoding'
import { paintFirst, starterHash } from './paint-first'
import { Recent } from './recent'

/** What goes out for a text that Next made. */
export interface Outgoing {
  /** Stands for these very bytes. */
  etag: string
  /** The encoding the bytes have. */
  encoding: Encoding
  body: Buffer
  /** A document's Content-Security-Policy. */
  policy?: string
}

interface Known {
  name: string
  bytes: number
  policy?: string
  bodies: Map<Encoding, Buffer>
}

/**
 * Found by the text itself: Next keeps a page as one string and hands out that string each time, so finding it costs
 * nothing, where a checksum of ninety kilobytes costs more than all headers together. Most of the weight are those
 * strings, which Next has in its own memory at the same time.
 */
const known = {
  document: new Recent<Known>(80 * 1024 * 1024),
  data: new Recent<Known>(16 * 1024 * 1024),
}

/**
 * Readies a text of Next for the way: documents are painted before their scripts begin (`paintFirst`) and get a policy
 * with the hashes of their own inline scripts, taken from the very text that is sent. Nothing is computed twice for a
 * text that was asked for lately.
 * @param text all of it
 * @param kind a document, or the data of a page for navigations in the browser
 * @param accepted the encoding to use where it is worth while
 * @param imageOrigins origins that a document's pictures may come from besides the own one
 */
export function outgoing(
  text: string,
  kind: 'document' | 'data',
  accepted: Encoding,
  imageOrigins: readonly string[],
): Outgoing {
  const finished = () => Buffer.from(kind === 'document' ? paintFirst(text) : text)
  let entry = known[kind].get(text)
  let whole: Buffer | undefined
  if (!entry) {
    whole = finished()
    entry = {
      name: hash('sha256', whole, 'base64url').slice(0, 22),
      bytes: whole.length,
      bodies: new Map(),
      ...(kind === 'document' && {
        policy: contentSecurityPolicy(imageOrigins, [...inlineScriptHashes(text), starterHash]),
      }),
    }
  }
  const { name, bytes, bodies, policy } = entry
  const encoding = worthwhileEncoding(bytes, accepted)
  let body = bodies.get(encoding)
  if (!body) {
    body = encode(whole ?? finished(), encoding)
    bodies.set(encoding, body)
    known[kind].set(text, entry, weightOf(text, entry))
  }
  // One name for each encoding, since an ETag promises the same bytes.
  const etag = encoding === 'identity' ? `"${name}"` : `"${name}-${encoding}"`
  return { etag, encoding, body, policy }
}

/** In bytes; a text with curly quotes takes two of them for a character. */
const weightOf = (text: string, { bodies }: Known) =>
  bodies.values().reduce((sum, { length }) => sum + length, text.length * 2)
