import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { attemptTimeoutMs } from './read'

/** Pages are renewed after this many seconds even without a revalidation call (docs/product.md 18.1). */
export const revalidateSeconds = 300

const headerName = 'x-next-cache'

/** How Next's data cache keeps an answer. */
interface Caching {
  tags: readonly string[]
  /** Seconds. */
  revalidate: number
}

/**
 * The client that pages read with: the publishable key, no session, no retry of its own (`read.ts` does that).
 * A request that carries `cacheHeader()` goes through Next's data cache; any other is never cached.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabasePublishableKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false },
  global: {
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      const caching = headers.get(headerName)
      headers.delete(headerName)
      // No read may hang a page.
      const signal = AbortSignal.timeout(attemptTimeoutMs)
      return caching === null || process.env.NODE_ENV === 'development'
        ? fetch(input, { ...init, headers, signal, cache: 'no-store' })
        : fetch(input, { ...init, headers, signal, next: JSON.parse(caching) })
    },
  },
})

/** The header that tells the client's `fetch` how to cache a request; it never leaves this process. */
export function cacheHeader(caching: Caching): [name: string, value: string] {
  return [headerName, JSON.stringify(caching)]
}
