import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ensureSeed, seedFile } from '../../scripts/database/seed.ts'
import { inProject } from '../../scripts/lib/project.ts'
import { fontFaces, fontSubsets } from './subsets.ts'

it('the committed fonts are those cut from the packages', async () => {
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

/** The faces of a family that have a file, in the order of the style sheet. */
function facesOf(family: string): { file: string; letters: number[] }[] {
  const faces = fontFaces().match(/@font-face [^}]+/g) ?? []
  return faces.flatMap((face) => {
    const file = /url\('\.\/([^']+)'/.exec(face)?.[1]
    return file?.startsWith(`${family}-`) ? [{ file, letters: lettersOf(face) }] : []
  })
}

/** The file from which a browser takes a code point: the later one if two faces name it. */
const filesByLetter = (family: string) =>
  new Map(facesOf(family).flatMap(({ file, letters }) => letters.map((letter) => [letter, file] as const)))

it('the style sheet names the letters of each file that is not always loaded', () => {
  expect(readFileSync(inProject('app/fonts/faces.css'), 'utf8'), 'run "npm run fonts"').toBe(fontFaces())
  for (const family of ['display', 'body']) {
    const [basic, ...others] = facesOf(family)
    // It comes first and has no range, so it has the letters that no other file names.
    expect(basic).toEqual({ file: `${family}-basic.p.woff2`, letters: [] })
    expect(others.map(({ file }) => file)).toEqual(
      ['rest', 'rare', 'more'].map((part) => `${family}-${part}.woff2`),
    )
    const [rest = [], rare = [], more = []] = others.map(({ letters }) => letters)
    expect(new Set([...rest, ...rare]).size).toBe(rest.length + rare.length)
    expect(more.filter((letter) => !rare.includes(letter))).toEqual([])
    const late = filesByLetter(family)
    const fileOf = (letter: string) => late.get(letter.codePointAt(0) as number)
    expect(['A', 'é', '—', '\u00a0'].map(fileOf)).toEqual([undefined, undefined, undefined, undefined])
    for (const letter of ['ø', 'Ö', 'ß', '€', '{'])
      expect(fileOf(letter), letter).toBe(`${family}-rest.woff2`)
    for (const letter of ['ō', 'ğ', 'ș', 'ǎ', 'Ł'])
      expect(fileOf(letter), letter).toBe(`${family}-more.woff2`)
    for (const letter of ['Ŵ', 'ĸ', 'ℓ']) expect(fileOf(letter), letter).toBe(`${family}-rare.woff2`)
  }
})

it('no letter of the texts is in the rarest file', async () => {
  const files = filesByLetter('body')
  await ensureSeed()
  const texts = readFileSync(seedFile, 'utf8')
  const letters = Array.from(new Set(texts)).filter(
    (sign) => files.get(sign.codePointAt(0) as number) === 'body-rare.woff2',
  )
  expect(letters, 'add them to tools/fonts/subsets.ts').toEqual([])
})
