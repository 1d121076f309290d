import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../lib/project.ts'
import { fontFaces, fontSubsets } from './subsets.ts'

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

/** The letters that a face is limited to. */
function lettersOf(face: string): number[] {
  const ranges = /unicode-range: ([^;]+)/.exec(face)?.[1]?.split(', ') ?? []
  return ranges.flatMap((range) => {
    const [first = '', last = first] = range.slice(2).split('-')
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
  })
}

it('gives the browser the letters of each file that is not always loaded, and no letter to two of them', () => {
  const css = fontFaces()
  expect(readFileSync(inProject('app/fonts/faces.css'), 'utf8'), 'run "npm run fonts"').toBe(css)
  const faces = css.match(/@font-face [^}]+/g) ?? []
  for (const family of ['display', 'body']) {
    const [basic = '', ...others] = faces.filter((face) => face.includes(`url('./${family}-`))
    expect(basic).toContain(`${family}-basic.p.woff2`)
    expect(lettersOf(basic)).toEqual([])
    expect(others).toHaveLength(3)
    const points = others.flatMap(lettersOf)
    const late = new Set(points)
    expect(late.size).toBe(points.length)
    const isLate = (letter: string) => late.has(letter.codePointAt(0) as number)
    expect(['A', 'é', '—', '\u00a0'].filter(isLate)).toEqual([])
    expect(['ø', 'Ö', 'ß', '€', '{', 'ō', 'ğ', 'ș', 'ǎ'].filter((letter) => !isLate(letter))).toEqual([])
  }
})
