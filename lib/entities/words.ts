import { type Site, sites } from '@/lib/site/variants'
import { isBlank, trimmed, withoutEmbeddedPictures } from '@/lib/text'

type Texts<Field extends string> = { readonly [Key in Field | `${Field}_lff`]?: string | null }

/**
 * The variant's text of a field: on LFF the `_lff` field unless it is blank, otherwise the plain one (docs/product.md
 * 1.4).
 * @returns the text, trimmed; empty if there is none
 */
export function words<Field extends string>(site: Site, row: Texts<Field>, field: Field): string {
  const own = (row as Record<string, unknown>)[`${field}${sites[site].fieldSuffix}`]
  const plain = (row as Record<string, unknown>)[field]
  return textOf(own) || textOf(plain)
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' || isBlank(value)) return ''
  return trimmed(withoutEmbeddedPictures(value))
}
