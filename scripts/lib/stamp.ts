import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { inProject, root } from './project.ts'

/**
 * What `next build` never reads, by its first folder or its name at the root. Everything else counts, so that a new file
 * or folder is noticed without being named here. Settings and the database are in the stamp in their own way.
 */
const NOT_READ = [
  ...['bench', 'content', 'deploy', 'docs', 'e2e', 'node_modules', 'scripts', 'supabase', 'tools'],
  ...['playwright-report', 'screenshots', 'test-results', 'playwright.config.ts', 'vitest.config.ts'],
  // Written by the build itself.
  'next-env.d.ts',
]

const isRead = (file: string) => {
  const [first = ''] = file.split(sep)
  return !first.startsWith('.') && !NOT_READ.includes(first)
}
const hasNoEffect = /\.test\.tsx?$|\.md$|\.tsbuildinfo$/

/**
 * A hash of a build's inputs. The same hash means that another build would give the same site.
 * @param settings the other inputs: validated settings and the state of the database
 */
export function buildStamp(settings: unknown, directory = root): string {
  const hash = createHash('sha256').update(`${JSON.stringify(settings)}\0`)
  const files = globSync('**/*', { cwd: directory, exclude: (path) => !isRead(path) }).filter(
    (file) => isRead(file) && !hasNoEffect.test(file),
  )
  for (const file of files.sort()) {
    const path = inProject(directory, file)
    if (!statSync(path).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
