import { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { DatabaseConfig } from './config.ts'

/** The Supabase API over an open connection, without sign-in and web console, which nothing here uses. */
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
    // Otherwise a local request without any key would act as the service role.
    options: { server: { admin: false } },
  })
}
