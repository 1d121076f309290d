// node tools/licences.ts
// Lists the packages that ship, with their licences, into docs/licences.md. The lock file is what it reads, so that the
// list comes out the same on every machine. A unit test says when it is not current.
import { readFileSync, writeFileSync } from 'node:fs'
import { runProgram } from '../scripts/lib/program.ts'
import { inProject } from '../scripts/lib/project.ts'
import { shippedPackages } from './licences/shipped.ts'

runProgram(async () => {
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  writeFileSync(inProject('docs/licences.md'), page(shippedPackages(lock)))
  return 0
})

function page(packages: ReturnType<typeof shippedPackages>): string {
  const kinds = Map.groupBy(packages, ({ licence }) => licence)
  const sorted = [...kinds].sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b))
  const sections = sorted.map(
    ([licence, list]) =>
      `## ${licence} (${list.length})\n\n${list.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`,
  )
  return [
    '# Licences of what ships\n',
    'Every package that the built site needs, directly or through another one, and those that a platform chooses from.',
    'Made by `node tools/licences.ts` from the lock file. What only builds and tests the site is not part of it.\n',
    ...sections,
  ].join('\n')
}
