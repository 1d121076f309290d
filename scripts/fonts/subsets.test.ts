import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../lib/project.ts'
import { fontSubsets, lateRanges } from './subsets.ts'

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

it('gives the browser the letters of each file that is not always loaded, and no letter to two of them', () => {
  const source = readFileSync(inProject('app/fonts/index.ts'), 'utf8')
  const written = [...source.matchAll(/src: '\.\/(\w+-\w+)\.woff2'[^}]*value:\s*'([^']+)'/g)]
  expect(written.map(([, file, range]) => ({ file, range }))).toEqual(lateRanges)
  for (const family of ['display', 'body']) {
    const points = lateRanges
      .filter(({ file }) => file.startsWith(family))
      .flatMap(({ range }) => range.split(', '))
      .flatMap((part) => {
        const [first = '', last = first] = part.slice(2).split('-')
        const start = Number.parseInt(first, 16)
        return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
      })
    const late = new Set(points)
    expect(late.size).toBe(points.length)
    const isLate = (letter: string) => late.has(letter.codePointAt(0) as number)
    expect(['A', 'é', '—', '\u00a0'].filter(isLate)).toEqual([])
    expect(['ø', 'Ö', 'ß', '€', '{', 'ō', 'ğ', 'ș', 'ǎ'].filter((letter) => !isLate(letter))).toEqual([])
  }
})
