import { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { DatabaseConfig } from './config.ts'

/** The Supabase API over an open connection. Sign-in and the web console stay off: nothing here uses them. */
export function createApp(connection: PgliteConnection, config: DatabaseConfig): App {
  return new App({
    connection,
    api: { schemas: config.schemas, max_rows: config.maxRows },
    auth: {
      enabled: false,
      publishable_key: config.publishableKey,
      secret_key: config.secretKey,
    },
    studio: { enabled: false },
    // Without this a local request that carries no key at all would act as the service role.
    options: { server: { admin: false } },
  })
}
