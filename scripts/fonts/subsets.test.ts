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

/** Code points by the file that a browser takes them from: of two faces that name one, the later. */
function filesByLetter(family: string): Map<number, string> {
  const faces = fontFaces().match(/@font-face [^}]+/g) ?? []
  const named = faces.filter((face) => face.includes(`url('./${family}-`))
  return new Map(
    named.flatMap((face) => {
      const file = /url\('\.\/([^']+)'/.exec(face)?.[1] as string
      return lettersOf(face).map((letter): [number, string] => [letter, file])
    }),
  )
}

it('gives the browser the letters of each file that is not always loaded', () => {
  const css = fontFaces()
  expect(readFileSync(inProject('app/fonts/faces.css'), 'utf8'), 'run "npm run fonts"').toBe(css)
  for (const family of ['display', 'body']) {
    const files = css.match(new RegExp(`(?<=url\\('\\./)${family}-[^']+`, 'g'))
    const late = filesByLetter(family)
    const fileOf = (letter: string) => late.get(letter.codePointAt(0) as number)
    // Without a range of its own and before the others, it has the letters that none of them names.
    expect(files?.[0]).toBe(`${family}-basic.p.woff2`)
    expect(['A', 'é', '—', '\u00a0'].map(fileOf)).toEqual([undefined, undefined, undefined, undefined])
    for (const letter of ['ø', 'Ö', 'ß', '€', '{'])
      expect(fileOf(letter), letter).toBe(`${family}-rest.woff2`)
    for (const letter of ['ō', 'ğ', 'ș', 'ǎ', 'Ł'])
      expect(fileOf(letter), letter).toBe(`${family}-more.woff2`)
    for (const letter of ['ň', 'Ő', 'ə', 'ℓ']) expect(fileOf(letter), letter).toBe(`${family}-rare.woff2`)
  }
})

it('keeps all letters of the texts out of the rarest file', () => {
  const files = filesByLetter('body')
  const texts = readFileSync(inProject('supabase/seed.sql'), 'utf8')
  const letters = Array.from(new Set(texts)).filter(
    (sign) => files.get(sign.codePointAt(0) as number) === 'body-rare.woff2',
  )
  expect(letters, 'add them to scripts/fonts/subsets.ts').toEqual([])
})
