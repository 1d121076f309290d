import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { addVary, deliver } from '@/lib/delivery/deliver'
import { acceptedEncoding } from '@/lib/delivery/encoding'
import { universalHeaders } from './headers.ts'
import { contentSecurityPolicy } from './policy.ts'

/** Headers of a request that only do harm: why, beside each. */
const unwanted = [
  // Next would write the nonce in them into a page that it keeps for everybody.
  ...['content-security-policy', 'content-security-policy-report-only'],
  // Next answers 500 where a file cannot be given as these ask (it looks for an error page that an app has not).
  ...['range', 'if-range', 'if-match', 'if-unmodified-since'],
]

/** What Next calls a `.br`. */
const unknownType = 'application/octet-stream'

/** Where requests go that nothing here can answer. */
const refused = '/api/refused'

/**
 * Puts the security headers on every answer of this process, also on those that Next gives before it looks at its
 * configuration, has pages go out as `deliver` sends them and files as they were compressed by the build, and keeps from
 * Next what it mishandles.
 * @param imageOrigins origins that pictures may come from besides the own one
 * @param files content types of the files that have a `.br` beside them, by path (`compressedFiles`)
 */
export function secureServer(
  imageOrigins: readonly string[],
  files: ReadonlyMap<string, string> = new Map(),
): void {
  /** Answers for which Next reads a `.br` in the place of the file: their content types. */
  const brotliTypes = new WeakMap<ServerResponse, string>()

  const headers = [
    ...universalHeaders,
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(imageOrigins) },
  ]
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    for (const { key, value } of headers) response.setHeader(key, value)
    for (const name of unwanted) delete request.headers[name]
    if (!isAnswerable(request)) request.url = refused
    // Answered like a GET, so that its headers are those of the page; Node sends no body to who asked without.
    else if (request.method === 'HEAD' && !isEndpoint(request)) request.method = 'GET'

    const path = request.url?.replace(/\?.*$/s, '') ?? ''
    const type = files.get(path)
    if (type !== undefined && acceptedEncoding(request.headers['accept-encoding']) === 'br') {
      request.url = `${path}.br`
      brotliTypes.set(response, type)
    }
  })

  const { setHeader } = ServerResponse.prototype
  const seen = new WeakSet<ServerResponse>()
  ServerResponse.prototype.setHeader = function (name, value) {
    const lowerCase = name.toLowerCase()
    if (lowerCase === 'x-middleware-rewrite') {
      // The address of whoever asks would be kept in the page for everybody, query and all: a page is made from its
      // own path alone. The header itself is nobody's business.
      this.req.url = publicPath(String(value)) + flightQuery(this.req)
      return this
    }
    const brotliType = brotliTypes.get(this)
    if (lowerCase === 'content-type' && brotliType !== undefined && value === unknownType) {
      setHeader.call(this, 'content-encoding', 'br')
      addVary(this)
      return setHeader.call(this, name, brotliType)
    }
    // By the time this is set, Next has wrapped the response to compress it; pages are read before that.
    if (lowerCase === 'content-type' && !seen.has(this)) {
      seen.add(this)
      deliver(this, imageOrigins)
    }
    return setHeader.call(this, name, value)
  }
}

/** Endpoints say themselves what they take. */
const isEndpoint = ({ url = '' }: IncomingMessage) => url.startsWith('/api/')

/** Pages and files are only read, and asked for by their path. */
function isAnswerable(request: IncomingMessage): boolean {
  const { method = '', url = '' } = request
  return isEndpoint(request) || (url.startsWith('/') && (method === 'GET' || method === 'HEAD'))
}

/** The path that visitors know, of the one below a variant that the middleware leads to. */
function publicPath(rewritten: string): string {
  return rewritten.replace(/[?#].*$/s, '').replace(/^\/(?:lff|mnf)(?=\/|$)/, '') || '/'
}

/** What Next compares with the headers of a request for flight data, and takes out again by itself. */
function flightQuery({ url = '', headers }: IncomingMessage): string {
  const given = headers.rsc ? new URLSearchParams(url.split('?')[1]).get('_rsc') : null
  return given === null ? '' : `?_rsc=${encodeURIComponent(given)}`
}
