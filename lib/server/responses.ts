import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { acceptedEncoding } from './encoding'
import { finishPage } from './finished-page'
import { universalHeaders } from './headers.ts'
import { contentSecurityPolicy } from './policy.ts'

/**
 * Adds the security headers to a response, even if Next sends it before reading its configuration, and finishes a page
 * before it is sent. Only this one response object is changed.
 * @param response one that nothing has written to yet
 * @param imageOrigins origins that pictures may come from besides the site's own
 */
export function wrapResponse(response: ServerResponse, imageOrigins: readonly string[]): void {
  for (const { key, value } of universalHeaders) response.setHeader(key, value)
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(imageOrigins))

  const setHeader = response.setHeader.bind(response)
  let holdsPages = false
  response.setHeader = (name, value) => {
    switch (name.toLowerCase()) {
      case 'content-security-policy':
        // The fallback policy of next.config, meant for responses that do not pass through here.
        return response
      case 'x-middleware-rewrite':
        // Next would cache this request's address, query included, in the page for everybody. A page is rendered from
        // its own path alone, and the header itself must not leave the server.
        response.req.url = publicPath(String(value)) + flightQuery(response.req)
        return response
      case 'content-type':
        // By now Next has wrapped `write` and `end` with its own compression; pages are captured before it.
        if (!holdsPages) holdPage(response, setHeader, imageOrigins)
        holdsPages = true
    }
    return setHeader(name, value)
  }
}

/** Collects what is written to a page and sends it finished. Every other response passes through unchanged. */
function holdPage(
  response: ServerResponse,
  setHeader: ServerResponse['setHeader'],
  imageOrigins: readonly string[],
): void {
  const { write, end, flushHeaders } = response
  const parts: Buffer[] = []

  response.flushHeaders = () => {
    if (!pageKind(response)) flushHeaders.call(response)
  }

  response.write = (...args: unknown[]) => {
    const { chunk, encoding, callback } = parse(args)
    if (chunk === undefined || !pageKind(response)) return Reflect.apply(write, response, args)
    parts.push(bytesOf(chunk, encoding))
    if (callback) process.nextTick(callback)
    return true
  }

  response.end = (...args: unknown[]) => {
    const { chunk, encoding, callback } = parse(args)
    const kind = pageKind(response)
    if (!kind || (chunk === undefined && parts.length === 0)) return Reflect.apply(end, response, args)
    const { req } = response
    const page = finishPage(
      wholeText(parts, chunk, encoding),
      kind,
      acceptedEncoding(req.headers),
      imageOrigins,
    )
    addVary(response)
    if (page.policy !== undefined) setHeader('Content-Security-Policy', page.policy)
    if (response.statusCode === 200) {
      response.setHeader('etag', page.etag)
      if (fresh(req.headers, { etag: page.etag })) {
        response.statusCode = 304
        for (const name of ['content-type', 'content-length']) response.removeHeader(name)
        return Reflect.apply(end, response, [callback])
      }
    }
    if (page.encoding !== 'identity') response.setHeader('content-encoding', page.encoding)
    response.setHeader('content-length', page.body.length)
    return Reflect.apply(end, response, [page.body, callback])
  }
}

/** Which kind of page a response is about to send; undefined if it is not a page or sending has already begun. */
function pageKind(response: ServerResponse): 'document' | 'data' | undefined {
  if (response.headersSent || response.hasHeader('content-encoding')) return undefined
  const type = String(response.getHeader('content-type') ?? '')
  return type.startsWith('text/html') ? 'document' : type.startsWith('text/x-component') ? 'data' : undefined
}

function addVary(response: ServerResponse): void {
  const vary = [response.getHeader('vary') ?? []].flat().join(', ')
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`)
  }
}

/** The whole text. If it came in one piece, that same string is returned, because `finishPage` uses it as its key. */
function wholeText(
  parts: Buffer[],
  chunk: string | Uint8Array | undefined,
  encoding?: BufferEncoding,
): string {
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

/** The public path for the path below a variant that the middleware rewrote to. */
function publicPath(rewritten: string): string {
  return rewritten.replace(/[?#].*$/s, '').replace(/^\/(?:lff|mnf)(?=\/|$)/, '') || '/'
}

/** The query parameter that Next compares with the headers of a request for flight data and then removes. */
function flightQuery({ url = '', headers }: IncomingMessage): string {
  const given = headers.rsc ? new URLSearchParams(url.split('?')[1]).get('_rsc') : null
  return given === null ? '' : `?_rsc=${encodeURIComponent(given)}`
}
