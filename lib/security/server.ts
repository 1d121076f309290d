import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { protectDocuments } from './documents.ts'
import { universalHeaders } from './headers.ts'
import { contentSecurityPolicy } from './policy.ts'

/** Headers of a request that only do harm: why, beside each. */
const unwanted = [
  // Next would write the nonce in them into a page that it keeps for everybody.
  ...['content-security-policy', 'content-security-policy-report-only'],
  // Next answers 500 where a file cannot be given as these ask (it looks for an error page that an app has not).
  ...['range', 'if-range', 'if-match', 'if-unmodified-since'],
]

/** Where requests go that nothing here can answer. */
const refused = '/api/refused'

/**
 * Puts the security headers on every answer of this process, also on those that Next gives before it looks at its
 * configuration, and keeps from Next what it mishandles.
 * @param imageOrigins origins that pictures may come from besides the own one
 */
export function secureServer(imageOrigins: readonly string[]): void {
  const headers = [
    ...universalHeaders,
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(imageOrigins) },
  ]
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    for (const { key, value } of headers) response.setHeader(key, value)
    for (const name of unwanted) delete request.headers[name]
    if (!isAnswerable(request)) request.url = refused
  })
  protectDocuments(imageOrigins)
}

/** Pages and files are only read, and asked for by their path; endpoints say themselves what they take. */
function isAnswerable({ method = '', url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/') || (url.startsWith('/') && (method === 'GET' || method === 'HEAD'))
}
