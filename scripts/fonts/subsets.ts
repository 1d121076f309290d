import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { inProject } from '../lib/project.ts'

/** Ends of ranges of code points, both within. */
type Range = readonly [first: number, last: number]

/** What the pages' texts are written with, as counted in all of them: ASCII, typographic marks, arrows, common accents. */
const basic: readonly Range[] = [
  [0x20, 0x7e],
  ...[...'\u00a0©·×–—‘’“”•…‹›←→−Åáãäçéíñóöúü'].map((character): Range => {
    const codePoint = character.codePointAt(0) as number
    return [codePoint, codePoint]
  }),
]

/** Where `@fontsource-variable` cuts its "latin" files. */
const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]

const pointsOf = (ranges: readonly Range[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))

const basicPoints = new Set(pointsOf(basic))
const restPoints = pointsOf(latin).filter((point) => !basicPoints.has(point))

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0')

/** The letters that the basic files leave out, as CSS writes them in `unicode-range`. */
export const restRange = restPoints
  .reduce<[number, number][]>((ranges, point) => {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
    return ranges
  }, [])
  .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
  .join(', ')

const families = [
  { name: 'display', font: 'bricolage-grotesque', weights: { min: 500, max: 800 } },
  { name: 'body', font: 'plus-jakarta-sans', weights: { min: 400, max: 700 } },
] as const

const parts = [
  { name: 'basic', points: [...basicPoints] },
  { name: 'rest', points: restPoints },
] as const

/** Pairs, ligatures and accents; no page asks for the alternates, fractions and numerals that the families have besides. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk']

/**
 * Cuts the Latin files of both families into what nearly every page needs and what few do, with the weights that the
 * style sheets ask for. Their little hinting stays: without it, letters stand a fraction of a pixel apart from before.
 * @returns file names with their bytes (WOFF2); the same on every machine
 */
export async function fontSubsets(): Promise<Map<string, Buffer>> {
  const made = families.flatMap(({ name, font, weights }) => {
    const file = `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`
    const original = readFileSync(inProject(file))
    return parts.map(async (part): Promise<[string, Buffer]> => {
      const options = {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures,
      } as const
      return [
        `${name}-${part.name}.woff2`,
        await subsetFont(original, String.fromCodePoint(...part.points), options),
      ]
    })
  })
  return new Map(await Promise.all(made))
}
