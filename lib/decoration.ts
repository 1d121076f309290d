// Decorative figures and colors, which are not data (docs/product.md 14.5, 14.6). The figures are hashes of slugs, so
// that they are the same in every render. Elements that show them are `aria-hidden` and `data-nosnippet`.

/** FNV-1a over the text's UTF-16 units, with a final mix: a number from 0 to 2³² − 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  // Without this, short texts that differ only at the end get similar values.
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

/** 0.5k to 5.5k, on a community's card (docs/product.md 14.5). */
export const communityMembers = (slug: string): string =>
  `${(inRange(`members ${slug}`, 5, 55) / 10).toFixed(1)}k`

/** 20 to 219, on a community's card (docs/product.md 14.5). */
export const communityCities = (slug: string): number => inRange(`cities ${slug}`, 20, 219)

/** The number of a city's color, 0 to 5 (docs/product.md 14.6). */
export const cityColor = (name: string): number => name.length % 6

/** The number of a suggestion's color, 0 to 4 (docs/product.md 14.6). */
export const suggestionColor = (title: string): number => title.length % 5

/** The number of a community card's color, 0 to 5; `index` is its position in the list (docs/product.md 14.6). */
export const communityColor = (index: number): number => index % 6
