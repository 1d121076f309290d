import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../scripts/lib/project.ts'

/** What Next writes to while it serves, in place: pages made again, and the answers they were made from. */
const written = ['server/route-cache', 'cache']
/** What a server does not read. */
const unread = ['cache/turbopack', 'cache/webpack', 'dev', 'standalone', 'trace', 'types']
/** What `next start` reads beside the build. */
const beside = ['app', 'lib', 'middleware.ts', 'next.config.mjs', 'node_modules', 'package.json', 'public']

/**
 * A copy of a build that can be served on its own, as on another machine's disk. Files that never change are linked,
 * so that gigabytes of pages cost no space; those that Next writes in place are copied, or one instance's new page
 * would show up on the other by itself.
 * @param build an absolute path, the build's directory
 * @param target an absolute path, made anew; the build goes below it under the name `.next`
 */
export function copyBuild(build: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of beside) symlinkSync(inProject(name), join(target, name))
  const within = (path: string, list: string[]) =>
    list.some((entry) => path === entry || path.startsWith(`${entry}/`))

  const copy = (path: string) => {
    mkdirSync(join(target, '.next', path), { recursive: true })
    for (const entry of readdirSync(join(build, path), { withFileTypes: true })) {
      const name = path ? `${path}/${entry.name}` : entry.name
      if (within(name, unread)) continue
      const from = join(build, name)
      const to = join(target, '.next', name)
      if (entry.isDirectory()) copy(name)
      else if (within(name, written)) copyFileSync(from, to)
      else linkOrCopy(from, to)
    }
  }
  copy('')
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Another file system, or one without links.
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
}
