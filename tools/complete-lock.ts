// npm run lock:complete
// `npm ci` requires a lock file entry for every optional platform package, including those for other platforms. A
// registry that lacks some of them leaves gaps in the lock file. This fills them in from names and exact versions, and
// requests the missing hashes from the registry. complete-lock.test.ts checks the result.
import { readFileSync, writeFileSync } from 'node:fs'
import { Failure } from '../scripts/lib/failure.ts'
import { capture } from '../scripts/lib/processes.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { inProject } from '../scripts/lib/project.ts'

interface Entry {
  version?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

type Packages = Record<string, Entry>

/**
 * The Supabase CLI for systems other than Linux on x64, which does not ship and which some registries lack. Once a
 * registry has their hashes, this list can be removed.
 */
export const knownWithoutHash = [
  ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-arm64-musl', 'linux-x64-musl'],
  ...['windows-arm64', 'windows-x64'],
].map((system) => `node_modules/@supabase/cli-${system}`)

const systems: Record<string, string> = { windows: 'win32', win32: 'win32' }
for (const name of ['darwin', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd']) systems[name] = name
const processors = ['arm64', 'x64', 'ia32', 'arm', 'riscv64', 'ppc64', 's390x', 'wasm32']

/** Whether npm would find `name` from the package at `at`, looking outward folder by folder. */
function isLocked(packages: Packages, name: string, at: string): boolean {
  for (let folder = at; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}

/** Adds an entry for each platform package that another one may install; returns how many. */
function addPlatformPackages(packages: Packages): number {
  let added = 0
  for (const [at, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const words = name.split(/[-/]/)
      const os = words.map((word) => systems[word]).find(Boolean)
      const cpu = processors.find((processor) => words.includes(processor))
      // Without an exact version or a platform in its name, only the registry could complete it.
      if (!/^\d/.test(version) || !(os || cpu) || isLocked(packages, name, at)) continue
      packages[`node_modules/${name}`] = {
        version,
        ...(cpu ? { cpu: [cpu] } : {}),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...(os ? { os: [os] } : {}),
      }
      added++
    }
  }
  return added
}

/** The places of packages without a hash in a lock file. */
export function withoutHash(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([at, { integrity, link }]) => at.includes('node_modules/') && !link && !integrity)
    .map(([at]) => at)
}

async function addHashes(packages: Packages): Promise<void> {
  for (const at of withoutHash(packages)) {
    const { version, ...rest } = packages[at] ?? {}
    const name = `${at.split('node_modules/').at(-1)}@${version}`
    const { stdout, code } = await capture('npm', ['view', name, 'dist.integrity'])
    // Where npm itself would write it.
    if (code === 0 && stdout.trim()) packages[at] = { version, integrity: stdout.trim(), ...rest }
  }
}

async function main(): Promise<number> {
  const file = inProject('package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }
  const added = addPlatformPackages(lock.packages)
  await addHashes(lock.packages)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)

  const unknown = withoutHash(lock.packages).filter((at) => !knownWithoutHash.includes(at))
  if (unknown.length > 0) {
    throw new Failure(
      `Failed: the registry has no hash for ${unknown.join(', ')}. Choose a version that it has, or use another registry.`,
    )
  }
  console.log(`Done: package-lock.json names every platform package (${added} added), all with their hashes
except those of the Supabase CLI that only other systems install and that this registry may lack.`)
  return 0
}

if (import.meta.main) runProgram(main)
