const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A period after these, or after a single letter, ends no sentence. */
const abbreviation =
  /(?:^|[\s(.])(?:[a-z]|mr|mrs|ms|dr|prof|st|ste|mt|ft|jr|sr|no|vs|etc|approx|inc|ltd|co|ave|blvd|rd)\.\s*$/i

/** The end of the last segment that fits; 0 if the first is too long. */
function lastEnd(
  segmenter: Intl.Segmenter,
  text: string,
  limit: number,
  counts = (_: string) => true,
): number {
  let end = 0
  for (const { segment, index } of segmenter.segment(text)) {
    const next = index + segment.length
    if (text.slice(0, next).trimEnd().length > limit) break
    if (counts(text.slice(Math.max(0, next - 20), next))) end = next
  }
  return end
}

/**
 * As many whole sentences as fit, or as many words if the first is too long (docs/product.md 16.2).
 * @param limit the longest result, in UTF-16 units
 */
export function cutAtSentence(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = lastEnd(sentences, text.slice(0, limit + 100), limit, (before) => !abbreviation.test(before))
  return end > 0 ? text.slice(0, end).trimEnd() : cutAtWord(text, limit)
}

/** As many whole words as fit with an ellipsis, in any script; whole characters if the first word is too long. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const start = text.slice(0, limit + 100)
  const end = lastEnd(words, start, limit - 1) || lastEnd(graphemes, start, limit - 1)
  return `${text
    .slice(0, end)
    .replace(/[\s,;:、，]$/, '')
    .trimEnd()}…`
}
