import { renameSync, rmSync } from 'node:fs'
import { Failure } from '../lib/failure.ts'
import { capture } from '../lib/processes.ts'

/**
 * Writes the content of a database to a file, with pg_dump: rows alone, without the log of changes.
 * @param databaseUrl postgres://… of the tables' owner; its password reaches pg_dump by the environment, where no list of
 *   processes shows it
 * @param file is there only once it is complete
 * @throws Failure with pg_dump's own words
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
 * Reads a backup into a database that has the migrations, with psql: all of it or nothing, and without telling the site of
 * each row.
 * @param replace takes out the content that is there; without it, rows that are there already are an error
 * @throws Failure with psql's own words
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
