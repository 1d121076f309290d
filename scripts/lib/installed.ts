import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Captured, capture } from './processes.ts'

const PACKAGE_MS = 8 * 60_000

/** Programs with these names on the PATH, in the order of the names. */
export function onPath(names: readonly string[]): string[] {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).filter(isExecutable)
}

/** Whether this account may run the file. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Installs packages of Debian or Ubuntu: the first of the given sets that the system knows. Needs root or a sudo without
 * a password, and says so otherwise.
 */
export async function installPackages(...sets: string[]): Promise<Captured> {
  if (process.platform !== 'linux') return { code: 1, stdout: '', stderr: 'not a Linux system' }
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const tries = sets.map((set) => `apt-get install -y ${set}`).join(' || ')
  const shell = `export DEBIAN_FRONTEND=noninteractive; apt-get update && { ${tries}; }`
  const [command = 'sh', ...args] = [...rights, 'sh', '-c', shell]
  return capture(command, args, { timeoutMs: PACKAGE_MS })
}

/** The last line that a program printed, which usually says what went wrong. */
export function lastLine({ stdout, stderr }: Captured): string {
  return (stderr.trim() || stdout.trim()).split('\n').at(-1)?.trim() || 'no message'
}
