import { renameSync, rmSync } from 'node:fs'
import { Failure } from '../lib/failure.ts'
import { capture } from '../lib/processes.ts'

/**
 * Writes the content of a database to a file with pg_dump: only rows, without the log of changes.
 * @param databaseUrl postgres://… of the tables' owner; pg_dump gets the password in its environment, so that it does
 *   not appear in a list of processes
 * @param file exists only once it is complete
 * @throws Failure with pg_dump's own message
 */
export async function backUp(databaseUrl: string, file: string): Promise<void> {
  const unfinished = `${file}.part`
  const rows = ['--data-only', '--schema=public', '--exclude-table=content_changes']
  try {
    await client('pg_dump', databaseUrl, [...rows, `--file=${unfinished}`])
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

const empty = `do $$ begin
  execute (
    select 'truncate ' || string_agg(format('public.%I', tablename), ', ')
    from pg_tables where schemaname = 'public' and tablename <> 'content_changes'
  );
end $$`

/**
 * Reads a backup with psql into a database that has the migrations: all or nothing, and without notifying the site of
 * each row.
 * @param replace deletes the existing content first; without it, existing rows are an error
 * @throws Failure with psql's own message
 */
export async function restore(databaseUrl: string, file: string, { replace = false } = {}): Promise<void> {
  const before = ["set local app.content_changes = 'off'", ...(replace ? [empty] : [])]
  await client('psql', databaseUrl, [
    ...['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--single-transaction'],
    ...before.map((statement) => `--command=${statement}`),
    `--file=${file}`,
  ])
}

async function client(program: 'pg_dump' | 'psql', databaseUrl: string, args: string[]): Promise<void> {
  const url = URL.parse(databaseUrl)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new Failure('DATABASE_URL must be a postgres:// address of the tables’ owner.')
  }
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const { code, stderr } = await capture(program, [`--dbname=${url}`, ...args], { env })
  if (code === 127)
    throw new Failure(`${program} is not installed: it comes with PostgreSQL's client package.`)
  if (code !== 0) throw new Failure(`${program}: ${stderr.trim()}`)
}
