import type { Written } from './read.ts'
import type { Row } from './sql.ts'

/** What is said of an entity: one line, a short text and a long one, in both voices. */
export type Texts = {
  micro: string
  micro_lff: string
  short: string
  short_lff: string
  long: string
  long_lff: string
}

/** The columns of those texts. */
export const TEXT_COLUMNS = [
  'micro_description',
  'short_description',
  'long_description',
  'micro_description_lff',
  'short_description_lff',
  'long_description_lff',
]

/** A hand-written text wins over a composed one, field by field. */
export function textsOf(written: Written | undefined, composed: Partial<Texts>): Row {
  const front = (key: string) => (written ? String(written.front[key] ?? '').trim() : '')
  const pick = (own: string | undefined, other: string | undefined) => own || other || null
  return {
    micro_description: pick(front('micro'), composed.micro),
    short_description: pick(front('short'), composed.short),
    long_description: pick(written?.plain, composed.long),
    micro_description_lff: pick(front('micro_lff'), composed.micro_lff),
    short_description_lff: pick(front('short_lff'), composed.short_lff),
    long_description_lff: pick(written?.lff, composed.long_lff),
  }
}
