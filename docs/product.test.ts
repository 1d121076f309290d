import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(join(root, 'docs/product.md'), 'utf8')

/** The numbered lines, each with the files that do it and the tests that hold it. */
const lines = text
  .split(/\n(?=- \*\*|\n|#)/)
  .filter((part) => part.startsWith('- **'))
  .map((part) => {
    const [, number = '', body = ''] = /^- \*\*(\d+\.\d+)\*\* (.*)$/s.exec(part) ?? []
    const [files = '', tests = ''] = (body.split(/\s→\s/).at(-1) ?? '').split(/\s·\s/)
    const paths = (list: string) => [...list.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    return { number, files: paths(files), tests: paths(tests) }
  })

it('gives each line a number of its own, in its section', () => {
  expect(lines.length).toBeGreaterThan(100)
  const numbers = lines.map(({ number }) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  for (const section of text.split('\n## ').slice(1)) {
    const own = Number.parseInt(section, 10)
    const inside = [...section.matchAll(/^- \*\*(\d+)\./gm)].map(([, number]) => Number(number))
    expect(new Set(inside), section.split('\n')[0]).toEqual(new Set([own]))
  }
})

it('names files and tests that exist', () => {
  for (const { number, files, tests } of lines) {
    expect(files, `${number} names no file`).not.toEqual([])
    expect(tests, `${number} names no test`).not.toEqual([])
    expect(
      [...files, ...tests].filter((path) => !existsSync(join(root, path))),
      number,
    ).toEqual([])
    expect(
      tests.filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path)),
      number,
    ).toEqual([])
  }
})

it('has every number that a comment refers to', () => {
  const known = new Set(lines.map(({ number }) => number))
  const unknown = globSync('{app,components,content,e2e,lib,scripts}/**/*.{ts,tsx}', { cwd: root }).flatMap(
    (path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/docs\/product\.md ([\d., and]+\d)/g)].flatMap(
        ([, numbers = '']) =>
          (numbers.match(/\d+\.\d+/g) ?? [])
            .filter((number) => !known.has(number))
            .map((number) => `${path}: ${number}`),
      ),
  )
  expect(unknown).toEqual([])
})
