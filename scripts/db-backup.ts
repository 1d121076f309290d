// Backs up the content of a database to a file, and restores it. DATABASE_URL is a postgres:// address of the tables'
// owner; pg_dump and psql must be of the server's version or newer.
//   npm run db:backup [-- file]               default: content-2026-11-24T09-00-00Z.sql
//   npm run db:restore -- file [--replace]    into a database with the migrations; --replace deletes its content first
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, restore } from './database/backup.ts'
import { Failure } from './lib/failure.ts'
import { runProgram } from './lib/program.ts'
import { loadEnvFiles } from './lib/settings.ts'

runProgram(main)

async function main(): Promise<number> {
  const [command, ...args] = process.argv.slice(2)
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  })
  loadEnvFiles({ dev: false })
  const databaseUrl = process.env.DATABASE_URL?.trim()
  if (!databaseUrl) throw new Failure('DATABASE_URL must be set: a postgres:// address of the tables’ owner.')
  if (command === 'restore') {
    const file = positionals[0]
    if (!file || !existsSync(file)) throw new Failure('Name the backup: npm run db:restore -- content.sql')
    await restore(databaseUrl, resolve(file), values)
    console.log(`${file} is restored. Now have the site render it: npm run revalidate -- --all --url …`)
    return 0
  }
  const now = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  const file = positionals[0] ?? `content-${now}.sql`
  await backUp(databaseUrl, resolve(file))
  console.log(`The content is in ${file}.`)
  return 0
}
