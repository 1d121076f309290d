import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, relative } from 'node:path'
import { Failure } from '../lib/failure.ts'
import { localDirectory, root } from '../lib/project.ts'
import type { DatabaseConfig } from './config.ts'
import { openConnection } from './connection.ts'
import { startOf } from './lock.ts'
import { applySchema, applySeed, migrationsDirectory, preludeFile } from './schema.ts'
import { ensureSeed } from './seed.ts'

export const databasesDirectory = join(localDirectory, 'db')

const ENGINES = ['@supabase/lite', '@electric-sql/pglite']

/** A hash of the migrations and the seed: the same sources give the same database. */
function templateHash(config: DatabaseConfig, { seed }: { seed: boolean }): string {
  const hash = createHash('sha256')
  for (const engine of ENGINES) hash.update(`${engine} ${installedVersion(engine)}\0`)
  const migrations = globSync(join(migrationsDirectory, '*.sql')).sort()
  for (const file of [preludeFile, ...migrations, ...(seed ? config.seedFiles : [])]) {
    if (!existsSync(file))
      throw new Failure(`${relative(root, file)}, which supabase/config.toml names, is missing.`)
    hash
      .update(`${basename(file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/** A data directory with migrations and seed applied, created if there is none for these sources yet. */
export async function ensureTemplate(
  config: DatabaseConfig,
  { seed, log }: { seed: boolean; log: (line: string) => void },
): Promise<string> {
  if (seed) await ensureSeed(log)
  const kind = seed ? 'template' : 'template-empty'
  const template = join(databasesDirectory, `${kind}-${templateHash(config, { seed })}`)
  if (existsSync(template)) return template

  log(
    'Making the local database from the migrations and the seed (about ten seconds, only after they changed).',
  )
  mkdirSync(databasesDirectory, { recursive: true })
  removeLeftovers(kind)
  // Built under another name and renamed, so that an interrupted run leaves nothing that looks complete.
  const unfinished = `${template}.${process.pid}`
  const connection = await openConnection(unfinished)
  try {
    await applySchema(connection, config)
    if (seed) await applySeed(connection, config.seedFiles)
  } catch (error) {
    await connection.close()
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  await connection.close()
  moveIntoPlace(unfinished, template)
  return template
}

/** Copies a template to a new directory, completely or not at all. */
export function copyTemplate(template: string, target: string): void {
  const unfinished = `${target}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(template, unfinished, { recursive: true })
  renameSync(unfinished, target)
}

/** Another process may have created the same template in the meantime, which is then used. */
function moveIntoPlace(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    rmSync(from, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

/** Removes templates of older sources, and incomplete ones whose process has ended. */
function removeLeftovers(kind: string): void {
  const name = new RegExp(`^${kind}-[0-9a-f]{16}(?:\\.(\\d+))?$`)
  for (const entry of readdirSync(databasesDirectory)) {
    const match = name.exec(entry)
    const beingMade = match?.[1] !== undefined && startOf(Number(match[1])) !== null
    if (match && !beingMade) rmSync(join(databasesDirectory, entry), { recursive: true, force: true })
  }
}

function installedVersion(name: string): string {
  // The packages do not export their package.json, so it is located from their entry point.
  const require = createRequire(import.meta.url)
  for (const directory of require.resolve.paths(name) ?? []) {
    const file = join(directory, name, 'package.json')
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  }
  throw new Failure(`${name} is not installed: run "npm ci".`)
}
