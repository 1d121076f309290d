import { readFileSync } from 'node:fs'
import { applyPendingMigrations } from '@supabase/lite/cli'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { Failure, messageOf } from '../lib/failure.ts'
import { inProject, root } from '../lib/project.ts'
import { createApp } from './app.ts'
import type { DatabaseConfig } from './config.ts'

export const preludeFile = inProject('scripts/database/prelude.sql')
export const migrationsDirectory = inProject('supabase/migrations')

/** Applies all migrations to an empty database. */
export async function applySchema(connection: PgliteConnection, config: DatabaseConfig): Promise<void> {
  if (process.cwd() !== root) throw new Failure(`Run this from the project's directory: ${root}`)
  await connection.driver.exec(readFileSync(preludeFile, 'utf8'))
  const app = createApp(connection, config)
  await app.init()
  await applyPendingMigrations(app)
}

/** Loads the seed files in one transaction. */
export async function applySeed(connection: PgliteConnection, files: string[]): Promise<void> {
  await connection.driver.exec('begin')
  for (const file of files) {
    try {
      await connection.driver.exec(readFileSync(file, 'utf8'))
    } catch (error) {
      throw new Failure(`${file} was refused by the database: ${messageOf(error)}`)
    }
  }
  await connection.driver.exec('commit; analyze;')
}
