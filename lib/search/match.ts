import MiniSearch from 'minisearch'

/**
 * Finds names by the beginnings of their words and by near spellings.
 * @returns which names have every word of a text (or any), and how well
 */
export type Matcher = (text: string, words: 'every' | 'any') => { id: number; score: number }[]

/** So many letters may be wrong: none in short words, one in words of four letters, two in words of seven. */
const typos = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2)

/** Matches by MiniSearch (docs/decisions/016-search.md). An id is the place of a name in the list. */
export function matcherOf(names: readonly string[]): Matcher {
  const index = new MiniSearch({
    fields: ['name'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  index.addAll(names.map((name, id) => ({ id, name })))
  return (text, words) =>
    index.search(text, { combineWith: words === 'every' ? 'AND' : 'OR', prefix: true, fuzzy: typos }) as {
      id: number
      score: number
    }[]
}
