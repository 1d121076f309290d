import { wordsOf } from '../../lib/seo/word-count.ts'

/** How many words in a row are compared. */
const shingleLength = 5

/** From this resemblance on, two pages are one text to a search engine: four of five runs of words in common. */
export const duplicateFrom = 0.8

/** Every run of five words of a text; a shorter text is one run. */
function shingles(text: string): Set<string> {
  const words = wordsOf(text)
  const last = Math.max(0, words.length - shingleLength)
  const runs = new Set<string>()
  for (let start = 0; words.length > 0 && start <= last; start++) {
    runs.add(words.slice(start, start + shingleLength).join(' '))
  }
  return runs
}

/**
 * How much two texts have in common: the shared runs of five words as a part of all of them (Jaccard index).
 * @returns 0 for nothing in common to 1 for the same words; two texts without a word are the same
 */
export function resemblance(one: string, other: string): number {
  const left = shingles(one)
  const right = shingles(other)
  let shared = 0
  for (const run of left) if (right.has(run)) shared++
  const all = left.size + right.size - shared
  return all === 0 ? 1 : shared / all
}
