import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { assemble } from './assemble.ts'
import { copyFlags } from './flags.ts'
import { renderFacts, renderSeed } from './render.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Replaces a file in one step, so that nobody reads half of it; an unchanged file keeps its date. */
function replaceFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    if (readFileSync(file, 'utf8') === text) return
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(`${file}.tmp`, text)
  renameSync(`${file}.tmp`, file)
}

const skipBroken = process.argv.includes('--skip-broken')
const seed = await assemble(root)
for (const note of seed.notes) console.warn(`note: ${note}`)
for (const problem of seed.problems) console.error(problem)
if (seed.problems.length > 0 && !skipBroken) {
  console.error(
    `${seed.problems.length} problems, nothing written. --skip-broken writes the seed without the broken texts.`,
  )
  process.exit(1)
}

const flags = copyFlags(
  seed.countries.map((country) => country.code),
  path.join(root, 'node_modules/country-flag-icons/3x2'),
  path.join(root, 'public/flags'),
)
replaceFile(path.join(root, 'supabase/seed.sql'), renderSeed(seed))
replaceFile(path.join(root, 'lib/place/city-facts.json'), renderFacts(seed.cityFacts))
replaceFile(path.join(root, 'lib/place/country-facts.json'), renderFacts(seed.countryFacts))
for (const table of seed.tables) console.log(`${table.name}: ${table.rows.length} rows`)
console.log(`flags copied: ${flags}`)
