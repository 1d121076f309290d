import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../../scripts/lib/project.ts'
import { shippedPackages } from './shipped.ts'

it('lists what ships, each version once, by name', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0', license: 'ISC' },
    'node_modules/b/node_modules/a': { version: '1.0.0', license: 'ISC' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
  }
  expect(shippedPackages({ packages }).map(({ name, license }) => `${name} ${license}`)).toEqual([
    'a ISC',
    'b MIT',
  ])
  expect(() => shippedPackages({ packages: { 'node_modules/c': { version: '1.0.0' } } })).toThrow('c 1.0.0')
})

const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
const projects = ['package.json', 'tools/package.json', 'bench/package.json'].map((file) =>
  JSON.parse(readFileSync(inProject(file), 'utf8')),
)

it('nothing ships under a license that would bind the site, and the list of them is current', () => {
  const page = readFileSync(inProject('docs/licenses.md'), 'utf8')
  for (const { name, version, license } of shippedPackages(lock)) {
    // Weak copyleft of single files (MPL) and of sharp's library (LGPL, linked, unchanged) imposes nothing on the site.
    expect(license, name).toMatch(
      /MIT|ISC|BSD|Apache|0BSD|OFL|CC0|CC-BY|MPL-2\.0|Unlicense|LGPL-3\.0|BlueOak|Python-2\.0|Zlib/,
    )
    expect(page, 'run node tools/licenses.ts').toContain(`${name} ${version}`)
  }
})

it('every version is exact', () => {
  const given = projects.flatMap(({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }) =>
    Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  )
  for (const [name, version] of given) expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
})
