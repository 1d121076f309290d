// npm run seed:build: content/ becomes supabase/seed.sql, always the same from the same files.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyFlags } from './flags.ts'
import { readSources } from './sources.ts'
import { renderSeed } from './sql.ts'
import { listedCountries, tablesOf } from './tables.ts'

const root = path.resolve(import.meta.dirname, '../..')
try {
  const sources = readSources(path.join(root, 'content'))
  const tables = await tablesOf(sources)
  writeFileSync(path.join(root, 'supabase/seed.sql'), renderSeed(tables))
  copyFlags(
    listedCountries(sources),
    path.join(root, 'node_modules/country-flag-icons/3x2'),
    path.join(root, 'public/flags'),
  )
  for (const { name, rows } of tables) console.log(`${name}: ${rows.length} rows`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
