import { env } from '@/lib/env'

/**
 * One GET request to the database's REST interface, past every cache and without retries: for the middleware, which has no
 * room for a client, and for health checks.
 * @param path such as `cities?select=id&limit=1`
 * @returns the answer, whatever its status
 * @throws Error if there is none in time
 */
export function askRest(path: string, timeoutMs: number): Promise<Response> {
  const key = env.supabasePublishableKey
  return fetch(`${env.supabaseUrl}/rest/v1/${path}`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
}
