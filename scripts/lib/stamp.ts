import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { inProject, root } from './project.ts'

/** Everything that `next build` reads, apart from settings and the database. */
const SOURCES = [
  'app/**/*',
  'components/**/*',
  'lib/**/*',
  'public/**/*',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * A hash of a build's inputs. The same hash means that another build would give the same site.
 * @param settings the other inputs: validated settings and the state of the database
 */
export function buildStamp(settings: unknown, directory = root): string {
  const hash = createHash('sha256').update(`${JSON.stringify(settings)}\0`)
  const files = globSync(SOURCES, { cwd: directory }).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.sort()) {
    const path = inProject(directory, file)
    if (!statSync(path).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
