/**
 * Decoration (docs/product.md 14.5, 14.6): figures and colors that stand beside names and that
 * are not data. They come from a hash of the slug, so that a page is the same at every render, on the server and in
 * the browser. Elements that show them are `aria-hidden` and `data-nosnippet`.
 */

/** FNV-1a over the text's UTF-16 units: a stable number from 0 to 2³² − 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  // Without a final mix, short texts that differ only at the end get similar values.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

function inRange(seed: string, from: number, to: number): number {
  return from + (hashOf(seed) % (to - from + 1))
}

/** 60 to 99, beside a city's name (docs/product.md 14.5). */
export const cityPercentage = (slug: string): number => inRange(`city ${slug}`, 60, 99)

/** 70 to 99, on an affinity's card (docs/product.md 14.5). */
export const affinityMatch = (slug: string): number => inRange(`affinity ${slug}`, 70, 99)

/** 20 to 219, on a country's card (docs/product.md 14.5). */
export const countryCities = (code: string): number => inRange(`country cities ${code}`, 20, 219)

/** 0.5k to 5.5k, on a country's card (docs/product.md 14.5). */
export const countryMembers = (code: string): string =>
  `${(inRange(`country members ${code}`, 5, 55) / 10).toFixed(1)}k`

/** A community card's member and city counts (docs/product.md 14.5). */
export const communityMembers = (slug: string): string =>
  `${(inRange(`members ${slug}`, 5, 55) / 10).toFixed(1)}k`
export const communityCities = (slug: string): number => inRange(`cities ${slug}`, 20, 219)

/** A city's color is chosen from six by the length of its name (docs/product.md 14.6). */
export const cityColor = (name: string): number => name.length % 6

/** A suggestion's color is chosen from five by the length of its title (docs/product.md 14.6). */
export const suggestionColor = (title: string): number => title.length % 5

/** Community cards cycle through six (docs/product.md 14.6). */
export const communityColor = (index: number): number => index % 6
