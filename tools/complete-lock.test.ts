import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../scripts/lib/project.ts'

const json = (file: string) => JSON.parse(readFileSync(inProject(file), 'utf8'))

/**
 * The Supabase CLI for systems other than Linux on x64, which does not ship. Once the registry has these packages,
 * `node tools/complete-lock.ts` adds their hashes, and this list can be removed.
 */
const withoutHash = [
  ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-arm64-musl', 'linux-x64-musl'],
  ...['windows-arm64', 'windows-x64'],
].map((system) => `node_modules/@supabase/cli-${system}`)

it('every package in the lock file has a hash', () => {
  const packages: Record<string, { integrity?: string; link?: boolean }> = json('package-lock.json').packages
  const hashless = Object.entries(packages)
    .filter(([at, { link }]) => at.includes('node_modules/') && !link)
    .filter(([, { integrity = '' }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
    .map(([at]) => at)
  expect(hashless).toEqual(withoutHash)
})

it('no package runs a script when it is installed or comes from elsewhere', () => {
  expect(readFileSync(inProject('.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(readFileSync(inProject('package-lock.json'), 'utf8')).not.toContain('"resolved": "http')
})

// The lint rule noUndeclaredDependencies checks imports, but test environments are named in a comment.
it('the environments of unit tests are declared', () => {
  const { devDependencies } = json('package.json')
  const files = globSync('{lib,components,content,scripts,app,docs}/**/*.test.{ts,tsx}', { cwd: inProject() })
  const named = files.map((file) =>
    /^\/\/ @vitest-environment (\S+)/.exec(readFileSync(inProject(file), 'utf8'))?.at(1),
  )
  for (const name of new Set(named)) {
    if (name !== undefined && name !== 'node') expect(Object.keys(devDependencies)).toContain(name)
  }
})
