import type { TableName } from '@/lib/db/declare'
import { isSlug } from '@/lib/site/routing'
import { safeImageUrl, safeLink, safeUrl } from '@/lib/urls'

const said = new Set<string>()

/** Logs a problem with a row, once per process. The page is rendered without the faulty part. */
export function report(table: TableName, name: string, problem: string): void {
  const line = `Content: ${table} "${name.slice(0, 80)}": ${problem}`
  if (said.has(line) || said.size > 10_000) return
  said.add(line)
  console.warn(line)
}

/** Leaves out rows with a malformed slug, which would lead to dead links, and logs them. */
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

/**
 * Checks an address from the database (docs/product.md 15.4).
 * @returns the address as it may be used in `href` or `src`; null if there is none or it failed, which is logged
 */
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

/** Logs a row that lacks its page's main text. @returns the text, unchanged */
export function noteEmpty(table: TableName, name: string, column: string, text: string): string {
  if (text === '') report(table, name, `${column} is empty; the page shows its built-in text`)
  return text
}

/** Longer names break titles and headings. */
const longestName = 120

/** Logs a name with more than 120 characters. @returns the name, unchanged */
export function noteLongName(table: TableName, name: string): string {
  if (name.length > longestName)
    report(table, name, `the name has ${name.length} characters, more than ${longestName}`)
  return name
}

/** Checks a link to another site, which may have no `https:`. @returns null if it failed, which is logged */
export function checkedLink(table: TableName, name: string, column: string, value: string): string | null {
  const url = safeLink(value)
  if (url === null) report(table, name, `${column} is no web address; the row is left out`)
  return url
}

/** Logs a column that cannot be read. */
export function noteUnreadable(table: TableName, name: string, column: string, error: unknown): null {
  const reason = error instanceof Error ? error.message : String(error)
  report(table, name, `${column} cannot be read (${reason}); it is left out`)
  return null
}
