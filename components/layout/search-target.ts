/**
 * Where the not-found page's search leads (docs/product.md 19.6): to the directory that the text
 * mentions, cities by default.
 * @returns a path, or null for blank text
 */
export function searchTarget(text: string): string | null {
  const typed = text.trim().toLowerCase()
  if (typed === '') return null
  if (/cit(?:y|ies)/.test(typed)) return '/cities'
  if (/communit(?:y|ies)/.test(typed)) return '/communities'
  if (/apps?/.test(typed)) return '/friendship-apps'
  return `/cities?q=${encodeURIComponent(text.trim())}`
}
