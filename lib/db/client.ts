import 'server-only'
import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { attemptTimeoutMs } from './read'

/** Pages this old are renewed on a visit, even without a revalidation call (docs/product.md 18.1). */
export const revalidateSeconds = 300

export type Client = SupabaseClient<Database>

/** A client without retries of its own: `read.ts` retries. */
const clientWith = (key: string, options: (init?: RequestInit) => RequestInit): Client =>
  createClient<Database>(env.supabaseUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: (input, init) => fetch(input, { ...init, ...options(init) }) },
  })

/** Reads what visitors see, past every cache. */
export const supabase = clientWith(env.supabasePublishableKey, () => ({
  cache: 'no-store',
  signal: AbortSignal.timeout(attemptTimeoutMs),
}))

/**
 * A client whose answers Next caches under these tags.
 * @param attempt Next caches any answer with status 200, even one that is no JSON. A repeated request has an id of its own, so
 *   that it is not answered from the cache.
 */
export const cachedClient = (tags: string[], attempt: number): Client =>
  process.env.NODE_ENV === 'development'
    ? supabase
    : clientWith(env.supabasePublishableKey, (init) => {
        const headers = new Headers(init?.headers)
        if (attempt > 1) headers.set('x-request-id', randomUUID())
        return {
          headers,
          next: { tags, revalidate: revalidateSeconds },
          signal: AbortSignal.timeout(attemptTimeoutMs),
        }
      })

let admin: Client | undefined

/**
 * The client with the secret key, which may write and sees drafts: for previews, test tools and the change log.
 * @throws Error if SUPABASE_SECRET_KEY is not set
 */
export function adminClient(): Client {
  if (!env.supabaseSecretKey) throw new Error('SUPABASE_SECRET_KEY is not set.')
  admin ??= clientWith(env.supabaseSecretKey, () => ({
    cache: 'no-store',
    signal: AbortSignal.timeout(15_000),
  }))
  return admin
}
