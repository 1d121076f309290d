import { paths } from '@/lib/paths'
import { fold } from '@/lib/site/fold'
import type { SearchData } from './data'
import { fillers, matcherOf, sentenceWords, swapped } from './match'

export interface Found {
  /** The kind of result, worded as the heading of a group. */
  kind: Kind
  name: string
  /** What distinguishes it from others with the same name; may be empty. */
  detail: string
  href: string
}

const kinds = [
  'Communities in a city',
  'Groups that meet',
  'Cities',
  'Communities',
  'Affinities',
  'Affinities and communities',
  'Countries',
  'Sections',
  'Friendship apps',
  'Articles',
] as const
export type Kind = (typeof kinds)[number]

interface Entry extends Found {
  slug: string
  /** All names, folded, for comparison with the search text. */
  folded: string[]
}

const articlesOnFriends = 'Articles on making friends'

const sections: [name: string, href: string, otherNames: string[]][] = [
  ['This week', paths.thisWeek, ['events', 'near me', 'today', 'tonight', 'calendar']],
  ['All cities', paths.cities, ['cities', 'city directory']],
  ['All countries', paths.countries, ['countries']],
  ['All communities', paths.communities, ['communities', 'groups', 'interests']],
  ['All affinities', paths.affinities, ['affinities']],
  ['Friendship apps', paths.apps, ['apps', 'friend apps']],
  ['Compare apps', paths.compareApps, ['app comparison']],
  ['Blog', paths.blog, ['articles', 'blog posts']],
  // Also for a sentence that names nothing to find, such as "i have no friends".
  [articlesOnFriends, paths.blog, ['lonely', 'loneliness', 'alone', 'shy', 'divorced', 'widowed', 'retired']],
  ['Privacy Policy', paths.privacy, ['privacy', 'cookies']],
  ['Terms and Conditions', paths.terms, ['terms']],
]

function entriesOf(data: SearchData): Entry[] {
  const entries: Entry[] = []
  const add = (
    kind: Kind,
    slug: string,
    name: string,
    href: string,
    detail = '',
    otherNames: string[] = [],
  ) => entries.push({ kind, slug, name, href, detail, folded: [name, ...otherNames].map(fold) })
  const countryNames = new Map(data.countries.map(([code, name]) => [code, name]))
  for (const [slug, name, country, otherNames] of data.cities)
    add('Cities', slug, name, paths.city(slug), countryNames.get(country), otherNames)
  for (const [code, name, otherNames] of data.countries)
    add('Countries', code, name, paths.country(code), '', otherNames)
  for (const [slug, name, otherNames] of data.communities)
    add('Communities', slug, name, paths.community(slug), '', otherNames)
  for (const [slug, name] of data.affinities) add('Affinities', slug, name, paths.affinity(slug))
  for (const [slug, title] of data.articles) add('Articles', slug, title, paths.article(slug))
  for (const name of data.apps) add('Friendship apps', name, name, paths.apps)
  for (const [name, href, otherNames] of sections) add('Sections', href, name, href, '', otherNames)
  return entries
}

/**
 * How well a name matches: exactly, as a prefix, each search word as the start of one of its words, or only
 * approximately.
 */
const same = 4
const begins = 3
const words = 2
const nearly = 1

function qualityOf(folded: readonly string[], wanted: string): number {
  const each = folded.map((name) => {
    if (name === wanted) return same
    if (name.startsWith(wanted)) return begins
    const parts = name.split(' ')
    return wanted.split(' ').every((word) => parts.some((part) => part.startsWith(word))) ? words : nearly
  })
  return Math.max(...each)
}

/** The same, for what was typed or, a little worse, for what was meant if two letters are swapped. */
function quality({ folded }: Entry, wanted: string, meant: readonly string[]): number {
  const typed = qualityOf(folded, wanted)
  return typed > nearly ? typed : Math.max(nearly, ...meant.map((text) => qualityOf(folded, text) - 0.5))
}

const shown = ({ kind, name, detail, href }: Found): Found => ({ kind, name, detail, href })

interface Match {
  entry: Entry
  quality: number
}

/** Between a community and a place "city" says nothing either; a group's "Mexico City" needs it. */
const between = new Set([...fillers, 'city'])

/** Longer than any name, but short enough for the browser: time grows with the square of the number of words. */
const mostCharacters = 100

/** With more words than this, none is left out: each would be a search of its own. */
const mostTerms = 5

/** How many results of one kind are shown. */
const mostOfKind = 7

/**
 * Makes the search over everything that the site lists.
 * @param data the content of `/search.json`
 * @param makeMatcher compares names; replaced only for measurements (bench/search.ts)
 * @returns a function that gives the results for a search text, best first; none for a blank text. Once the groups are
 * there too, it is given their search (lib/search/groups.ts)
 */
export function makeSearch(
  data: SearchData,
  makeMatcher = matcherOf,
): (text: string, findGroups?: (folded: string) => Found[]) => Found[] {
  const entries = entriesOf(data)
  const absent = new Map(Object.entries(data.absent))
  const matcher = makeMatcher(entries.map(({ folded }) => folded.join(' ')))

  function match(wanted: string, words: 'every' | 'any', only?: Kind): Match[] {
    const meant = swapped(wanted)
    return matcher(wanted, words)
      .flatMap(({ id, score }) => {
        const entry = entries[id] as Entry
        return only && entry.kind !== only ? [] : [{ entry, score, quality: quality(entry, wanted, meant) }]
      })
      .sort(
        (a, b) =>
          b.quality - a.quality ||
          (a.quality > nearly ? kinds.indexOf(a.entry.kind) - kinds.indexOf(b.entry.kind) : 0) ||
          b.score - a.score,
      )
  }

  const best = (wanted: string, only: Kind) => match(wanted, 'every', only)[0]

  /** The city that fits best, or all that begin with these words if none is called just that: both Portlands. */
  function bestCities(wanted: string): Match[] {
    const cities = match(wanted, 'every', 'Cities')
    const [first] = cities
    return first?.quality === begins ? cities.filter(({ quality }) => quality === begins) : cities.slice(0, 1)
  }

  /** The pages that combine two entities: "hiking tokyo", "tokyo hiking", "introverts board games". */
  function pairs(terms: readonly string[]): (Found & { quality: number })[] {
    // Keyed by address: two splits can find the same page, and the better one counts.
    const found = new Map<string, Found & { quality: number }>()
    const add = (pair: Found & { quality: number }) => {
      if (pair.quality > (found.get(pair.href)?.quality ?? 0)) found.set(pair.href, pair)
    }
    for (let cut = 1; cut < terms.length; cut++) {
      const halves = [terms.slice(0, cut).join(' '), terms.slice(cut).join(' ')] as const
      for (const [first, second] of [halves, [halves[1], halves[0]] as const]) {
        const community = best(first, 'Communities')
        if (!community) continue
        for (const place of bestCities(second)) {
          if (absent.get(community.entry.slug)?.includes(place.entry.slug)) continue
          add({
            kind: 'Communities in a city',
            name: `${community.entry.name} in ${place.entry.name}`,
            detail: place.entry.detail,
            href: paths.cityCommunity(place.entry.slug, community.entry.slug),
            quality: community.quality + place.quality,
          })
        }
        const affinity = best(second, 'Affinities')
        if (affinity) {
          add({
            kind: 'Affinities and communities',
            name: `${affinity.entry.name}: ${community.entry.name}`,
            detail: '',
            href: paths.combination(affinity.entry.slug, community.entry.slug),
            quality: community.quality + affinity.quality,
          })
        }
      }
    }
    return [...found.values()].sort((a, b) => b.quality - a.quality)
  }

  /** The same past one word that fits nothing: "nairobi women hiking". */
  const pairsPastOne = (terms: readonly string[]) =>
    terms
      .flatMap((_, index) => pairs(terms.toSpliced(index, 1)))
      .filter(({ quality }) => quality >= 2 * begins)
      .sort((a, b) => b.quality - a.quality)

  return (text, findGroups = () => []) => {
    const wanted = fold(text.slice(0, mostCharacters))
    if (wanted === '') return []
    const named = match(wanted, 'every')
    const isNamed = (named[0]?.quality ?? 0) > nearly
    const terms = wanted
      .split(' ')
      .filter((term) => !between.has(term) && (isNamed || !sentenceWords.has(term)))
    if (terms.length === 0 && !isNamed)
      return entries.filter(({ name }) => name === articlesOnFriends).map(shown)
    const rest = terms.join(' ')
    const whole = isNamed || rest === wanted ? named : match(rest, 'every')
    const groups = findGroups(wanted)
    let together = terms.length < 2 || (whole[0]?.quality ?? 0) > words ? [] : pairs(terms)
    if (terms.length > 2 && terms.length <= mostTerms && together.length === 0 && groups.length === 0)
      together = pairsPastOne(terms)
    const top = together[0]?.quality ?? 0
    const plain = whole.length > 0 || together.length > 0 ? whole : terms.length > 1 ? match(rest, 'any') : []
    // Near misses are noise next to real matches.
    const enough = Math.min(words, plain[0]?.quality ?? nearly)
    const exact = plain.filter((hit) => hit.quality >= enough).map(({ entry }) => entry)
    const counts = new Map<Kind, number>()
    return [
      ...together.filter((pair) => pair.quality >= top - 1).slice(0, 3),
      // A name that fits stands before the groups, one that only resembles the text after them.
      ...(enough > nearly ? [...exact, ...groups] : [...groups, ...exact]),
    ]
      .filter(({ kind }) => {
        const count = (counts.get(kind) ?? 0) + 1
        counts.set(kind, count)
        return count <= mostOfKind
      })
      .map(shown)
  }
}
