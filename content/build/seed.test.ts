import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { assemble, type Seed } from './assemble.ts'
import { AFFINITY_SLUGS, COMMUNITY_SLUGS } from './catalog.ts'
import { overlap, Seen, shingles } from './overlap.ts'
import { renderFacts, renderSeed } from './render.ts'
import type { Row } from './sql.ts'
import { sentences, styleProblems } from './style.ts'

const root = path.resolve(import.meta.dirname, '../..')
const LONG = ['long_description', 'long_description_lff'] as const
const MUST_HAVE = [
  'new-york',
  'london',
  'tokyo',
  'paris',
  'berlin',
  'amsterdam',
  'melbourne',
  'la-paz',
  'delhi',
  'lagos',
  'sydney',
  'toronto',
  'mexico-city',
  'sao-paulo',
  'buenos-aires',
  'nairobi',
  'cairo',
  'istanbul',
  'mumbai',
  'singapore',
  'seoul',
  'madrid',
  'rome',
  'reykjavik',
  'cape-town',
  'auckland',
  'los-angeles',
  'chicago',
  'hong-kong',
  'dubai',
]

let seed: Seed
const rowsOf = (table: string): Row[] => seed.tables.find((item) => item.name === table)?.rows ?? []
const text = (row: Row, column: string) => String(row[column] ?? '')
const written = (kind: string, slug: string) => existsSync(path.join(root, `content/${kind}/${slug}.md`))
const composedCities = () => rowsOf('cities').filter((row) => !written('cities', String(row.slug)))
const composedCountries = () => rowsOf('countries').filter((row) => !written('countries', String(row.code)))

function worstOverlap(texts: string[]): number {
  const seen = new Seen()
  return Math.max(
    ...texts.map((value) => {
      const runs = shingles(value)
      const near = seen.nearest(runs).overlap
      seen.add(runs)
      return near
    }),
  )
}

beforeAll(async () => {
  seed = await assemble(root)
}, 120_000)

describe('the seed', () => {
  it('has no problems in its sources', () => {
    expect(seed.problems).toEqual([])
  })

  it('is what lies in supabase/seed.sql and lib/place', () => {
    const stored = (file: string) => readFileSync(path.join(root, file), 'utf8')
    expect(stored('supabase/seed.sql') === renderSeed(seed), 'run npm run seed:build').toBe(true)
    expect(stored('lib/place/city-facts.json') === renderFacts(seed.cityFacts)).toBe(true)
    expect(stored('lib/place/country-facts.json') === renderFacts(seed.countryFacts)).toBe(true)
  })

  it('stays below 8 MB', () => {
    expect(Buffer.byteLength(renderSeed(seed))).toBeLessThan(8_000_000)
  })

  it('holds every must-have city, every country with its flag, and unique ids', () => {
    const slugs = rowsOf('cities').map((row) => row.slug)
    expect(MUST_HAVE.filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(rowsOf('countries')).toHaveLength(243)
    expect(
      rowsOf('countries').filter((row) => !existsSync(path.join(root, `public${row.flag_url}`))),
    ).toEqual([])
    const ids = seed.tables.flatMap((table) => table.rows.flatMap((row) => (row.id ? [row.id] : [])))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('links every affinity to communities and to 20 to 60 cities', () => {
    expect(rowsOf('affinities')).toHaveLength(AFFINITY_SLUGS.length)
    expect(rowsOf('communities')).toHaveLength(COMMUNITY_SLUGS.length)
    for (const affinity of rowsOf('affinities')) {
      const count = rowsOf('affinity_cities').filter((row) => row.affinity_id === affinity.id).length
      expect(count, String(affinity.slug)).toBeGreaterThanOrEqual(20)
      expect(count, String(affinity.slug)).toBeLessThanOrEqual(60)
    }
  })

  it('stores guides as markdown with a heading, communities and affinities as HTML', () => {
    for (const column of LONG) {
      for (const row of [...rowsOf('cities'), ...rowsOf('countries')])
        expect(text(row, column)).toMatch(/^#+ /m)
      for (const row of [...rowsOf('communities'), ...rowsOf('affinities')])
        expect(text(row, column)).toMatch(/^</)
    }
  })
})

describe.each([
  ['cities', composedCities],
  ['countries', composedCountries],
] as const)('composed texts of %s', (_, composed) => {
  it('are all different from each other', () => {
    for (const column of ['micro_description', 'short_description', ...LONG]) {
      const texts = composed().map((row) => text(row, column))
      expect(new Set(texts).size).toBe(texts.length)
    }
    for (const column of LONG)
      expect(worstOverlap(composed().map((row) => text(row, column)))).toBeLessThan(0.35)
  })

  it('differ between the two voices', () => {
    const shared = composed().map((row) =>
      overlap(shingles(text(row, LONG[0])), shingles(text(row, LONG[1]))),
    )
    expect(Math.max(...shared)).toBeLessThan(0.35)
  })

  it('keep to their lengths and to the style', () => {
    for (const row of composed()) {
      for (const voice of ['', '_lff']) {
        const name = String(row.slug ?? row.code)
        expect(text(row, `micro_description${voice}`).length, name).toBeGreaterThanOrEqual(40)
        expect(text(row, `micro_description${voice}`).length, name).toBeLessThanOrEqual(70)
        expect(text(row, `short_description${voice}`).length, name).toBeGreaterThanOrEqual(110)
        expect(text(row, `short_description${voice}`).length, name).toBeLessThanOrEqual(170)
        for (const column of ['micro', 'short', 'long']) {
          expect(styleProblems(text(row, `${column}_description${voice}`)), name).toEqual([])
        }
      }
    }
  })
})

describe('sentences', () => {
  it('come back in at most 15 percent of the cities', () => {
    for (const column of LONG) {
      const counts = new Map<string, number>()
      for (const row of composedCities()) {
        for (const sentence of new Set(sentences(text(row, column))))
          counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
      }
      const most = [...counts].sort((a, b) => b[1] - a[1])[0]
      expect(most?.[1] ?? 0, most?.[0]).toBeLessThanOrEqual(rowsOf('cities').length * 0.15)
    }
  })
})

describe('suggestions', () => {
  it('are four to six a city, four a community, of the right length, and plain text', () => {
    const byParent = Map.groupBy(rowsOf('local_suggestions'), (row) => row.city_id ?? row.community_id)
    for (const row of rowsOf('cities')) expect([4, 5, 6]).toContain(byParent.get(row.id as string)?.length)
    for (const row of rowsOf('communities')) expect(byParent.get(row.id as string)).toHaveLength(4)
    for (const row of rowsOf('local_suggestions')) {
      expect(`${row.description} ${row.description_lff}`, String(row.title)).not.toMatch(/[_*`#[\]]/)
    }
    const ids = new Set(composedCities().map((row) => row.id))
    for (const row of rowsOf('local_suggestions').filter((item) => ids.has(item.city_id as string))) {
      for (const column of ['description', 'description_lff']) {
        expect(text(row, column).length).toBeGreaterThanOrEqual(90)
        expect(text(row, column).length).toBeLessThanOrEqual(220)
        expect(styleProblems(text(row, column))).toEqual([])
      }
    }
  })
})
