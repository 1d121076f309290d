import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { Failure, messageOf } from '../lib/failure.ts'
import { inProject, root } from '../lib/project.ts'

/** What `content/build` reads: the content, its own code, and the one module of the site that it uses. */
const SOURCES = [
  'content/**/*.{md,yaml,json}',
  'content/build/*.ts',
  'lib/facts/recurrence.ts',
  'package-lock.json',
]

/** The seed, which is built from `content/` and not committed. */
export const seedFile = inProject('supabase/seed.sql')

/**
 * Builds `supabase/seed.sql` if it is missing, if somebody changed it, or if `content/` changed since it was built.
 * @returns whether it was built
 * @throws Failure that names every content file with a problem
 */
export async function ensureSeed(log: (line: string) => void = () => {}, file = seedFile): Promise<boolean> {
  const stampFile = `${file}.built-from`
  // Hashed before the build, so that a text edited during it counts as changed.
  const sources = hashOf(SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
  const isCurrent = () => readFileSync(stampFile, 'utf8') === `${sources} ${hashOf([file])}`
  if (existsSync(file) && existsSync(stampFile) && isCurrent()) return false

  log('Building supabase/seed.sql from content/.')
  // Loaded only now: the parsers of Markdown and YAML take longer to load than the comparison.
  const { buildSeed } = await import('../../content/build/seed.ts')
  try {
    await buildSeed(file)
  } catch (error) {
    throw new Failure(`The seed cannot be built from content/:\n${messageOf(error)}`)
  }
  writeFileSync(stampFile, `${sources} ${hashOf([file])}`)
  return true
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0')
  return hash.digest('hex')
}
