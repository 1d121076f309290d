import type { Content } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'

/** A turn of phrase that readers notice once many pages have it. */
export interface Move {
  name: string
  /** How often it occurs; in a share, how many of `of` have it. */
  count: number
  /** What a share is of; null for a plain count. */
  of: number | null
  /** At most: a share from 0 to 1, or a count. */
  most: number
}

/** What an editor reads: "43 %", or "731". */
export const amountOf = ({ count, of }: Pick<Move, 'count' | 'of'>): string =>
  of === null ? count.toLocaleString('en-US') : `${Math.round((100 * count) / Math.max(1, of))} %`

export const limitOf = ({ most, of }: Move): string =>
  of === null ? most.toLocaleString('en-US') : `${Math.round(100 * most)} %`

export const isOver = ({ count, of, most }: Move): boolean => (of === null ? count > most : count > most * of)

/** Verbs that open a command; those that are as often a noun (dance, work, book) are not among them. */
const commands = new Set(
  (
    'accept add admire agree answer arrange arrive ask attend avoid be become begin borrow bring browse buy call carry ' +
    'catch check choose clap climb come compliment cook count cross cycle decide dip don’t do eat enjoy expect fill find ' +
    'follow get give go greet hang have help hire hold invite join keep know laugh lean learn leave lend let lie listen ' +
    'look make meet mention move name never offer order pack paddle pay pick please practice praise prepare propose pull ' +
    'put read refuse register remember rent repeat reply ride row run say see send settle share show sign sing sit sketch ' +
    'skip smile speak spend spread squeeze stand start stay step stop stroll suggest swim take talk tell text thank ' +
    'throw tie try turn use visit volunteer wait walk wander watch wave wear write'
  ).split(' '),
)

/** Markdown without its marks; headings and the signs of lists are left out. */
const plainText = (markdown: string | null): string =>
  (markdown ?? '')
    .replace(/^#+ .*$/gm, '')
    .replace(/^\s*(?:[-*]|\d+\.) +/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]+/g, '')
    .replaceAll("'", '’')
    .trim()

/** Sentences, without the quotation marks that some begin with. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["”’)]*)\s+|\n+/)
    .map((sentence) => sentence.replace(/^["“‘(]+/, '').trim())
    .filter(Boolean)

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’-]+/gu) ?? []

/** Whether a sentence, or what follows a colon or a semicolon in it, begins with a command. */
const isCommand = (sentence: string): boolean =>
  sentence.split(/[:;]\s+/).some((part) => commands.has((wordsOf(part)[0] ?? '').toLowerCase()))

const hasCommand = (text: string): boolean => sentencesOf(text).some(isCommand)

/** A form of "to be", or a word that ends as verbs of the third person do. */
const looksLikeVerb = (word: string | undefined): boolean =>
  word !== undefined &&
  /^(?:is|was|are|has|does|can|will|\p{Ll}{2,}s)$/u.test(word) &&
  !/^(?:its|this|us)$/.test(word)

/** Whether a text begins with the place and a verb: "Leeds works, dances and plays cricket". */
function opensOnPlace(name: string, text: string): boolean {
  const start = name.replaceAll("'", '’')
  return text.startsWith(`${start} `) && looksLikeVerb(wordsOf(text.slice(start.length))[0])
}

/** Turns that are only a pattern of words, and how many cities may have each. */
const gestures: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    '"is a subject / an opener / a courtesy / a form of …"',
    /\bis (?:a subject|an opener|a courtesy|a form of)\b/i,
  ],
  ['"has views"', /\b(?:has|have) views\b/i],
  ['"short of a player"', /\bshort of (?:a|one) player\b|\b(?:a|one) player short\b/i],
  ['"part of the furniture"', /\bpart of the furniture\b/i],
  ['being laughed at as belonging', /\blaughed? at you\b|\bbe laughed at\b/i],
  ['"No dog? Bring a ball"', /\bNo dog\b[?,]/i],
  [
    'absolution ("It isn’t rude.")',
    /\b(?:It|That) (?:isn’t|is not) (?:rude|strange|weird|cold|coldness|unfriendly)\b/,
  ],
  ['others’ joy heard through a wall', /\bthrough (?:the|a|your) (?:\w+ )?walls?\b/i],
]
const mostCitiesOfGesture = 3

const mostOccurrences: readonly (readonly [name: string, pattern: RegExp, most: number])[] = [
  ['"nobody", "no one"', /\b(?:nobody|no one)\b/gi, 200],
  ['"the same"', /\bthe same\b/gi, 250],
  ['"bench"', /\bbench(?:es)?\b/gi, 180],
  ['semicolons', /;/g, 700],
]

const shortest = 9
const opening = 25

/**
 * Counts what readers of many pages in a row hear as one hand, in the texts of all cities on both sites and in the cards
 * of their places. Commands and verbs are told by lists of words, so the shares are estimates.
 */
export function registerOf({ cities, suggestions }: Content): Move[] {
  const shorts = cities.map(({ name, short_description, short_description_lff }) => ({
    name,
    texts: [short_description, short_description_lff].map(plainText),
  }))
  const guides = cities.flatMap(({ long_description, long_description_lff }) =>
    [long_description, long_description_lff].map(plainText).filter(Boolean),
  )
  const ownGuides = cities.map(({ long_description_lff }) => plainText(long_description_lff)).filter(Boolean)
  const lastOnes = guides.map((text) => sentencesOf(text).at(-1) ?? '')
  const placesOf = Map.groupBy(suggestions, ({ city_id }) => city_id)
  const tipsOf = (id: string) =>
    (placesOf.get(id) ?? []).flatMap(({ description, description_lff }) =>
      [description, description_lff].map(plainText).filter(Boolean),
    )
  const cards = cities.flatMap(({ id }) => tipsOf(id))
  const everything = cities.map((city) =>
    [
      city.micro_description,
      city.micro_description_lff,
      city.short_description,
      city.short_description_lff,
      city.long_description,
      city.long_description_lff,
    ]
      .map(plainText)
      .concat(tipsOf(city.id))
      .join('\n'),
  )
  const share = <Item>(
    name: string,
    most: number,
    items: readonly Item[],
    has: (item: Item) => boolean,
  ): Move => ({
    name,
    count: items.filter(has).length,
    of: items.length,
    most,
  })
  return [
    share('cities whose short text begins with the place and a verb', 0.15, shorts, ({ name, texts }) =>
      texts.some((text) => opensOnPlace(name, text)),
    ),
    share('cities whose short text goes on with a command', 0.2, shorts, ({ texts }) =>
      texts.some((text) => sentencesOf(text).slice(1).some(isCommand)),
    ),
    share('the text of Looking For Friends says "you" at once', 0.3, ownGuides, (text) =>
      wordsOf(text)
        .slice(0, opening)
        .some((word) => /^your?(?:’\w+)?$/i.test(word)),
    ),
    share(
      'the last sentence has under nine words',
      0.12,
      lastOnes,
      (text) => wordsOf(text).length < shortest,
    ),
    share('the last sentence is a command', 0.06, lastOnes, isCommand),
    share('the card of a place holds a command', 0.12, cards, hasCommand),
    ...mostOccurrences.map(([name, pattern, most]) => ({
      name,
      count: everything.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0),
      of: null,
      most,
    })),
    ...gestures.map(([name, pattern]) => ({
      name: `cities with ${name}`,
      count: everything.filter((text) => pattern.test(text)).length,
      of: null,
      most: mostCitiesOfGesture,
    })),
  ]
}

/** Moves that more pages have than may. */
export function checkRegister(content: Content): Finding[] {
  const found = findingsOf('cities', '', 'all cities')
  return registerOf(content)
    .filter(isOver)
    .map((move) =>
      found('error', 'register', 'texts', `${move.name}: ${amountOf(move)}, at most ${limitOf(move)}.`),
    )
}
