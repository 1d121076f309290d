import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'

/** Headers of a request that only do harm: why, beside each. */
const unwanted = [
  // Next would write the nonce in them into a page that it keeps for everybody.
  ...['content-security-policy', 'content-security-policy-report-only'],
  // Next answers 500 where a file cannot be given as these ask (it looks for an error page that an app has not).
  ...['range', 'if-range', 'if-match', 'if-unmodified-since'],
]

/** What Next asks of pages alone: at an endpoint that does not exist they lead it to an error of its own. */
const ofPages = ['rsc', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch']

/** What a proxy says of a visitor, and what anybody else makes up. */
const forwarded = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

const endpointMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Other names are not endpoints, and what ends in `.rsc` Next takes for a page. */
const plainName = /^[a-z/-]*$/

/** The route that answers 400 or 405 to what nothing here can answer. */
const refused = '/api/refused'

/**
 * Keeps from Next what it mishandles, and makes `X-Forwarded-For` the one address that can be relied on.
 * @param request as it came in; changed in place
 * @param trustedProxies whose word about a visitor's address counts
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
    // Next throws on methods that a fetch Request does not take, such as TRACE.
    if (method !== 'GET' && method !== 'HEAD') request.method = 'POST'
  } else if (method === 'HEAD' && !isEndpoint(request)) {
    // Answered like a GET, so that its headers are those of the page; Node sends no body to who asked without.
    request.method = 'GET'
  }
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** The address that the nearest proxy saw itself; those before it are hearsay. */
function lastAddress(header: string | string[] | undefined): string | undefined {
  const address = String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return address && isIP(address) !== 0 ? address : undefined
}

/** Endpoints say themselves what they take. */
const isEndpoint = ({ url = '' }: IncomingMessage) => url.startsWith('/api/')

/** Pages and files are only read. Next would resolve dots in a path after this guard and the middleware have looked at it. */
function isAnswerable(request: IncomingMessage): boolean {
  const { method = '', url = '' } = request
  const path = url.split('?', 1)[0] ?? ''
  if (!url.startsWith('/') || url.includes('#') || /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return false
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading || (isEndpoint(request) && endpointMethods.has(method) && plainName.test(path))
}
