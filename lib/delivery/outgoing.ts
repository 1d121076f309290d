import { hash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { contentSecurityPolicy, inlineScriptHashes, scriptHash } from '@/lib/security/policy'
import { type Encoding, encode, encodeSmallest, worthwhileEncoding } from './encoding'
import { joinData } from './join-data'
import { paintFirst, starterHash } from './paint-first'
import { Recent } from './recent'

/** What goes out for a text that Next made. */
export interface Outgoing {
  /** Stands for this text in this encoding. */
  etag: string
  /** The encoding the bytes have. */
  encoding: Encoding
  body: Buffer
  /** A document's Content-Security-Policy. */
  policy?: string
}

/** A text as it goes out. */
interface Finished {
  bytes: number
  policy?: string
  bodies: Map<Encoding, Buffer>
  /** Its brotli cannot be made smaller. */
  smallest?: boolean
}

/**
 * The names of texts, found by the text itself: Next keeps a page as one string and hands out that string each time, so
 * finding it costs nothing, where a checksum of ninety kilobytes costs more than all headers together. Most of the weight
 * are those strings, which Next has in its own memory at the same time.
 */
const names = {
  document: new Recent<string>(64 * 1024 * 1024),
  data: new Recent<string>(12 * 1024 * 1024),
}

/** By name: a page that is made again is another string, and mostly says the same. */
const finished = new Recent<Finished>(20 * 1024 * 1024)

/**
 * Readies a text of Next for the way: a document is painted before its scripts begin (`paintFirst`), has its data in one
 * script (`joinData`) and gets a policy with the hashes of its own inline scripts, taken from the very text that is sent.
 * Nothing is computed twice for a text that was asked for lately.
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
  let made: { whole: Buffer; policy?: string } | undefined
  const make = () => {
    made ??= kind === 'document' ? madeDocument(text, imageOrigins) : { whole: Buffer.from(text) }
    return made
  }
  let name = names[kind].get(text)
  if (name === undefined) {
    name = hash('sha256', make().whole, 'base64url').slice(0, 22)
    names[kind].set(text, name, text.length * 2) // a text with curly quotes takes two bytes for a character
  }
  let entry = finished.get(name)
  if (!entry) {
    const { whole, policy } = make()
    entry = { bytes: whole.length, policy, bodies: new Map() }
  }
  const { bytes, bodies, policy } = entry
  const encoding = worthwhileEncoding(bytes, accepted)
  let body = bodies.get(encoding)
  if (!body) {
    body = encode(make().whole, encoding)
    keep(name, entry, encoding, body)
  } else if (encoding === 'br' && !entry.smallest) {
    makeSmaller(name, entry, () => make().whole)
  }
  // One name for each encoding, for caches that keep them side by side; weak, since the same text may get smaller.
  const etag = encoding === 'identity' ? `W/"${name}"` : `W/"${name}-${encoding}"`
  return { etag, encoding, body, policy }
}

function madeDocument(text: string, imageOrigins: readonly string[]) {
  const { html, script } = joinData(paintFirst(text))
  const hashes = [
    ...inlineScriptHashes(html),
    ...(script === undefined ? [] : [scriptHash(script)]),
    starterHash,
  ]
  return { whole: Buffer.from(html), policy: contentSecurityPolicy(imageOrigins, hashes) }
}

function keep(name: string, entry: Finished, encoding: Encoding, body: Buffer): void {
  entry.bodies.set(encoding, body)
  const weight = entry.bodies.values().reduce((sum, { length }) => sum + length, 0)
  finished.set(name, entry, weight)
}

let makingSmaller = false
let measured = performance.eventLoopUtilization()

/**
 * Finds the smallest brotli of a text that is asked for again, while visitors get the one there is. Not before: most
 * texts are read once, by a crawler. One at a time, and not while this process has much to do; later visitors bring it
 * up again.
 */
function makeSmaller(name: string, entry: Finished, wholeOf: () => Buffer): void {
  if (makingSmaller) return
  const { utilization } = performance.eventLoopUtilization(measured)
  measured = performance.eventLoopUtilization()
  if (utilization > 0.5) return
  makingSmaller = true
  entry.smallest = true
  encodeSmallest(wholeOf())
    .then((body) => keep(name, entry, 'br', body))
    .catch(() => {}) // without memory for it, the one there is will do
    .finally(() => {
      makingSmaller = false
    })
}
