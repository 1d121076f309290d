import type { TableName } from '../../lib/db/declare.ts'

/** An error damages a page that visitors see; a warning is worth an editor's look. */
export type Severity = 'error' | 'warning'

export const checks = {
  missing: 'Missing texts',
  lff: 'No words of its own on Looking For Friends',
  duplicate: 'Duplicate texts',
  variants: 'Near-duplicate pages across the two sites',
  address: 'Slugs and addresses',
  link: 'Dead images and links',
  redirect: 'Redirects that lead nowhere or are not used',
  length: 'Texts too long or too short for their place',
  markup: 'Markup that is not shown as written',
  entity: 'Codes of HTML in plain texts',
  value: 'Values that are skipped',
  days: 'Days that do not fit the text',
  group: 'Groups that meet',
  care: 'Countries without a number to call, cities without a roof',
  register: 'Turns of phrase that too many pages have',
  image: 'Articles without an image',
  relation: 'Communities that no affinity links to',
} as const

export type Check = keyof typeof checks

export interface Finding {
  severity: Severity
  check: Check
  table: TableName
  id: string
  /** What an editor knows the row by: its slug, its code, or its title. */
  row: string
  field: string
  message: string
}

/** Whatever is found in one row: `row('error', 'link', 'image_url', 'the file is missing')`. */
export function findingsOf(table: TableName, id: string, row: string) {
  return (severity: Severity, check: Check, field: string, message: string): Finding => ({
    severity,
    check,
    table,
    id,
    row,
    field,
    message,
  })
}
