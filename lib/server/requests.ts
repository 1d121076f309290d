import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'

/** Request headers that only do harm, each with the reason. */
const unwanted = [
  // Next would write the nonce from these into a page that it caches for everybody.
  ...['content-security-policy', 'content-security-policy-report-only'],
  // Next returns 500 if it cannot serve a file as these require (it looks for an error page that app-router sites do
  // not have).
  ...['range', 'if-range', 'if-match', 'if-unmodified-since'],
]

/** Headers that only make sense for pages. At an endpoint that does not exist they cause an error inside Next. */
const ofPages = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch']

/** What a proxy says about a visitor, which anyone else can forge. */
const forwarded = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

const endpointMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Other names are not endpoints, and Next treats a path that ends in `.rsc` as a page. */
const plainName = /^[a-z/-]*$/

/** The route that returns 400 or 405 for requests that nothing here can handle. */
const refused = '/api/refused'

/**
 * Keeps requests that Next mishandles away from it, and reduces `X-Forwarded-For` to the one address that can be
 * trusted.
 * @param request as received; modified in place
 * @param trustedProxies the proxies that are trusted to report a visitor's address
 */
export function guardRequest(request: IncomingMessage, trustedProxies: BlockList): void {
  const { headers, method } = request
  for (const name of unwanted) delete headers[name]
  const address = request.socket.remoteAddress ?? ''
  if (!isTrusted(address, trustedProxies)) {
    for (const name of forwarded) delete headers[name]
    headers['x-forwarded-for'] = address
  } else {
    headers['x-forwarded-for'] = lastAddress(headers['x-forwarded-for']) ?? address
  }

  if (isEndpoint(request)) for (const name of ofPages) delete headers[name]

  if (!isAnswerable(request)) {
    request.url = refused
    // Next throws on methods that a fetch Request does not accept, such as TRACE.
    if (method !== 'GET' && method !== 'HEAD') request.method = 'POST'
  } else if (method === 'HEAD' && !isEndpoint(request)) {
    // HEAD is handled like GET, so that its headers are those of the page; Node leaves out the body.
    request.method = 'GET'
  }
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** The address that the nearest proxy saw for itself; those before it are unverified. */
function lastAddress(header: string | string[] | undefined): string | undefined {
  const address = String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return address && isIP(address) !== 0 ? address : undefined
}

/** Endpoints check methods themselves. */
const isEndpoint = ({ url = '' }: IncomingMessage) => url.startsWith('/api/')

/**
 * Pages and files are read-only. Next would resolve dots in a path after this guard and the middleware have checked it.
 */
function isAnswerable(request: IncomingMessage): boolean {
  const { method = '', url = '' } = request
  const path = url.split('?', 1)[0] ?? ''
  if (!url.startsWith('/') || url.includes('#') || /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return false
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading || (isEndpoint(request) && endpointMethods.has(method) && plainName.test(path))
}
