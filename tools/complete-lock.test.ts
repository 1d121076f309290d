import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../scripts/lib/project.ts'
import { knownWithoutHash, withoutHash } from './complete-lock.ts'

const json = (file: string) => JSON.parse(readFileSync(inProject(file), 'utf8'))

it('every package in the lock file has a hash, except those that a registry is known to lack', () => {
  const { packages } = json('package-lock.json')
  expect(withoutHash(packages)).toEqual(knownWithoutHash)
  for (const { integrity } of Object.values<{ integrity?: string }>(packages)) {
    if (integrity) expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
  }
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
