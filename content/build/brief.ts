import { candidates, fill, type PhraseBook, type Subject, type Voice, weighted } from './phrases.ts'

/** Lengths in characters, as for hand-written texts. */
export const BRIEF_LENGTH: Record<'micro' | 'short', [number, number]> = {
  micro: [40, 70],
  short: [110, 170],
}

/** A one-line or short text within its length that no other entity has. */
export function briefText(
  book: PhraseBook,
  voice: Voice,
  subject: Subject,
  slot: 'micro' | 'short',
  used: Set<string>,
): string {
  const [low, high] = BRIEF_LENGTH[slot]
  const open = candidates(book, `brief.${slot}`, voice, subject)
    .map((item) => ({ ...item, text: fill(item.text, subject.words) }))
    .filter((item) => item.text.length >= low && item.text.length <= high && !used.has(item.text))
  if (open.length === 0)
    throw new Error(`${subject.key}: no ${slot} text of ${low} to ${high} characters (${voice})`)
  const { text } = weighted(open, `${subject.key}/${voice}/brief/${slot}`)
  used.add(text)
  return text
}
