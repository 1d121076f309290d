import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../lib/project.ts'
import { fontSubsets, restRange } from './subsets.ts'

it('finds the committed fonts as they are cut from the packages', async () => {
  const subsets = await fontSubsets()
  const committed = readdirSync(inProject('app/fonts')).filter((name) => name.endsWith('.woff2'))
  expect(committed.sort()).toEqual([...subsets.keys()].sort())
  for (const [name, content] of subsets) {
    expect(readFileSync(inProject('app/fonts', name)).equals(content), `${name}: run "npm run fonts"`).toBe(
      true,
    )
  }
})

it('gives the browser the letters of the rest, and no letter to two files', () => {
  const source = readFileSync(inProject('app/fonts/index.ts'), 'utf8')
  const ranges = [...source.matchAll(/value:\s*'([^']+)'/g)].map((match) => match[1] as string)
  expect(ranges).toHaveLength(4)
  expect(ranges.filter((range) => range === restRange)).toHaveLength(2)
  const points = (range: string) =>
    range.split(', ').flatMap((part) => {
      const [first = '', last = first] = part.slice(2).split('-')
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
    })
  const rest = new Set(points(restRange))
  for (const range of ranges.filter((other) => other !== restRange)) {
    expect(points(range).filter((point) => rest.has(point))).toEqual([])
  }
  expect(['A', 'é', '—', '\u00a0'].filter((letter) => rest.has(letter.codePointAt(0) as number))).toEqual([])
  expect(['ø', 'Ö', 'ß', '€'].every((letter) => rest.has(letter.codePointAt(0) as number))).toBe(true)
})
