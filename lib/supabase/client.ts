import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { noteAsked } from '@/lib/cache/asked'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { readRetries } from './retry'

/** Pages are renewed after this many seconds even if nobody asks (specification §9, decisions "Content rules"). */
export const revalidateSeconds = 300

const tagsHeader = 'x-cache-tags'

/**
 * The client that pages read with: the publishable key, no session, no retry of its own (`retry.ts` does that).
 * A request that carries `tagged()` goes through Next's data cache under those tags; any other is never cached.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabasePublishableKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false },
  global: {
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      const tags = headers.get(tagsHeader)?.split(' ').filter(Boolean)
      headers.delete(tagsHeader)
      if (tags?.length) noteAsked(tags)
      const caching =
        tags?.length && process.env.NODE_ENV !== 'development'
          ? { next: { tags, revalidate: revalidateSeconds } }
          : { cache: 'no-store' as const }
      // No read may hang a page.
      const signal = AbortSignal.timeout(readRetries.attemptTimeout)
      return fetch(input, { ...init, headers, signal, ...caching })
    },
  },
})

/** The header that puts a request under cache tags; see `supabase`. */
export function tagged(tags: readonly string[]): [name: string, value: string] {
  return [tagsHeader, tags.join(' ')]
}
