import 'server-only'
import { Agent as HttpAgent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { env } from '@/lib/env'
import type { Site } from '@/lib/site/variants'
import { siteOrigin } from '@/lib/urls'

export interface SelfAnswer {
  status: number
  /** The page cache's status for the response; null if nothing is cached. */
  cache: string | null
}

interface Question {
  /** The variant whose host is requested; LFF by default. */
  site?: Site
  headers?: OutgoingHttpHeaders
  /** Sent as a POST; without it the request is a GET. */
  body?: string
}

/** Longer than a page takes to render when the database is slow. */
const timeoutMs = 30_000

const agents = {
  'http:': new HttpAgent({ keepAlive: true, maxSockets: 8 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 8 }),
}

/** Where this process reaches itself: on a platform without a port of its own, at the public address. */
function originFor(site: Site): string {
  if (env.internalOrigin) return env.internalOrigin
  return process.env.VERCEL ? siteOrigin(site) : `http://127.0.0.1:${process.env.PORT ?? 3000}`
}

/**
 * Requests a public path from this server, as a visitor to a variant's host would (fetch forbids the Host header).
 * @throws Error if there is no response
 */
export function askSelf(path: string, { site = 'lff', headers, body }: Question = {}): Promise<SelfAnswer> {
  const url = new URL(path, originFor(site))
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const asked = send(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        agent: agents[url.protocol as keyof typeof agents],
        timeout: timeoutMs,
        headers: { ...headers, host: new URL(siteOrigin(site)).host },
      },
      (answer) => {
        // The body is not needed; what matters is that the page was rendered.
        answer.resume()
        answer.on('error', reject)
        answer.on('end', () => {
          const cache = answer.headers['x-nextjs-cache'] ?? answer.headers['x-vercel-cache']
          resolve({ status: answer.statusCode ?? 0, cache: typeof cache === 'string' ? cache : null })
        })
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`${path} gave no answer in ${timeoutMs / 1000} s`)))
    asked.on('error', reject)
    asked.end(body)
  })
}
