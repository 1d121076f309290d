import MiniSearch from 'minisearch'

/**
 * Finds names by the beginnings of their words and by similar spellings.
 * @returns the names that match every word of a text (or any of them), and how well
 */
export type Matcher = (text: string, words: 'every' | 'any') => { id: number; score: number }[]

/** How many letters may be wrong: none in short words, one from four letters on, two from seven. */
const typos = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2)

/** Matches with MiniSearch (docs/decisions/016-search.md). An id is a name's position in the list. */
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
