// Generates the row types from the real schema: the migrations run in an embedded database in memory, which the
// Supabase CLI reads over the Postgres wire protocol. `--check` compares with the committed file and writes nothing.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { readDatabaseConfig } from './database/config.ts'
import { openConnection } from './database/connection.ts'
import { applySchema } from './database/schema.ts'
import { Failure, printFailure } from './lib/failure.ts'
import { unusedPort } from './lib/ports.ts'
import { capture } from './lib/processes.ts'
import { inProject, root } from './lib/project.ts'

const typesFile = inProject('lib/db/database.types.ts')
const HEADER =
  '// Made by `npm run db:types` from supabase/migrations. Do not edit: change a migration and run it again.\n\n'

try {
  await main(process.argv.includes('--check'))
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

async function main(check: boolean): Promise<void> {
  const types = HEADER + (await generateTypes())
  if (!check) {
    writeFileSync(typesFile, types)
    console.log('lib/db/database.types.ts is written.')
    return
  }
  if (readIfThere(typesFile) !== types) {
    throw new Failure('lib/db/database.types.ts is not what the migrations say: run "npm run db:types".')
  }
  console.log('lib/db/database.types.ts matches the migrations.')
}

async function generateTypes(): Promise<string> {
  const connection = await openConnection()
  await applySchema(connection, readDatabaseConfig())
  const port = await unusedPort()
  const server = new PGLiteSocketServer({ db: connection.driver, host: '127.0.0.1', port })
  await server.start()
  // The CLI writes a .temp folder into its working directory, so it does not run in the project's own.
  const workdir = mkdtempSync(join(tmpdir(), 'db-types-'))
  try {
    const { code, stdout, stderr } = await capture(
      inProject('node_modules/.bin/supabase'),
      [
        'gen',
        'types',
        '--lang=typescript',
        '--schema=public',
        '--workdir',
        workdir,
        `--remote=postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
      ],
      { env: { ...process.env, DO_NOT_TRACK: '1' }, timeoutMs: 60_000 },
    )
    if (code !== 0 || !stdout.includes('export type Database')) {
      throw new Failure(`supabase gen types failed (exit code ${code}):\n${stderr.trim() || stdout.trim()}`)
    }
    return await format(stdout)
  } finally {
    await server.stop()
    await connection.close()
    rmSync(workdir, { recursive: true, force: true })
  }
}

/** Formats the CLI's output, so that a change of the schema is a readable diff. */
async function format(source: string): Promise<string> {
  const { code, stdout, stderr } = await capture(
    process.execPath,
    [inProject('node_modules/@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=types.ts'],
    { cwd: root, input: source },
  )
  if (code !== 0) throw new Failure(`The generated types could not be formatted:\n${stderr.trim()}`)
  return stdout
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
