import MiniSearch, { type Query } from 'minisearch'

/**
 * Finds names by the beginnings of their words and by similar spellings.
 * @returns the names that match every word of a text (or any of them), and how well
 */
export type Matcher = (text: string, words: 'every' | 'any') => { id: number; score: number }[]

/** Words without a meaning of their own between what is wanted and where: "hiking groups in the city of Tokyo". */
export const fillers: ReadonlySet<string> = new Set([
  ...['in', 'at', 'for', 'the', 'a', 'an', 'and', 'of', 'near', 'to', 'with', 'friends'],
  ...['club', 'clubs', 'group', 'groups', 'meetup', 'meetups'],
])

/** Words of a whole sentence around what is wanted, if anything is: "i want to find hiking groups", "i have no friends". */
export const sentenceWords: ReadonlySet<string> = new Set(
  (
    'i im am is are be my me you we have had got get want need like would feel feeling so very really ' +
    'just no not dont any some someone somebody anyone find finding looking meet meeting make making how ' +
    'do can where who what there people friend friendship cant one nobody likes life tengo quiero busco ' +
    'hacer amigos amigas'
  ).split(' '),
)

/** How many letters may be wrong: none in short words, one from four letters on, two from seven. */
const typos = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2)

/** A text with each two neighboring letters of a word swapped: "toyko" gives "tokyo" (docs/product.md 13.6). */
export function swapped(text: string): string[] {
  const letters = [...text]
  return letters.slice(1).flatMap((second, index) => {
    const first = letters[index] as string
    if (first === second || first === ' ' || second === ' ') return []
    return letters.toSpliced(index, 2, second, first).join('')
  })
}

/** Matches with MiniSearch (docs/decisions/016-search.md). An id is a name's position in the list. */
export function matcherOf(names: readonly string[]): Matcher {
  const index = new MiniSearch({
    fields: ['name'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  index.addAll(names.map((name, id) => ({ id, name })))
  const wordQuery = (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: typos },
      { queries: word.length < 3 ? [] : swapped(word), prefix: true },
    ],
  })
  return (text, words) =>
    index.search({
      combineWith: words === 'every' ? 'AND' : 'OR',
      queries: text.split(' ').map(wordQuery),
    }) as { id: number; score: number }[]
}
