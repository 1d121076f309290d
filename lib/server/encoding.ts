import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** In order of preference, because browsers give all encodings the same weight. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Smaller texts fit into one packet, compressed or not. */
const minBytes = 1024

// The declared types lack the second parameter, which negotiator documents.
type Encodings = (available: readonly string[], options: { preferred: readonly string[] }) => Encoding[]

/**
 * The best encoding that a request accepts.
 * @param headers the request's
 */
export function acceptedEncoding(headers: Negotiator.Headers): Encoding {
  const negotiator = new Negotiator({ headers })
  return (negotiator.encodings as Encodings).call(negotiator, preferred, { preferred })[0] ?? 'identity'
}

/** Whether a text of this many bytes is worth compressing. */
export const isWorthCompressing = (bytes: number) => bytes >= minBytes

/** Compresses a text. Brotli at quality 8 takes 3 ms for 90 KB; each higher level costs many times that. */
export function encode(text: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(text)
  if (encoding === 'identity') return text
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 8,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return brotliCompressSync(text, { params })
}
