import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hashOf } from '@/lib/decoration'
import { type Site, siteIds } from '@/lib/site/variants'
import { type CityCommunityText, cityCommunityText, sectionWords } from './city-community'
import { countryInText } from './city-tags'
import { isGuarded } from './city-travel'
import { communityData, knownCommunities } from './community-traits'
import { parseLines } from './lines'
import type { CityFacts, CityFactsById, CountryFacts, CountryFactsById } from './types'

const read = <T>(name: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')) as T
const cities = read<CityFactsById>('city-facts.json')
const countries = Object.values(read<CountryFactsById>('country-facts.json'))
const bySlug = new Map(Object.values(cities).map((facts) => [facts.slug, facts]))
const countryOf = (facts: CityFacts | undefined) =>
  countries.find(({ code }) => code === facts?.countryCode) as CountryFacts

function textOf(site: Site, city: string, community: string): CityCommunityText {
  const facts = bySlug.get(city)
  const country = countryOf(facts)
  return cityCommunityText(site, {
    city: { name: facts?.name ?? 'Newtown', slug: city },
    country: country?.name ?? '',
    community: { name: community.replace(/-/g, ' '), slug: community },
    facts: facts ?? null,
    countryFacts: country ?? null,
    nearby: (facts?.nearby ?? []).map(({ id, km, dir }) => ({ name: cities[id]?.name ?? id, km, dir })),
  })
}

const whole = ({ intro, sections, reasons }: CityCommunityText) =>
  [
    intro,
    ...sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ...reasons.flatMap(({ title, text }) => [title, text]),
  ].join('\n')

/** Extremes first: equator, polar night, altitude, Friday weekends, the far south, war; then a stable choice. */
const extremes =
  'singapore quito tromso dubai cairo buenos-aires cape-town amsterdam new-york kabul ulaanbaatar nairobi ushuaia dunedin'
const sample = [
  ...new Set([
    ...extremes.split(' ').filter((slug) => bySlug.has(slug)),
    ...[...bySlug.keys()].sort((a, b) => hashOf(a) - hashOf(b)),
  ]),
].slice(0, 60)
const pages = siteIds.flatMap((site) =>
  sample.flatMap((city) =>
    knownCommunities.map((community) => {
      const text = textOf(site, city, community)
      return { site, city, community, text, all: whole(text), key: `${site}/${city}/${community}` }
    }),
  ),
)
type Page = (typeof pages)[number]
const failing = (fails: (page: Page) => boolean) => pages.filter(fails).map(({ key }) => key)

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

/** For each of some texts, the greatest overlap with any other: shared runs of five words as a part of all runs. */
function nearestOverlaps(texts: readonly string[]): number[] {
  const sets = texts.map(shinglesOf)
  const holders = new Map<string, number[]>()
  for (const [index, set] of sets.entries()) {
    for (const run of set) holders.set(run, [...(holders.get(run) ?? []), index])
  }
  return sets.map((set, own) => {
    const shared = new Map<number, number>()
    for (const run of set) {
      for (const other of holders.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
    }
    shared.delete(own)
    return Math.max(
      0,
      ...[...shared].map(([other, count]) => count / (set.size + (sets[other]?.size ?? 0) - count)),
    )
  })
}

const groups = (keyOf: (page: Page) => string) => [...Map.groupBy(pages, keyOf).values()]
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('community traits', () => {
  const slots = ['intro', 'when', 'where', 'first', 'bring', 'talk', 'reason', 'trip', 'home']

  it('knows all forty communities of the content', () => {
    expect(knownCommunities).toHaveLength(40)
  })

  it.each(knownCommunities)('%s is complete in both voices', (slug) => {
    const { traits, ...voices } = communityData(slug, slug)
    expect(Object.values(traits).every((value) => value.length > 2)).toBe(true)
    for (const site of siteIds) {
      const lines = parseLines(voices[site])
      for (const slot of slots) {
        expect(
          lines.some((line) => line.slot === slot),
          `${slug} ${site} ${slot}`,
        ).toBe(true)
      }
      const withFact = lines.filter(
        (line) => line.needs.length > 0 || line.gaps.some((gap) => gap !== 'city'),
      )
      expect(withFact.length, `${slug} ${site}: lines tied to a fact of the city`).toBeGreaterThanOrEqual(6)
    }
  })

  it('speaks of a community added later by its name', () => {
    const text = whole(textOf('mnf', 'amsterdam', 'kite-flying'))
    expect(text).toContain('ite flying')
    expect(sectionWords(textOf('lff', 'amsterdam', 'kite-flying'))).toBeGreaterThanOrEqual(170)
  })
})

describe('community in a city', () => {
  it('has the promised shape', () => {
    expect(failing(({ text }) => text.intro.length < 100 || text.intro.length > 190)).toEqual([])
    expect(failing(({ text }) => sectionWords(text) < 170 || sectionWords(text) > 260)).toEqual([])
    expect(failing(({ text }) => text.sections.length < 2 || text.sections.length > 3)).toEqual([])
    expect(
      failing(({ text }) => new Set(text.sections.map(({ title }) => title)).size < text.sections.length),
    ).toEqual([])
    expect(failing(({ text }) => new Set(text.reasons.map(({ title }) => title)).size !== 3)).toEqual([])
    expect(failing(({ text }) => text.reasons.some((reason) => !reason.title || !reason.text))).toEqual([])
  })

  it('is the same at every call', () => {
    expect(textOf('mnf', 'amsterdam', 'choir')).toEqual(textOf('mnf', 'amsterdam', 'choir'))
    expect(textOf('lff', 'amsterdam', 'choir')).not.toEqual(textOf('mnf', 'amsterdam', 'choir'))
  })

  it.each([
    ['gaps', /undefined|\bnull\b|NaN|\{\w+\}/],
    ['double spaces', / {2,}/],
    ['doubled words', /(?<![\p{L}'-])(a a|the the|in in|of of|and and|to to|about about)(?![\p{L}'-])/iu],
    ['stray marks', /!|\.\.| [.,;]/],
    ['small starts', /^[a-z]|[.?] [a-z]/m],
    ['"a" before a vowel', /(?<![\p{L}'’.])a (?!one|once|uni|use|eu)[aeio]\w+/iu],
    [
      'a missing article',
      /(?<!the )\b(Netherlands|United States|United Kingdom|United Arab Emirates|Philippines)\b/i,
    ],
    [
      'worn words',
      /vibrant|bustling|hidden gem|whether you're|nestled|tapestry|unlock|embark|delve|elevate|boasts|thriving|melting pot|something for everyone|look no further|fast-paced|today's world|dive in|foster|meaningful connection|like-minded|testament|moreover|furthermore|journey|game-changer|seamless|—/i,
    ],
  ])('is free of %s', (_, pattern) => {
    expect(failing(({ all }) => pattern.test(all))).toEqual([])
  })

  it('says nothing twice on a page', () => {
    const repeats = (all: string) => {
      const long = all.split(/(?<=[.?])\s+/).filter((sentence) => sentence.split(' ').length > 4)
      return new Set(long).size < long.length
    }
    expect(failing(({ all }) => repeats(all))).toEqual([])
  })

  it('differs between cities for the same community', () => {
    const nearest = groups(({ site, community }) => `${site}/${community}`).flatMap((group) =>
      nearestOverlaps(group.map(({ all }) => all)),
    )
    expect(median(nearest)).toBeLessThan(0.3)
    expect(Math.max(...nearest)).toBeLessThan(0.5)
  })

  it('differs between communities of the same city', () => {
    const nearest = groups(({ site, city }) => `${site}/${city}`).flatMap((group) =>
      nearestOverlaps(group.map(({ all }) => all)),
    )
    expect(Math.max(...nearest)).toBeLessThan(0.4)
  })

  it('does without facts', () => {
    for (const site of siteIds) {
      for (const community of knownCommunities) {
        const text = textOf(site, 'newtown', community)
        expect(sectionWords(text), community).toBeGreaterThanOrEqual(170)
        expect(whole(text)).not.toMatch(/undefined|null|\{/)
      }
    }
  })
})

describe('what is said is true of the place', () => {
  const about = (test: (facts: CityFacts) => boolean) =>
    pages.filter(({ city }) => test(bySlug.get(city) as CityFacts))
  const matching = (list: Page[], pattern: RegExp) =>
    list.filter(({ all }) => pattern.test(all)).map(({ key, all }) => `${key}: ${pattern.exec(all)?.[0]}`)

  it('sends nobody into the sea far from it', () => {
    const inland = about(({ coastKm }) => coastKm !== null && coastKm > 300)
    expect(inland.length).toBeGreaterThan(0)
    expect(
      matching(inland, /sea is within|shore is within|coast is about|the promenade|by the water/i),
    ).toEqual([])
  })

  it('knows no long summer evenings at the equator', () => {
    const even = about(({ dayLongest }) => dayLongest < 12.9)
    expect(even.length).toBeGreaterThan(0)
    expect(matching(even, /1[4-9] hours|\b(in|around|by) (June|December)\b|summer evening/i)).toEqual([])
  })

  it('turns the year around in the south', () => {
    const south = about(({ south, dayLongest }) => south && dayLongest > 14.6)
    expect(south.length).toBeGreaterThan(0)
    const light =
      /(about (1[4-9]|2\d) hours[^.]*\bJune\b)|(\bJune\b[^.]*about (1[4-9]|2\d) hours)|April to September/
    expect(matching(south, light)).toEqual([])
  })

  it('keeps the weekend of the country', () => {
    const friday = about(({ countryCode }) =>
      ['ae', 'eg', 'sa', 'jo', 'qa', 'bd', 'kw'].includes(countryCode),
    ).filter(({ city }) => countryOf(bySlug.get(city)).weekend?.join() === 'fri,sat')
    expect(friday.length).toBeGreaterThan(0)
    expect(matching(friday, /Saturday and Sunday|Sunday morning|Promise one of its mornings/)).toEqual([])
  })

  it('speaks of thin air only where it is thin', () => {
    const low = about(({ elevation }) => (elevation ?? 0) < 1500)
    expect(matching(low, /thin air|air is thin|less air above/i)).toEqual([])
  })

  it('suggests no meetings with strangers and no trips where there is war', () => {
    const guarded = about(({ countryCode }) => countryCode === 'af')
    expect(guarded.length).toBeGreaterThan(0)
    expect(guarded.filter(({ all }) => !/trust/.test(all)).map(({ key }) => key)).toEqual([])
    expect(matching(guarded, /\d km\b|day trip|announcement says|stay for tea/i)).toEqual([])
  })
})

describe('countryInText', () => {
  it.each([
    ['Netherlands', 'the Netherlands'],
    ['United States', 'the United States'],
    ['Japan', 'Japan'],
  ])('%s', (name, spoken) => {
    expect(countryInText(name)).toBe(spoken)
  })
})

it('where only careful advice is given, each community still has an introduction of its own', () => {
  const careful = [...bySlug].filter(([, { countryCode }]) => isGuarded(countryCode)).map(([slug]) => slug)
  expect(careful.length).toBeGreaterThan(5)
  for (const site of siteIds) {
    for (const city of careful) {
      const intros = knownCommunities.map((community) => textOf(site, city, community).intro)
      const repeated = intros.filter((intro, index) => intros.indexOf(intro) !== index)
      expect(repeated, `${site} ${city}`).toEqual([])
    }
  }
})
