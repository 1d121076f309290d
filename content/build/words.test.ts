import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { assemble } from './assemble.ts'
import { fillerIn } from './style.ts'

const root = path.join(import.meta.dirname, '../..')

it('finds filler in any case and with either apostrophe, and leaves honest words alone', () => {
  expect(fillerIn("A Vibrant city. Whether you’re new, or whether you're not: it boasts parks.")).toEqual([
    'vibrant',
    "whether you're",
    "whether you're",
    'boasts',
  ])
  expect(
    fillerIn('They want to know whether you stay. Boasting goes down badly. The door is unlatched.'),
  ).toEqual([])
})

it('finds none in any text of the seed, hand-written or composed', async () => {
  let texts = 0
  const { tables } = await assemble(root)
  const found = tables.flatMap(({ name, rows }) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) => {
        if (typeof value !== 'string') return []
        texts++
        return fillerIn(value).map(
          (word) => `${name} ${row.slug ?? row.code ?? row.name}: ${column}: ${word}`,
        )
      }),
    ),
  )
  expect(texts).toBeGreaterThan(20_000)
  expect(found).toEqual([])
})

it('finds none in what the pages say themselves', () => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => fillerIn(line).map((word) => `${file}:${index + 1}: ${word}`)),
  )
  expect(found).toEqual([])
})
