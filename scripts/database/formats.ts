/** Type numbers of PostgreSQL's catalog (`pg_type.oid`). */
const NUMERIC = 1700
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

type Parser = (text: string) => unknown

/** PostgreSQL writes `2025-12-01 09:00:00+00`; hosted Supabase returns `2025-12-01T09:00:00+00:00`. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** Values as the hosted API writes them in JSON, for the types where the embedded one differs. */
export const parsers: Record<number, Parser> = {
  [TIMESTAMPTZ]: isoTimestamp,
  [TIMESTAMP]: isoTimestamp,
  [NUMERIC]: (text) => (Number.isFinite(Number(text)) ? Number(text) : text),
}

export type ArrayItem = unknown | null | ArrayItem[]

/**
 * Reads PostgreSQL's text form of an array, `{plain,"quoted, with \"escapes\"",NULL,{nested}}`.
 * PGlite's own parser returns the text "NULL" for a null element.
 */
export function parseArray(text: string, parseItem: Parser = (item) => item): ArrayItem[] {
  // Lower bounds other than 1 are written as a prefix: [0:2]={a,b,c}.
  let at = text.indexOf('{')
  if (at < 0) throw new Error(`not an array: ${text}`)

  const readItems = (): ArrayItem[] => {
    const items: ArrayItem[] = []
    at++
    while (text[at] !== '}') {
      if (at >= text.length) throw new Error(`array is cut off: ${text}`)
      if (text[at] === ',') at++
      else if (text[at] === '{') items.push(readItems())
      else if (text[at] === '"') items.push(parseItem(readQuoted()))
      else {
        const plain = readPlain()
        items.push(plain === 'NULL' ? null : parseItem(plain))
      }
    }
    at++
    return items
  }

  const readQuoted = (): string => {
    let value = ''
    for (at++; at < text.length && text[at] !== '"'; at++) {
      if (text[at] === '\\') at++
      value += text[at]
    }
    at++
    return value
  }

  const readPlain = (): string => {
    const start = at
    while (at < text.length && text[at] !== ',' && text[at] !== '}') at++
    return text.slice(start, at)
  }

  return readItems()
}
