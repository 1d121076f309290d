/**
 * Decoration (decisions, "Content rules"): figures and colours that the specification wants beside names and that
 * are not data. Drawn from a hash of the slug, so that a page is the same at every render, on the server and in
 * the browser. Whatever shows such a figure is `aria-hidden` and `data-nosnippet`.
 */

/** FNV-1a over the text's UTF-16 units: a stable number from 0 to 2³² − 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  // Without a last stir, short texts that differ only at the end fall close together.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

function inRange(seed: string, from: number, to: number): number {
  return from + (hashOf(seed) % (to - from + 1))
}

/** Specification §9: 60–99, beside a city's name. */
export const cityPercentage = (slug: string): number => inRange(`city ${slug}`, 60, 99)

/** Specification §9: 70–99, on an affinity's card. */
export const affinityMatch = (slug: string): number => inRange(`affinity ${slug}`, 70, 99)

/** Specification §9: 20–219, on a country's card and guide. */
export const countryCities = (code: string): number => inRange(`country cities ${code}`, 20, 219)

/** Specification §9: 0.5k–5.5k, on a country's card. */
export const countryMembers = (code: string): string =>
  `${(inRange(`country members ${code}`, 5, 55) / 10).toFixed(1)}k`

/** A community card's member and city counts (specification §2: client-side values, ranges not given). */
export const communityMembers = (slug: string): string =>
  `${(inRange(`members ${slug}`, 5, 55) / 10).toFixed(1)}k`
export const communityCities = (slug: string): number => inRange(`cities ${slug}`, 20, 219)

/** Specification §9: a city's colour is chosen from six by the length of its name. */
export const cityColour = (name: string): number => name.length % 6

/** Specification §9: a suggestion's colour is chosen from five by the length of its title. */
export const suggestionColour = (title: string): number => title.length % 5

/** Specification §9: community cards cycle through six. */
export const communityColour = (index: number): number => index % 6
