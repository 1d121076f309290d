// What a program can see of a text: phrases that say nothing, spellings of the other side of the ocean, and texts that
// are alike. Whether a sentence is true is for a reader to say.

const emptyPhrases =
  /hidden gem|nestled|bustling|vibrant|melting pot|something for everyone|whether you're|in the heart of|\bboasts?\b|stone's throw|treasure trove|tapestry of|testament|lifelong friend|\bGeoNames\b/i
const british =
  /\b(?:neighbour|colour|favour|harbour|flavour|humour|labour|organis|realis|programmes?\b|kilometre|metres?\b|centre\b|grey\b|travell|jewell)/
const directions = /\b(?:north|south)-(?:east|west)/i

/** What in a text breaks the rules of voice and spelling; null where nothing does. */
export const styleProblem = (text: string): string | null =>
  (emptyPhrases.exec(text) ?? british.exec(text) ?? directions.exec(text))?.[0] ?? null

/** The sentences of a text with names and numbers masked, headings left out. */
export function skeletons(text: string): Set<string> {
  const sentences = text.replace(/^#+ .*$/gm, '').split(/(?<=[.!?])\s+/)
  return new Set(
    sentences
      .map((sentence) =>
        sentence
          .replace(/(?<!^)\b\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*/gu, 'N')
          .replace(/\d+/g, '0')
          .trim(),
      )
      .filter((sentence) => sentence.split(' ').length > 4),
  )
}

/** How many words a Markdown text has. */
export const wordCount = (text: string): number =>
  text
    .replace(/[#*_>`\-\d.]+\s/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length

const ordinary = new Set(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English I'.split(
    ' ',
  ),
)

/** Names inside the sentences of a text: districts, rivers, festivals, habits. */
export function namesIn(text: string, ...known: string[]): Set<string> {
  const names = text.matchAll(
    /(?<=[\p{Ll},;:)’'] )\p{Lu}[\p{L}'’.-]+(?: (?:(?:de|da|do|del|of|the|van|la|le) )?\p{Lu}[\p{L}'’.-]+)*/gu,
  )
  const own = [...names].map(([name]) => name).filter((name) => !ordinary.has(name) && !known.includes(name))
  return new Set([
    ...own,
    ...[...text.matchAll(/(?<![*_])[*_](?![*_\s])([^*_\n]{3,40})[*_]/g)].map(([, name = '']) => name),
  ])
}
