import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { weekdays } from '@/lib/entities/usable'
import { continentOf } from '@/lib/facts/continents'
import { checkCare } from '../check/care.ts'
import type { Content } from '../check/content.ts'
import { isOver, registerOf } from '../check/register.ts'
import { overlap, shingles } from '../check/resemblance.ts'
import { ownSources, ownTables } from '../own.ts'
import { AFFINITY_SLUGS, COMMUNITY_SLUGS } from './catalog.ts'
import { namesIn, skeletons, styleProblem, wordCount } from './prose.ts'
import type { Row } from './sql.ts'
import { listedCountries } from './tables.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = ownSources()
const tables = await ownTables()
const rowsOf = (name: string): Row[] => tables.find((table) => table.name === name)?.rows ?? []
const { cities, countries } = sources
const voices = ['plain', 'lff'] as const
const places = [...cities, ...countries]

describe('the seed', () => {
  it('lists cities around the world, each written by hand', () => {
    expect(cities.length).toBeGreaterThanOrEqual(520)
    expect(listedCountries(sources).length).toBeGreaterThanOrEqual(110)
  })

  it('lists no city of a country where its advice cannot be followed', () => {
    const hidden = new Set('kp af ye so sy sd ss ly ht cf ml bf er tm'.split(' '))
    expect(countries.map(({ slug }) => slug).filter((code) => hidden.has(code))).toEqual([])
  })

  it('knows the continent of every country, which the directory is narrowed by', () => {
    expect(countries.map(({ slug }) => slug).filter((code) => !continentOf(code))).toEqual([])
  })

  it('has unique ids, and a flag and art for every country', () => {
    const ids = tables.flatMap((table) => table.rows.flatMap((row) => (row.id ? [row.id] : [])))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { flag_url } of rowsOf('countries')) {
      expect(existsSync(path.join(root, `public${flag_url}`)), String(flag_url)).toBe(true)
    }
  })

  it('has two places in each city for every day, so that its first week has a choice', () => {
    const few = cities.flatMap(({ slug, front }) =>
      weekdays
        .filter((day) => front.suggestions.filter(({ days }) => days?.includes(day) ?? true).length < 2)
        .map((day) => `${slug} ${day}`),
    )
    expect(few).toEqual([])
  })

  it('links every affinity to communities with words for each pair, and to cities', () => {
    expect(rowsOf('communities')).toHaveLength(COMMUNITY_SLUGS.length)
    expect(rowsOf('affinities')).toHaveLength(AFFINITY_SLUGS.length)
    for (const { id, slug } of rowsOf('affinities')) {
      const pairs = rowsOf('affinity_communities').filter((row) => row.affinity_id === id)
      expect(pairs.length, String(slug)).toBeGreaterThanOrEqual(6)
      expect(
        pairs.filter((row) => !row.intro || !row.intro_lff),
        String(slug),
      ).toEqual([])
      expect(rowsOf('affinity_cities').filter((row) => row.affinity_id === id).length).toBeGreaterThan(0)
    }
  })

  it('keeps well-known namesakes apart', () => {
    const burlington = rowsOf('cities').find(({ slug }) => slug === 'burlington')
    expect(burlington?.region ?? 'Vermont').toBe('Vermont')
    const named = Map.groupBy(rowsOf('cities'), ({ name, region }) => `${name}, ${region}`)
    expect([...named].filter(([, group]) => group.length > 1).map(([name]) => name)).toEqual([])
  })
})

describe('the texts of places', () => {
  it('have the length that their page has room for', () => {
    const beyond = places.flatMap(({ slug, plain, lff }) =>
      [plain, lff]
        .map(wordCount)
        .filter((count) => count < 110 || count > 220)
        .map((count) => `${slug}: ${count} words`),
    )
    expect(beyond).toEqual([])
  })

  it('have no turn of phrase more often than readers bear', () => {
    const content = {
      cities: rowsOf('cities'),
      suggestions: rowsOf('local_suggestions'),
    } as unknown as Content
    expect(registerOf(content).filter(isOver)).toEqual([])
  })

  it('name at least two places, districts or habits', () => {
    const bare = cities.flatMap(({ slug, plain, lff, front }) => {
      // A text may shorten the name that stands on the card: "the Retiro" for "Parque de El Retiro".
      const words = front.suggestions.flatMap(({ title }) => title.match(/\p{Lu}[\p{L}'’]{3,}/gu) ?? [])
      const count = (text: string) =>
        new Set([...namesIn(text), ...words.filter((word) => text.includes(word))]).size
      return [plain, lff].some((text) => count(text) < 2) ? [slug] : []
    })
    expect(bare).toEqual([])
  })

  it('keep to the rules of voice and spelling', () => {
    const problems = places.flatMap(({ slug, front, plain, lff }) => {
      const found = [plain, lff, front.micro, front.micro_lff, front.short, front.short_lff].map(styleProblem)
      return found.flatMap((problem) => (problem ? [`${slug}: ${problem}`] : []))
    })
    expect(problems).toEqual([])
  })

  it('have no Markdown where the page prints plain text', () => {
    const marked = cities.flatMap(({ slug, front }) =>
      [front, ...front.suggestions]
        .flatMap((texts) => Object.values(texts).filter((text) => typeof text === 'string'))
        .filter((text) => /_\S+_|\*|\]\(/.test(text))
        .map((text) => `${slug}: ${text}`),
    )
    expect(marked).toEqual([])
  })

  it('measure in miles where people do, and in kilometers elsewhere', () => {
    const wrong = cities.flatMap(({ slug, front, plain, lff }) => {
      const text = [
        plain,
        lff,
        ...front.suggestions.flatMap((place) => [place.description, place.description_lff]),
      ]
      const isImperial = ['us', 'gb', 'pr'].includes(sources.cityFacts.get(slug)?.country ?? '')
      const strange = isImperial
        ? /\b\d[\d,.]* ?(?:km|kilometers|meters|°C)\b/
        : /\b\d[\d,.]* ?(?:miles?|feet|°F)\b/
      return text.flatMap((each) => strange.exec(each)?.[0] ?? []).map((found) => `${slug}: ${found}`)
    })
    expect(wrong).toEqual([])
  })

  it.each(voices)('share no wording with each other (%s)', (voice) => {
    const runs = cities.map((city) => ({ slug: city.slug, runs: shingles(city[voice]) }))
    const index = Map.groupBy(
      runs.flatMap((city) => [...city.runs].map((run) => ({ run, city }))),
      ({ run }) => run,
    )
    // Only cities that share a run at all are worth comparing.
    const pairs = new Map<string, [(typeof runs)[number], (typeof runs)[number]]>()
    for (const group of index.values()) {
      for (const [at, { city: one }] of group.entries()) {
        for (const { city: other } of group.slice(at + 1))
          pairs.set(`${one.slug} ${other.slug}`, [one, other])
      }
    }
    const alike = [...pairs].filter(([, [one, other]]) => overlap(one.runs, other.runs) >= 0.02)
    expect(alike.map(([names]) => names)).toEqual([])
  })

  it('differ between the two sites', () => {
    const alike = places.filter(({ plain, lff }) => overlap(shingles(plain), shingles(lff)) >= 0.05)
    expect(alike.map(({ slug }) => slug)).toEqual([])
  })

  it('use no sentence pattern in more than three cities', () => {
    const seen = new Map<string, Set<string>>()
    for (const { slug, plain, lff } of cities) {
      for (const skeleton of [...skeletons(plain), ...skeletons(lff)]) {
        seen.set(skeleton, (seen.get(skeleton) ?? new Set()).add(slug))
      }
    }
    expect([...seen].filter(([, slugs]) => slugs.size > 3).map(([skeleton]) => skeleton)).toEqual([])
  })

  it('have lines for cards that no other card has', () => {
    const masked = places.flatMap(({ slug, front }) =>
      [front.micro, front.micro_lff].map((line) => ({
        slug,
        line: line.replace(/\b\p{Lu}[\p{L}'’-]*/gu, 'N').replace(/\d+/g, '0'),
      })),
    )
    const again = [...Map.groupBy(masked, ({ line }) => line)].filter(([, group]) => group.length > 1)
    expect(again.map(([line]) => line)).toEqual([])
  })
})

describe('what is true of a place', () => {
  const city = (slug: string) => cities.find((each) => each.slug === slug)
  const offered = (slug: string) =>
    city(slug)?.front.suggestions.flatMap(({ communities }) => communities ?? []) ?? []
  const country = (slug: string) => sources.cityFacts.get(slug)?.country ?? ''
  const isAbsent = (community: string, slug: string) =>
    (sources.absences[community]?.countries ?? []).includes(country(slug)) ||
    (sources.absences[community]?.cities ?? []).includes(slug)

  it.each([
    ['chennai', 'Tamil'],
    ['lausanne', 'French'],
    ['charleroi', 'French'],
    ['quebec-city', 'French'],
    ['barcelona', 'Catalan'],
    ['zurich', 'Swiss German'],
  ])('people in %s speak %s first', (slug, language) => {
    const first = city(slug)?.front.languages.slice(0, 2) ?? [language]
    expect(first.join()).toContain(language)
  })

  it.each(['darwin', 'recife', 'hurghada'])('nobody is sent swimming in the sea at %s', (slug) => {
    expect(offered(slug)).not.toContain('swimming')
    expect(isAbsent('swimming', slug)).toBe(true)
  })

  it('offers neither dancing nor dogs where they are unlawful or unwelcome', () => {
    for (const slug of ['riyadh', 'jeddah', 'kuwait-city', 'karachi', 'lahore']) {
      expect(isAbsent('dancing', slug), slug).toBe(true)
      expect(isAbsent('dog-owners', slug), slug).toBe(true)
    }
  })

  it('recommends no place for a community that is not offered there', () => {
    const wrong = cities.flatMap(({ slug, front }) =>
      front.suggestions.flatMap(({ title, communities = [] }) =>
        communities
          .filter((community) => isAbsent(community, slug))
          .map((community) => `${slug}: ${title}: ${community}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('mentions no bars, wine or beer in cities where people do not drink', () => {
    const dry = new Set(['sa', 'kw', 'pk', 'bd'])
    const wet = cities.filter(
      ({ slug, plain, lff }) =>
        dry.has(country(slug)) && /\b(?:bars?|wine|beer|pub|cocktail)s?\b/i.test(plain + lff),
    )
    expect(wet.map(({ slug }) => slug)).toEqual([])
  })

  it('gives the Gulf its cool half of the year as outdoor months, and the north no winter months', () => {
    const gulf = new Set(['ae', 'bh', 'kw', 'qa', 'sa'])
    const wrong = cities.filter(({ slug, front: { months } }) => {
      const latitude = sources.cityFacts.get(slug)?.latitude ?? 0
      const unpleasant = gulf.has(country(slug))
        ? [6, 7, 8]
        : latitude > 48
          ? [12, 1]
          : latitude < -40
            ? [6, 7]
            : []
      return months.some((month) => unpleasant.includes(month))
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('links the LGBTQ+ affinity to no city where it is unlawful', () => {
    const unlawful = new Set(
      'ae bd bh bb cm dz eg et gh jm jo ke kw lb lk ma my ng om pk qa ru sa sn sg tn tt tz ug uz zm zw'.split(
        ' ',
      ),
    )
    const listed = sources.affinityCities.lgbtq ?? []
    expect(listed.filter((slug) => unlawful.has(country(slug)))).toEqual([])
  })

  it('knows the emergency number of every country, and in every city a roof that is open on the day off', () => {
    const content = {
      countries: rowsOf('countries'),
      cities: rowsOf('cities'),
      // A place without days has the column's default, the whole week.
      suggestions: rowsOf('local_suggestions').map((row) => ({ days: weekdays, ...row })),
    } as unknown as Content
    expect(checkCare(content).map(({ row, message }) => `${row}: ${message}`)).toEqual([])
  })

  it('marks countries in a tense situation', () => {
    for (const code of ['ua', 'il', 'lb', 'ru', 'pk']) {
      expect(countries.find(({ slug }) => slug === code)?.front.care ?? 'care', code).toBe('care')
    }
  })
})
