import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { inProject } from '../../scripts/lib/project.ts'

/** The first and last code points of ranges. */
type Range = readonly [first: number, last: number]

/** The letters that occur in the pages' texts. */
const alphabet: readonly Range[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
]
const accented = 'Åáãäåçéíñóôöúüý'

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

/** Where it cuts its "latin-ext" files. */
const latinExt: readonly Range[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x2ba],
  [0x2bd, 0x2c5],
  [0x2c7, 0x2cc],
  [0x2ce, 0x2d7],
  [0x2dd, 0x2ff],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
  [0x2113, 0x2113],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
]

/**
 * The letters beyond Latin-1 that occur in texts and names, in both cases: Polish, Czech, Romanian, Turkish, Baltic,
 * Maltese and Māori names, transcribed Japanese. All of Latin Extended-A would be two thirds larger.
 */
const counted = 'āăąćċčďđēėęěəġğħīİǐǒķļľłńňņŋōơřśşšťũūůųưźżžǎșțʿṣỹőȧģ'
const beyondLatin1 = Array.from(
  new Set(counted + counted.toUpperCase()),
  (sign) => sign.codePointAt(0) as number,
)

const pointsOf = (ranges: readonly Range[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0')

/** Code points in ascending order as CSS writes them in `unicode-range`. */
const rangeOf = (points: readonly number[]) =>
  points
    .reduce<[number, number][]>((ranges, point) => {
      const last = ranges.at(-1)
      if (last && last[1] === point - 1) last[1] = point
      else ranges.push([point, point])
      return ranges
    }, [])
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')

/**
 * The signs are those that occur in headings and texts. The other thirty of ASCII are left to the rest, because with
 * their kerning they made up a fifth of both files. The fallback font is Arial, scaled to the family's average width
 * and heights (in percent, as next/font computes them), so that nothing moves when the font has loaded.
 */
const families = [
  {
    name: 'display',
    family: 'Bricolage Grotesque',
    font: 'bricolage-grotesque',
    weights: { min: 500, max: 800 },
    standIn: { size: 112.88, ascent: 82.39, descent: 23.92 },
    signs: ' !"%&\'()+,-./:?\u00a0·–—‘’“”…',
  },
  {
    name: 'body',
    family: 'Plus Jakarta Sans',
    font: 'plus-jakarta-sans',
    weights: { min: 400, max: 700 },
    standIn: { size: 105.75, ascent: 98.16, descent: 20.99 },
    signs: ' !"$%&\'()+,-./:;?@_\u00a0·–—‘’“”…›←→',
  },
] as const

interface Part {
  part: string
  source: 'latin' | 'latin-ext'
  /** The code points that it contains. */
  points: number[]
  /** The code points that the style sheet names for it, if they differ. */
  declared?: number[]
}

/** The files of a family in the order of the style sheet; if two name a letter, the later one is used. */
function partsOf({ signs }: (typeof families)[number]): Part[] {
  const basic = [
    ...pointsOf(alphabet),
    ...Array.from(accented + signs, (sign) => sign.codePointAt(0) as number),
  ]
  return [
    // Next has browsers preload fonts with ".p." in their names, as next/font names them.
    { part: 'basic.p', source: 'latin', points: basic },
    { part: 'rest', source: 'latin', points: pointsOf(latin).filter((point) => !basic.includes(point)) },
    {
      part: 'rare',
      source: 'latin-ext',
      points: pointsOf(latinExt).filter((point) => !beyondLatin1.includes(point)),
      // The whole range, which is shorter; the next file takes precedence for its letters.
      declared: pointsOf(latinExt),
    },
    { part: 'more', source: 'latin-ext', points: beyondLatin1.toSorted((one, other) => one - other) },
  ]
}

/**
 * The style sheet that declares both families. Each has four files, of which browsers load those whose letters occur on
 * a page. The file without a range comes first, so that all others take precedence.
 */
export function fontFaces(): string {
  const faces = families.flatMap((family) => {
    const { size, ascent, descent } = family.standIn
    return [
      ...partsOf(family).map(({ part, points, declared = points }) => [
        `font-family: '${family.family}'`,
        `src: url('./${family.name}-${part}.woff2') format('woff2')`,
        `font-weight: ${family.weights.min} ${family.weights.max}`,
        'font-display: swap',
        ...(part === 'basic.p' ? [] : [`unicode-range: ${rangeOf(declared)}`]),
      ]),
      [
        `font-family: '${family.family} Stand-in'`,
        "src: local('Arial')",
        `ascent-override: ${ascent}%`,
        `descent-override: ${descent}%`,
        'line-gap-override: 0%',
        `size-adjust: ${size}%`,
      ],
    ]
  })
  const rules = faces.map((declarations) => [
    '@font-face {',
    ...declarations.map((one) => `  ${one};`),
    '}',
    '',
  ])
  return ['/* Written by "npm run fonts". */', '', ...rules.flat()].join('\n')
}

/** Kerning, ligatures and accents. No page uses the families' alternates, fractions and numerals. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk']

/**
 * Cuts the files of both families into a part that nearly every page needs and three that few pages need, with the
 * weights that the style sheets use. The hinting is kept, because letters would move by a fraction of a pixel without
 * it.
 * @returns file names with their bytes (WOFF2); the same on every machine
 */
export async function fontSubsets(): Promise<Map<string, Buffer>> {
  const made = families.flatMap((family) =>
    partsOf(family).map(async ({ part, source, points }): Promise<[string, Buffer]> => {
      const file = `node_modules/@fontsource-variable/${family.font}/files/${family.font}-${source}-wght-normal.woff2`
      const cut = await subsetFont(readFileSync(inProject(file)), String.fromCodePoint(...points), {
        targetFormat: 'woff2',
        variationAxes: { wght: family.weights },
        keepFeatures,
      })
      return [`${family.name}-${part}.woff2`, cut]
    }),
  )
  return new Map(await Promise.all(made))
}
