import 'server-only'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'

let client: SupabaseClient<Database> | undefined

/**
 * The client that may write: for test tools and the content team's programs, never for pages.
 * @throws Error where SUPABASE_SECRET_KEY is not set
 */
export function adminClient(): SupabaseClient<Database> {
  if (!env.supabaseSecretKey) throw new Error('SUPABASE_SECRET_KEY is not set.')
  client ??= createClient<Database>(env.supabaseUrl, env.supabaseSecretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(15_000) }),
    },
  })
  return client
}
