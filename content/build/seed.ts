// npm run seed:build: content/ becomes supabase/seed.sql, always the same from the same files. Every program that needs
// the seed builds it by itself (scripts/database/seed.ts); this one also says how many rows each table gets.
import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyFlags } from './flags.ts'
import { readSources } from './sources.ts'
import { renderSeed, type Table } from './sql.ts'
import { listedCountries, tablesOf } from './tables.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Writes supabase/seed.sql, and the flags of its countries.
 * @param file where the seed goes; replaced as a whole, so that nobody reads half of it
 * @throws Error that names every content file with a problem
 */
export async function buildSeed(file = path.join(root, 'supabase/seed.sql')): Promise<Table[]> {
  const sources = readSources(path.join(root, 'content'))
  const tables = await tablesOf(sources)
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, renderSeed(tables))
  renameSync(unfinished, file)
  copyFlags(
    listedCountries(sources),
    path.join(root, 'node_modules/country-flag-icons/3x2'),
    path.join(root, 'public/flags'),
  )
  return tables
}

if (import.meta.main) {
  try {
    for (const { name, rows } of await buildSeed()) console.log(`${name}: ${rows.length} rows`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
