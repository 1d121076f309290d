import { paths } from '@/lib/paths'
import { groupAnchor } from '@/lib/site/groups'
import type { SearchData } from './data'
import type { Found } from './find'
import type { Matcher } from './match'

/** Words that say only that a group is wanted: "run club leeds". */
const generic = new Set([
  ...['club', 'clubs', 'group', 'groups', 'meetup', 'meetups', 'meeting', 'society', 'join', 'local'],
  ...['in', 'at', 'for', 'the', 'a', 'an', 'and', 'of', 'near', 'to', 'with', 'friends'],
])

/** Whether each term begins a word: a spelling that only resembles one is rather a city's. */
const holds = (text: string, terms: readonly string[]) => {
  const words = text.split(' ')
  return terms.every((term) => words.some((word) => word.startsWith(term)))
}

/** How many groups a search shows. */
const mostGroups = 5

/**
 * Makes the search for groups that meet, by name, what they do, their communities and their city.
 * @param data the content of `/search.json`
 * @param fold makes spellings comparable
 * @param makeMatcher compares names
 * @returns a function that gives the groups for a folded text; none unless every word but "club" and the like fits
 */
export function makeGroupSearch(
  { groups, cities, communities }: SearchData,
  fold: (text: string) => string,
  makeMatcher: (names: readonly string[]) => Matcher,
): (wanted: string) => Found[] {
  let matcher: Matcher | undefined
  let texts: string[] | undefined
  const cityOf = (index: number) => cities[index] ?? ['', '', '', [], null]
  const textOf = ([name, city, suited, about]: SearchData['groups'][number]) => {
    const [, cityName, , otherNames] = cityOf(city)
    const kinds = suited.flatMap((index) => {
      const [, community = '', others = []] = communities[index] ?? []
      return [community, ...others]
    })
    return fold([name, about, cityName, ...otherNames, ...kinds].join(' '))
  }
  return (wanted) => {
    const terms = wanted.split(' ').filter((term) => !generic.has(term))
    if (terms.length < 2) return []
    // Made at the first search that needs it: a thousand groups take some time.
    texts ??= groups.map(textOf)
    matcher ??= makeMatcher(texts)
    return matcher(terms.join(' '), 'every')
      .filter(({ id }) => holds(texts?.[id] ?? '', terms))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostGroups)
      .flatMap(({ id }) => {
        const group = groups[id]
        if (!group) return []
        const [slug, city] = cityOf(group[1])
        const anchor = groupAnchor(group[0])
        const href = `${paths.cityGroups(slug)}${anchor ? `#${anchor}` : ''}`
        return [{ kind: 'Groups that meet', name: group[0], detail: city, href } as const]
      })
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
