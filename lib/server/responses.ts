import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { acceptedEncoding } from './encoding'
import { finishPage } from './finished-page'
import { universalHeaders } from './headers.ts'
import { contentSecurityPolicy } from './policy.ts'

/**
 * Puts the security headers on an answer, also where Next gives it before it looks at its configuration, and has a page
 * go out finished. Only this one response is changed.
 * @param response one that nothing was done with yet
 * @param imageOrigins origins that pictures may come from besides the own one
 */
export function wrapResponse(response: ServerResponse, imageOrigins: readonly string[]): void {
  for (const { key, value } of universalHeaders) response.setHeader(key, value)
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(imageOrigins))

  const setHeader = response.setHeader.bind(response)
  let holdsPages = false
  response.setHeader = (name, value) => {
    switch (name.toLowerCase()) {
      case 'content-security-policy':
        // The fallback of next.config, for answers that do not pass here.
        return response
      case 'x-middleware-rewrite':
        // The address of whoever asks would be kept in the page for everybody, query and all: a page is rendered from its
        // own path alone. The header itself is nobody's business.
        response.req.url = publicPath(String(value)) + flightQuery(response.req)
        return response
      case 'content-type':
        // By now Next has put its own compression around `write` and `end`; pages are taken before that.
        if (!holdsPages) holdPage(response, setHeader, imageOrigins)
        holdsPages = true
    }
    return setHeader(name, value)
  }
}

/** Gathers what is written where it is a page, and sends it finished; every other answer stays as it is. */
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

/** What of a page an answer is about to bring; nothing where it is none, or one that is on its way already. */
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

/** The whole text; where it came in one piece, that very string, since `finishPage` knows it again. */
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

/** The path that visitors know, of the one below a variant that the middleware leads to. */
function publicPath(rewritten: string): string {
  return rewritten.replace(/[?#].*$/s, '').replace(/^\/(?:lff|mnf)(?=\/|$)/, '') || '/'
}

/** What Next compares with the headers of a request for flight data, and takes out again by itself. */
function flightQuery({ url = '', headers }: IncomingMessage): string {
  const given = headers.rsc ? new URLSearchParams(url.split('?')[1]).get('_rsc') : null
  return given === null ? '' : `?_rsc=${encodeURIComponent(given)}`
}
