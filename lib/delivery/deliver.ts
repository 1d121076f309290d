import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from './encoding'
import { outgoing } from './outgoing'

/**
 * Sends what Next answers with a page as `outgoing` readies it, whichever way Next made it: prerendered, revalidated, a
 * draft, an error. Who has the very same bytes already is told so. Every other answer stays as it is.
 * @param response one that has not been sent yet
 * @param imageOrigins origins that pictures may come from besides the own one
 */
export function deliver(response: ServerResponse, imageOrigins: readonly string[]): void {
  const { write, end, flushHeaders } = response
  const parts: Buffer[] = []

  response.flushHeaders = () => {
    if (!kindOf(response)) flushHeaders.call(response)
  }

  response.write = (...args: unknown[]) => {
    const { chunk, encoding, callback } = parse(args)
    if (chunk === undefined || !kindOf(response)) return Reflect.apply(write, response, args)
    parts.push(bytesOf(chunk, encoding))
    if (callback) process.nextTick(callback)
    return true
  }

  response.end = (...args: unknown[]) => {
    const { chunk, encoding, callback } = parse(args)
    const kind = kindOf(response)
    if (!kind || (chunk === undefined && parts.length === 0)) return Reflect.apply(end, response, args)
    const accepted = acceptedEncoding(response.req.headers['accept-encoding'])
    const sent = outgoing(textOf(parts, chunk, encoding), kind, accepted, imageOrigins)
    addVary(response)
    if (sent.policy !== undefined) response.setHeader('content-security-policy', sent.policy)
    if (response.statusCode === 200) {
      response.setHeader('etag', sent.etag)
      if (isKnown(sent.etag, response.req)) {
        response.statusCode = 304
        for (const name of ['content-type', 'content-length']) response.removeHeader(name)
        return Reflect.apply(end, response, [callback])
      }
    }
    if (sent.encoding !== 'identity') response.setHeader('content-encoding', sent.encoding)
    response.setHeader('content-length', sent.body.length)
    return Reflect.apply(end, response, [sent.body, callback])
  }
}

/** What of a page an answer is about to bring; nothing where it is none, or one that is on its way already. */
function kindOf(response: ServerResponse): 'document' | 'data' | undefined {
  if (response.headersSent || response.hasHeader('content-encoding')) return undefined
  const type = String(response.getHeader('content-type') ?? '')
  return type.startsWith('text/html') ? 'document' : type.startsWith('text/x-component') ? 'data' : undefined
}

/** Says that an answer depends on the encodings its asker takes. */
export function addVary(response: ServerResponse): void {
  const vary = [response.getHeader('vary') ?? []].flat().join(', ')
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`)
  }
}

/** Whether the asker has the text of this name already (RFC 9110 §13.1.2: weak or not makes no difference). */
function isKnown(etag: string, { headers }: IncomingMessage): boolean {
  const names = headers['if-none-match']
  if (names === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false
  const bare = (name: string) => name.trim().replace(/^W\//, '')
  return names.split(',').some((name) => ['*', bare(etag)].includes(bare(name)))
}

/** The whole text; where it came in one piece, that very string, since it is known by it. */
function textOf(parts: Buffer[], chunk: string | Uint8Array | undefined, encoding?: BufferEncoding): string {
  if (parts.length === 0 && typeof chunk === 'string') return chunk
  if (chunk !== undefined) parts.push(bytesOf(chunk, encoding))
  return Buffer.concat(parts).toString()
}

/** The arguments that `write` and `end` of a response share, each of which may be left out. */
function parse(args: readonly unknown[]) {
  const [chunk, encoding] = args
  return {
    chunk: typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : undefined,
    encoding: typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined,
    callback: args.find((argument) => typeof argument === 'function'),
  }
}

const bytesOf = (chunk: string | Uint8Array, encoding?: BufferEncoding) =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk)
