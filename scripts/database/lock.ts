import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { Failure } from '../lib/failure.ts'
import { root } from '../lib/project.ts'

interface Owner {
  pid: number
  /** When that process started, because process ids are reused, especially in containers. */
  started: string | null
}

/** An empty lock file is being written right now, unless it has been empty for this long. */
const WRITING_MS = 5000

/**
 * Takes the lock of a data directory or fails with a sentence. PGlite has no lock, and a second process on the same
 * directory silently loses rows. Returns the function that releases the lock.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner)
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' })
      break
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
    const holder = holderOf(file)
    if (holder) {
      throw new Failure(
        `The local database is already open in process ${holder} (another "npm run site"?): stop that one first. ` +
          `If there is none, delete ${relative(root, file)}.`,
      )
    }
    rmSync(file, { force: true })
  }
  const release = () => {
    process.off('exit', release)
    if (readIfThere(file) === own) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

/** The process that holds the lock; null if it has ended. */
function holderOf(file: string): number | 'unknown' | null {
  const text = readIfThere(file)
  if (text === undefined) return null
  if (text === '')
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < WRITING_MS
      ? 'unknown'
      : null
  try {
    const { pid, started } = JSON.parse(text) as Owner
    process.kill(pid, 0)
    return started === startOf(pid) ? pid : null
  } catch (error) {
    // EPERM: the process is running and belongs to another user.
    return hasCode(error, 'EPERM') ? 'unknown' : null
  }
}

/** When a process started, in the system's own format; null if unknown. */
export function startOf(pid: number): string | null {
  const stat = readIfThere(`/proc/${pid}/stat`)
  // The name in parentheses may contain spaces; the start time is the 20th field after it.
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  if (process.platform === 'win32') return null
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
