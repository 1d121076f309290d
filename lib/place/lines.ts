/** One phrase: where it may stand, what must hold for it to be true, and its text with `{gaps}`. */
export interface Line {
  slot: string
  /** Tags that must hold. */
  needs: string[]
  /** Tags that must not hold. */
  bars: string[]
  text: string
  gaps: string[]
}

/** Lines by slot. */
export type LineBook = ReadonlyMap<string, readonly Line[]>

/** The words that fill the gaps; null where the fact is unknown or not worth saying. */
export type Words = Record<string, string | null>

const FORM = /^([\w.]+)(?:\[([^\]]*)\])?: (.+)$/

/**
 * Reads phrases written one to a line as `slot[tag !tag]: text with {gaps}`.
 * The condition may be left out; blank lines are skipped.
 */
export function parseLines(source: string): Line[] {
  return source
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const [, slot, condition = '', text] = FORM.exec(row) ?? []
      if (!slot || !text) throw new Error(`This is no phrase: "${row}"`)
      const tags = condition.split(/\s+/).filter(Boolean)
      return {
        slot,
        needs: tags.filter((tag) => !tag.startsWith('!')),
        bars: tags.filter((tag) => tag.startsWith('!')).map((tag) => tag.slice(1)),
        text,
        gaps: [...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap ?? ''),
      }
    })
}

/** Puts lines into a book, by slot. */
export function lineBook(lines: readonly Line[]): LineBook {
  const book = new Map<string, Line[]>()
  for (const line of lines) {
    const list = book.get(line.slot)
    if (list) list.push(line)
    else book.set(line.slot, [line])
  }
  return book
}

/**
 * Fills the gaps, mends the seam that a name with a final period leaves ("D.C.."), and gives a sentence that begins
 * with a filled gap its capital.
 */
export function fillLine(text: string, words: Words): string {
  return text
    .replace(/\{(\w+)\}/g, (_, gap: string) => words[gap] ?? '')
    .replace(/\.\.(?=\s|$)/g, '.')
    .replace(/(^|[.?] |:: )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
