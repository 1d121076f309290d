import { wordsOf } from '../../lib/seo/word-count.ts'

/** How many words in a row are compared. */
const shingleLength = 5

/** From this resemblance on, two pages are one text to a search engine: four of five runs of words in common. */
export const duplicateFrom = 0.8

/** Every run of five words of a text; a shorter text is one run. */
export function shingles(text: string): Set<string> {
  const words = wordsOf(text)
  const last = Math.max(0, words.length - shingleLength)
  const runs = new Set<string>()
  for (let start = 0; words.length > 0 && start <= last; start++) {
    runs.add(words.slice(start, start + shingleLength).join(' '))
  }
  return runs
}

/** The share of runs that two texts have in common, 0 to 1 (Jaccard index); two texts without a word are the same. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const run of one) if (other.has(run)) shared++
  const all = one.size + other.size - shared
  return all === 0 ? 1 : shared / all
}

/** How much two texts have in common: 0 for nothing, 1 for the same words. */
export const resemblance = (one: string, other: string): number => overlap(shingles(one), shingles(other))
