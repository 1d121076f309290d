import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './project.ts'

/** What Next overwrites in place while serving: pages rendered again, and the responses they were rendered from. */
const written = ['server/route-cache', 'cache']
/** What a server does not read. */
const unread = ['cache/turbopack', 'cache/webpack', 'dev', 'standalone', 'trace', 'types']
/** What `next start` reads besides the build. */
const beside = ['app', 'lib', 'middleware.ts', 'next.config.mjs', 'node_modules', 'package.json', 'public']

/**
 * Copies a build so that it can be served on its own, as if on another machine. Files that never change are hard links,
 * so that gigabytes of pages take no space; files that Next overwrites in place are copied, or one instance's new page
 * would show up on the other.
 * @param build an absolute path, the build's directory
 * @param target an absolute path, created anew; the build goes into its `.next`
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

/**
 * Lets a second server of this machine serve a build beside the first one, for as long as that build stays as it is.
 * Everything is a link but the folders that Next writes to, which begin empty: nothing of a hundred thousand files is
 * copied.
 * @param build an absolute path, the build's directory
 * @param target an absolute path, created anew; the links go into its `.next`
 */
export function linkBuild(build: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, '.next'), { recursive: true })
  for (const name of beside) symlinkSync(inProject(name), join(target, name))
  const link = (path: string) => {
    for (const entry of readdirSync(join(build, path))) {
      const name = path ? `${path}/${entry}` : entry
      if (written.includes(name)) continue
      if (written.some((folder) => folder.startsWith(`${name}/`))) {
        mkdirSync(join(target, '.next', name))
        link(name)
      } else symlinkSync(join(build, name), join(target, '.next', name))
    }
  }
  link('')
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // The target is on another file system, or on one without hard links.
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
}
