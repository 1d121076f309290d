import { execFileSync, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unusedPort } from '../lib/ports.ts'
import { inProject } from '../lib/project.ts'
import { backUp, restore } from './backup.ts'
import { ensureSeed, seedFile } from './seed.ts'

// Uses the system's PostgreSQL; POSTGRES_BIN names the directory of another one's programs.
const programs =
  process.env.POSTGRES_BIN ?? globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? '/usr/local/bin'
const reason = ['initdb', 'pg_ctl', 'pg_dump', 'psql'].every((name) => existsSync(join(programs, name)))
  ? ''
  : 'no PostgreSQL is installed'
if (reason) console.log(`Backup and restore were not tried: ${reason}.`)

/** PostgreSQL refuses to run as root, so its server runs as nobody, who may enter neither this project nor TMPDIR. */
const isRoot = process.getuid?.() === 0
const account = isRoot ? { uid: 65_534, gid: 65_534 } : {}
const folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'postgres-'))
const data = join(folder, 'data')
const asAccount = (given: { uid?: number; gid?: number }, program: string, args: string[]) =>
  execFileSync(join(programs, program), args, { ...given, cwd: folder, encoding: 'utf8', stdio: 'pipe' })
const serve = (program: string, ...args: string[]) => asAccount(account, program, args)
/** The client programs read the project's files, as whoever runs the tests. */
const run = (program: string, ...args: string[]) => asAccount({}, program, args)

describe.skipIf(reason)('the content of a real PostgreSQL', () => {
  const path = process.env.PATH
  let url = (_database: string) => ''
  const sql = (database: string, ...args: string[]) =>
    run('psql', url(database), '--no-psqlrc', '--quiet', '--tuples-only', '--set=ON_ERROR_STOP=1', ...args)
  const withMigrations = (database: string) => {
    run('createdb', '--maintenance-db', url('postgres'), database)
    const files = ['scripts/database/prelude.sql', ...globSync('supabase/migrations/*.sql').sort()]
    // One program for all of them, each in a transaction of its own.
    sql(database, ...files.map((file) => `--command=${readFileSync(inProject(file), 'utf8')}`))
  }
  /** A checksum for each table, and the number of changes that the site would be notified of. */
  const content = (database: string) => {
    const lines = (text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    const tables = lines(
      sql(database, "--command=select tablename from pg_tables where schemaname = 'public'"),
    ).filter((name) => name !== 'content_changes')
    const sums = sql(
      database,
      ...tables.map(
        (name) =>
          `--command=select '${name} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from public.${name} t`,
      ),
    )
    return Object.fromEntries(
      lines(sums)
        .sort()
        .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
    )
  }
  const changes = (database: string) =>
    Number(sql(database, '--command=select count(*) from content_changes'))

  beforeAll(async () => {
    if (account.uid) chownSync(folder, account.uid, account.gid)
    process.env.PATH = `${programs}:${path}`
    const port = await unusedPort()
    url = (database) => `postgres://owner:se%3Acret@127.0.0.1:${port}/${database}`
    serve('initdb', '--pgdata', data, '--username=owner', '--auth=trust', '--encoding=UTF8', '--no-sync')
    // Without a socket file, whose path may be too long or contain a space.
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
    serve('pg_ctl', 'start', '--wait', '--pgdata', data, '--options', options, '--log', join(folder, 'log'))
    withMigrations('site')
    await ensureSeed()
    sql('site', `--file=${seedFile}`)
  }, 120_000)
  afterAll(() => {
    process.env.PATH = path
    spawnSync(join(programs, 'pg_ctl'), ['stop', '--mode=immediate', '--pgdata', data], account)
    rmSync(folder, { recursive: true, force: true })
  })

  const file = join(folder, 'content.sql')

  it('is restored into an empty database, row for row, and the site is told of none', async () => {
    await backUp(url('site'), file)
    withMigrations('new')
    await restore(url('new'), file)
    expect(content('new')).toEqual(content('site'))
    expect(content('new').cities).toMatch(/^\d{3}/)
    expect(changes('new')).toBe(0)
  })

  it('replaces damaged content, and leaves the log of changes unchanged', async () => {
    const before = content('site')
    sql('site', "--command=delete from affinities; update cities set name = 'X' where slug = 'tokyo'")
    const told = changes('site')
    expect(told).toBeGreaterThan(1)
    await expect(restore(url('site'), file)).rejects.toThrow(/^psql: .*duplicate key/)
    expect(content('site')).not.toEqual(before)
    await restore(url('site'), file, { replace: true })
    expect(content('site')).toEqual(before)
    expect(changes('site')).toBe(told)
  })

  it('stays unchanged if a backup is broken, and a failed backup leaves no file', async () => {
    const before = content('site')
    writeFileSync(join(folder, 'broken.sql'), 'insert into cities (name) values (null);')
    await expect(restore(url('site'), join(folder, 'broken.sql'), { replace: true })).rejects.toThrow(
      'psql: ',
    )
    expect(content('site')).toEqual(before)
    await expect(backUp(url('none'), join(folder, 'none.sql'))).rejects.toThrow(/^pg_dump: .*"none" does not/)
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([])
  })

  it('is only read from a PostgreSQL address', async () => {
    await expect(backUp('https://db.example.org', file)).rejects.toThrow('DATABASE_URL must be a postgres://')
  })
})
