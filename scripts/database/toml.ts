export type TomlValue = string | number | boolean | string[]
export interface TomlTable {
  [key: string]: TomlValue | TomlTable
}

/**
 * The part of TOML that `supabase/config.toml` uses: tables, and strings, whole numbers, booleans and
 * one-line lists of strings. Anything else is an error that names its line, never a silent guess.
 */
export function parseToml(text: string): TomlTable {
  const document: TomlTable = {}
  let table = document
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const header = /^\[([\w.-]+)\]\s*(?:#.*)?$/.exec(line)
    if (header?.[1]) {
      table = header[1].split('.').reduce(descend, document)
      continue
    }
    const pair = /^([\w-]+)\s*=\s*(.+)$/.exec(line)
    const value = pair?.[2] === undefined ? undefined : parseValue(pair[2])
    if (!pair?.[1] || value === undefined) throw new Error(`line ${index + 1} is not understood: ${line}`)
    table[pair[1]] = value
  }
  return document
}

function descend(table: TomlTable, key: string): TomlTable {
  const found = table[key]
  if (typeof found === 'object' && !Array.isArray(found)) return found
  const created: TomlTable = {}
  table[key] = created
  return created
}

const STRING = /"(?:[^"\\]|\\.)*"/y

function parseValue(source: string): TomlValue | undefined {
  const string = takeString(source, 0)
  if (string) return endsAt(source, string.end) ? string.value : undefined
  if (source.startsWith('[')) return parseList(source)
  const plain = source.replace(/\s*#.*$/, '')
  if (plain === 'true' || plain === 'false') return plain === 'true'
  return /^-?\d+$/.test(plain) ? Number(plain) : undefined
}

function parseList(source: string): string[] | undefined {
  const values: string[] = []
  let at = skipSpace(source, 1)
  while (source[at] !== ']') {
    const string = takeString(source, at)
    if (!string) return undefined
    values.push(string.value)
    at = skipSpace(source, string.end)
    if (source[at] === ',') at = skipSpace(source, at + 1)
    else if (source[at] !== ']') return undefined
  }
  return endsAt(source, at + 1) ? values : undefined
}

function takeString(source: string, at: number): { value: string; end: number } | undefined {
  STRING.lastIndex = at
  const match = STRING.exec(source)
  // A basic TOML string without \U escapes is a JSON string.
  return match ? { value: JSON.parse(match[0]) as string, end: STRING.lastIndex } : undefined
}

function skipSpace(source: string, at: number): number {
  let next = at
  while (source[next] === ' ' || source[next] === '\t') next++
  return next
}

function endsAt(source: string, at: number): boolean {
  return /^\s*(?:#.*)?$/.test(source.slice(at))
}
