import { type Site, sites } from '@/lib/site/variants'

type Texts<Field extends string> = { readonly [Key in Field | `${Field}_lff`]?: string | null }

/**
 * The one variant rule (docs/product.md 1.4): LFF takes the `_lff` field when it is a
 * non-empty string after trimming, else the plain field, else an empty string. MNF takes the plain field.
 * @returns the text, trimmed; never null
 */
export function words<Field extends string>(site: Site, row: Texts<Field>, field: Field): string {
  const own = (row as Record<string, unknown>)[`${field}${sites[site].fieldSuffix}`]
  const plain = (row as Record<string, unknown>)[field]
  return textOf(own) || textOf(plain)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
