// node tools/complete-lock.ts
// `npm ci` requires a lock file entry for every optional platform package, including those for other platforms. A
// registry that lacks some of them leaves gaps in the lock file. This fills them in from names and exact versions, and
// requests the missing hashes from the registry. complete-lock.test.ts checks the result.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

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

const systems: Record<string, string> = { windows: 'win32', win32: 'win32' }
for (const name of ['darwin', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd']) systems[name] = name
const processors = ['arm64', 'x64', 'ia32', 'arm', 'riscv64', 'ppc64', 's390x', 'wasm32']

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }

/** Whether npm would find `name` from the package at `at`, looking outward folder by folder. */
function isLocked(name: string, at: string): boolean {
  for (let folder = at; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}

let added = 0
for (const [at, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const words = name.split(/[-/]/)
    const os = words.map((word) => systems[word]).find(Boolean)
    const cpu = processors.find((processor) => words.includes(processor))
    // Without an exact version or a platform in its name, only the registry could complete it.
    if (!/^\d/.test(version) || !(os || cpu) || isLocked(name, at)) continue
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    }
    added++
  }
}

const unknown: string[] = []
for (const [at, entry] of Object.entries(lock.packages)) {
  if (at === '' || entry.integrity || entry.link || !at.includes('node_modules/')) continue
  const name = `${at.split('node_modules/').at(-1)}@${entry.version}`
  const { stdout, status } = spawnSync('npm', ['view', name, 'dist.integrity'], { encoding: 'utf8' })
  if (status !== 0 || !stdout.trim()) {
    unknown.push(name)
    continue
  }
  // Where npm itself would write it.
  const { version, ...rest } = entry
  lock.packages[at] = { version, integrity: stdout.trim(), ...rest }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages added to ${file}`)
if (unknown.length > 0) console.log(`The registry knows no hash of ${unknown.join(', ')}`)
