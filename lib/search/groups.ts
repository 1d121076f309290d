import { paths } from '@/lib/paths'
import { fold } from '@/lib/site/fold'
import { groupAnchor } from '@/lib/site/groups'
import type { SearchData, SearchGroups } from './data'
import type { Found } from './find'
import { fillers, type Matcher, matcherOf } from './match'

/** Words that say only that a group is wanted: "run club leeds". */
const generic = new Set([...fillers, 'meeting', 'society', 'join', 'local'])

/** Whether each term begins a word: a spelling that only resembles one is rather a city's. */
const holds = (text: string, terms: readonly string[]) => {
  const words = text.split(' ')
  return terms.every((term) => words.some((word) => word.startsWith(term)))
}

/** Whether one of a city's names stands whole in the text. */
const isIn = (names: readonly string[], terms: readonly string[]) =>
  names.some((name) => ` ${terms.join(' ')} `.includes(` ${name} `))

/** A single word that is shorter could be the beginning of anything. */
const shortestName = 4

/** How many groups a search shows. */
const mostGroups = 5

/** The links to all groups of each city that has several, by the city's folded names. "Portland, Maine" is called Portland too. */
function linksByCity(
  listed: SearchGroups,
  namesOfCity: ReadonlyMap<string, readonly string[]>,
): Map<string, Found[]> {
  const links = new Map<string, Found[]>()
  for (const [slug, groups] of listed.cities) {
    const names = namesOfCity.get(slug) ?? []
    if (groups.length < 2) continue
    const link = {
      kind: 'Groups that meet',
      name: `All ${groups.length} groups in ${names[0]}`,
      detail: '',
      href: paths.cityGroups(slug),
    } as const
    for (const name of new Set([...names, ...names.map((each) => each.split(',')[0] ?? '')].map(fold)))
      links.set(name, [...(links.get(name) ?? []), link])
  }
  return links
}

/**
 * Makes the search for groups that meet, by name, what they do, their communities and their city.
 * @param data the content of `/search.json`
 * @param listed the content of `/search-groups.json`
 * @returns a function that gives the groups for a folded text; none unless every word but "club" and the like fits. One word
 *   alone has to stand in the group's own name, and in no name of a city or a community. A city's name alone gives the list
 *   of its groups
 */
export function makeGroupSearch(
  data: Pick<SearchData, 'cities' | 'communities'>,
  listed: SearchGroups,
): (wanted: string) => Found[] {
  const namesOfCity = new Map(data.cities.map(([slug, name, , others]) => [slug, [name, ...others]]))
  const namesOfKind = new Map(data.communities.map(([slug, name, others]) => [slug, [name, ...others]]))
  const entries = listed.cities.flatMap(([slug, groups]) => {
    const city = namesOfCity.get(slug) ?? []
    const places = city.map(fold)
    return groups.map(([name, communities, about]) => {
      const kinds = communities.flatMap((index) => namesOfKind.get(listed.communities[index] ?? '') ?? [])
      const anchor = groupAnchor(name)
      return {
        text: fold([name, about, ...city, ...kinds].join(' ')),
        places,
        found: {
          kind: 'Groups that meet',
          name,
          detail: city[0] ?? '',
          href: `${paths.cityGroups(slug)}${anchor ? `#${anchor}` : ''}`,
        } as const,
      }
    })
  })
  // All that follows is made at the first search that needs it: thousands of groups take some time.
  let folded: { names: string[]; others: string[] } | undefined
  const byName = (term: string) => {
    if (term.length < shortestName) return []
    folded ??= {
      names: entries.map(({ found }) => fold(found.name)),
      others: [...namesOfCity.values(), ...namesOfKind.values()].flat().map(fold),
    }
    const { names, others } = folded
    if (others.some((other) => holds(other, [term]))) return []
    return entries.filter((_, index) => holds(names[index] ?? '', [term]))
  }
  let matcher: Matcher | undefined
  const byText = (terms: readonly string[]) => {
    matcher ??= matcherOf(entries.map(({ text }) => text))
    const hits = matcher(terms.join(' '), 'every').flatMap(({ id, score }) => {
      const entry = entries[id]
      if (!entry || !holds(entry.text, terms)) return []
      return [{ entry, score, isOfCity: isIn(entry.places, terms) }]
    })
    // "London" is London before it is London, Ontario.
    return hits
      .sort((a, b) => Number(b.isOfCity) - Number(a.isOfCity) || b.score - a.score)
      .map(({ entry }) => entry)
  }
  let allGroups: Map<string, Found[]> | undefined
  return (wanted) => {
    allGroups ??= linksByCity(listed, namesOfCity)
    const terms = wanted.split(' ').filter((term) => !generic.has(term))
    const [first, second] = terms
    if (first === undefined) return []
    const named = (second === undefined ? byName(first) : byText(terms)).map(({ found }) => found)
    return [...(allGroups.get(wanted) ?? []), ...named].slice(0, mostGroups)
  }
}

/** The words of a line that a name and its communities do not have; short and common ones are left out. */
const common = new Set([
  'with',
  'from',
  'that',
  'this',
  'their',
  'they',
  'people',
  'who',
  'and',
  'the',
  'for',
  'free',
])

/** What a group's line adds to its name, for the search. */
export function wordsToSearch(name: string, about: string): string {
  const known = new Set(name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const words = about.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words)]
    .filter((word) => word.length > 3 && !common.has(word) && !known.has(word) && !/^\d+$/.test(word))
    .join(' ')
}
