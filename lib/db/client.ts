import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { attemptTimeoutMs } from './read'

/** Pages this old are renewed on a visit, even without a revalidation call (docs/product.md 18.1). */
export const revalidateSeconds = 300

const headerName = 'x-next-cache'

/** How Next's data cache stores a response. */
interface Caching {
  tags: readonly string[]
  /** Seconds. */
  revalidate: number
}

/**
 * The client that pages read with: publishable key, no session, no retries of its own (`read.ts` retries). Only
 * requests with `cacheHeader()` go through Next's data cache.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabasePublishableKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false },
  global: {
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      const caching = headers.get(headerName)
      headers.delete(headerName)
      const signal = AbortSignal.timeout(attemptTimeoutMs)
      return caching === null || process.env.NODE_ENV === 'development'
        ? fetch(input, { ...init, headers, signal, cache: 'no-store' })
        : fetch(input, { ...init, headers, signal, next: JSON.parse(caching) })
    },
  },
})

/** The request header that tells the client's `fetch` how to cache; it is removed before the request is sent. */
export function cacheHeader(caching: Caching): [name: string, value: string] {
  return [headerName, JSON.stringify(caching)]
}
