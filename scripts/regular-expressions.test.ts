// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { check } from 'recheck'
import { expect, it } from 'vitest'
import { parseAst } from 'vitest/node'
import { inProject } from './lib/project.ts'

/** The files that handle texts from visitors and from the database. */
const sources = [
  '*.ts',
  '{app,components,lib}/**/*.{ts,tsx}',
  'scripts/content-check/**/*.ts',
  'scripts/content-check.ts',
]
const notShipped = /\.test\.tsx?$|^(?:playwright|vitest)\.config\.ts$/

/** The regular expressions in a file, and how many it builds at run time. */
function expressionsIn(file: string) {
  const found: { pattern: string; flags: string }[] = []
  let made = 0
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex, callee } = node as {
      regex?: { pattern: string; flags: string }
      callee?: { name?: string }
    }
    if (regex) found.push(regex)
    if (callee?.name === 'RegExp') made++
    for (const child of Object.values(node)) visit(child)
  }
  const text = readFileSync(inProject(file), 'utf8')
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return { file, found, made }
}

const files = globSync(sources, { cwd: inProject() })
  .filter((file) => !notShipped.test(file))
  .map(expressionsIn)

it('every regular expression runs in linear time', async () => {
  const slow: string[] = []
  for (const { file, found } of files) {
    for (const { pattern, flags } of found) {
      const { status, ...why } = await check(pattern, flags, { timeout: 20_000 })
      const attack = 'attack' in why && why.attack ? why.attack.pattern : ''
      if (status !== 'safe') slow.push(`${file}: /${pattern}/${flags} is ${status} ${attack}`)
    }
  }
  expect(files.flatMap(({ found }) => found).length).toBeGreaterThan(80)
  expect(slow).toEqual([])
}, 180_000)

it('only one is built at run time, and app/texts.test.ts tests it', () => {
  expect(files.filter(({ made }) => made > 0).map(({ file, made }) => [file, made])).toEqual([
    ['lib/server/policy.ts', 1],
  ])
})
