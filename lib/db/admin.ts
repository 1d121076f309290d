import 'server-only'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'

let client: SupabaseClient<Database> | undefined

/**
 * The client with the secret key, which may write and sees drafts: for previews, test tools and the change log.
 * @throws Error if SUPABASE_SECRET_KEY is not set
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
