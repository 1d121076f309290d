import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { Failure } from '../lib/failure.ts'
import { inProject } from '../lib/project.ts'

const configSchema = z.object({
  api: z.object({
    port: z.number().int().positive(),
    schemas: z.array(z.string()).min(1),
    max_rows: z.number().int().positive(),
  }),
  db: z.object({
    seed: z.object({ enabled: z.boolean(), sql_paths: z.array(z.string()) }),
  }),
  auth: z.object({ publishable_key: z.string().min(1), secret_key: z.string().min(1) }),
})

/** The parts of `supabase/config.toml` that the embedded database needs. */
export interface DatabaseConfig {
  port: number
  schemas: string[]
  maxRows: number
  seedFiles: string[]
  publishableKey: string
  secretKey: string
}

/** Reads the Supabase CLI's own configuration, so that both use the same ports and keys. */
export function readDatabaseConfig(file = inProject('supabase/config.toml')): DatabaseConfig {
  const parsed = configSchema.safeParse(parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Failure(`supabase/config.toml: ${z.prettifyError(parsed.error)}`)
  const { api, db, auth } = parsed.data
  return {
    port: api.port,
    schemas: api.schemas,
    maxRows: api.max_rows,
    seedFiles: db.seed.enabled ? db.seed.sql_paths.map((path) => inProject('supabase', path)) : [],
    publishableKey: auth.publishable_key,
    secretKey: auth.secret_key,
  }
}
