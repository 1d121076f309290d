import type { TableName } from '@/lib/db/declare'
import { isSlug } from '@/lib/site/routing'
import { safeImageUrl, safeUrl } from '@/lib/urls'

const said = new Set<string>()

/** Logs one line, once per process, about a faulty row. Its page is drawn without the faulty part. */
function report(table: TableName, name: string, problem: string): void {
  const line = `Content: ${table} "${name.slice(0, 80)}": ${problem}`
  if (said.has(line) || said.size > 10_000) return
  said.add(line)
  console.warn(line)
}

/** Keeps the rows that can have an address. A malformed slug would give dead links. */
export function withAddress<Row extends { slug: string; name?: string; title?: string }>(
  table: TableName,
  rows: readonly Row[],
): Row[] {
  return rows.filter(({ slug, name, title }) => {
    if (isSlug(slug)) return true
    report(table, name ?? title ?? '', `"${slug}" is not a kebab-case slug; the row is left out`)
    return false
  })
}

const pictures = new Set(['image_url', 'flag_url', 'logo_url'])

/** An address from the database after the URL check; one that fails is logged and left out. */
export function checkedUrl(
  table: TableName,
  name: string,
  column: string,
  value: string | null,
): string | null {
  const isPicture = pictures.has(column)
  const url = isPicture ? safeImageUrl(value) : safeUrl(value)
  if (url === null && value?.trim()) {
    const expected = isPicture ? 'of an origin in IMAGE_ORIGINS' : 'https:'
    report(table, name, `${column} is neither ${expected} nor a path of the site; it is left out`)
  }
  return url
}

/** Logs a row without the text that its page is built around. */
export function noteEmpty(table: TableName, name: string, column: string, text: string): string {
  if (text === '') report(table, name, `${column} is empty; the page shows its built-in text`)
  return text
}

/** Longer names than this break titles and headings. */
const longestName = 120

export function noteLongName(table: TableName, name: string): string {
  if (name.length > longestName)
    report(table, name, `the name has ${name.length} characters, more than ${longestName}`)
  return name
}
