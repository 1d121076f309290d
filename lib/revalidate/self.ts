import 'server-only'
import { Agent as HttpAgent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { env } from '@/lib/env'
import type { Site } from '@/lib/site/variants'
import { siteOrigin } from '@/lib/urls'

export interface SelfAnswer {
  status: number
  /** What the page cache says of the answer; null where nothing is cached. */
  cache: string | null
}

interface Question {
  /** Which host is asked for; default: LFF's. */
  site?: Site
  headers?: OutgoingHttpHeaders
  /** Left out: a GET, else a POST. */
  body?: string
}

/** Longer than a page takes whose database answers slowly. */
const timeoutMs = 30_000

const agents = {
  'http:': new HttpAgent({ keepAlive: true, maxSockets: 8 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 8 }),
}

/** Where this process reaches itself. On a platform without an own port that is the public address. */
function originFor(site: Site): string {
  if (env.internalOrigin) return env.internalOrigin
  return process.env.VERCEL ? siteOrigin(site) : `http://127.0.0.1:${process.env.PORT ?? 3000}`
}

/**
 * Asks this server for a public path, as a visitor of a variant's host would (fetch forbids the Host header).
 * @throws Error where there is no answer
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
        // The page itself is of no interest: what matters is that it was rendered.
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
