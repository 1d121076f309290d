/**
 * Where the not-found page's search leads (docs/product.md 19.6): to the directory that the text
 * mentions, cities by default.
 * @returns a path, or null for blank text
 */
export function searchTarget(text: string): string | null {
  const words = text.trim().toLowerCase()
  if (words === '') return null
  if (/cit(?:y|ies)/.test(words)) return '/cities'
  if (/communit(?:y|ies)/.test(words)) return '/communities'
  if (/apps?/.test(words)) return '/friendship-apps'
  return `/cities?q=${encodeURIComponent(text.trim())}`
}
