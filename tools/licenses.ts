// node tools/licenses.ts
// Writes the shipped packages and their licenses to docs/licenses.md. It reads the lock file, so the list is the same on
// every machine. A unit test fails when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { runProgram } from '../scripts/lib/program.ts'
import { inProject } from '../scripts/lib/project.ts'
import { shippedPackages } from './licenses/shipped.ts'

runProgram(async () => {
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  writeFileSync(inProject('docs/licenses.md'), page(shippedPackages(lock)))
  return 0
})

function page(packages: ReturnType<typeof shippedPackages>): string {
  const kinds = Map.groupBy(packages, ({ license }) => license)
  const sorted = [...kinds].sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b))
  const sections = sorted.map(
    ([license, list]) =>
      `## ${license} (${list.length})\n\n${list.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`,
  )
  return [
    '# Licenses of what ships\n',
    'Every package that the built site needs, directly or through another one, and those that a platform chooses from.',
    'Made by `node tools/licenses.ts` from the lock file. What only builds and tests the site is not part of it.\n',
    ...sections,
  ].join('\n')
}
