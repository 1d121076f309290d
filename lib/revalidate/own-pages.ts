import 'server-only'
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import pRetry from 'p-retry'
import { env } from '@/lib/env'
import type { Site } from '@/lib/site/variants'
import { siteOrigin } from '@/lib/urls'

/** Longer than a page takes to render when the database is slow. */
const timeoutMs = 30_000

/** Where this process reaches itself: on a platform without a port of its own, at the public address. */
function originFor(site: Site): string {
  if (env.internalOrigin) return env.internalOrigin
  return process.env.VERCEL ? siteOrigin(site) : `http://127.0.0.1:${process.env.PORT ?? 3000}`
}

/**
 * Requests a public path from this server, as a visitor to a variant's host would (fetch forbids the Host header).
 * @param body sent as a POST; without it the request is a GET
 * @returns the status and the headers, after the whole answer has arrived
 * @throws Error if there is no response
 */
export function requestOwn(
  path: string,
  site: Site,
  { headers, body }: { headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> {
  const url = new URL(path, originFor(site))
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const host = new URL(siteOrigin(site)).host
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    const request = send(url, { method, timeout: timeoutMs, headers: { ...headers, host } }, (response) => {
      response
        .resume()
        .on('error', reject)
        .on('end', () => resolve(response))
    })
    request.on('timeout', () => request.destroy(new Error(`${path} gave no answer in ${timeoutMs / 1000} s`)))
    request.on('error', reject)
    request.end(body)
  })
}

/** About ten seconds in all. The pauses are short at first, because most pages render within a tenth of a second. */
const pauses = { retries: 12, minTimeout: 50, factor: 1.6, maxTimeout: 2_000 }

/**
 * Requests a page until the response is fresh. After a tag was marked stale, the first request still returns the old page
 * and triggers rendering of the new one.
 * @returns whether the page is now fresh; false also for an address that does not (or no longer) exist. Never rejects
 */
export function requestUntilFresh(path: string, site: Site): Promise<boolean> {
  return pRetry(async () => {
    const { statusCode = 0, headers } = await requestOwn(path, site)
    // `STALE`: the old page, while a new one is being rendered.
    const isOld = [headers['x-nextjs-cache'], headers['x-vercel-cache']].includes('STALE')
    if (isOld || statusCode >= 500) throw new Error(`${path} is not fresh yet.`)
    return statusCode === 200
  }, pauses).catch(() => false)
}
