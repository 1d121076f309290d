const longest = 2_000

/**
 * Checks that a path supplied by a caller stays on this site, so that it can be used in a Location header
 * (docs/product.md 18.8).
 * @param value a path, with or without a query and a fragment
 * @returns the path as a browser normalizes it; null if it is not a path or could lead to another host
 */
export function ownPath(value: string): string | null {
  // Browsers drop tabs and line breaks and treat a backslash as a slash, so the result could name another host.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: rejecting control characters is the purpose
  if (value.length > longest || !value.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(value)) return null
  const base = 'http://own.invalid'
  const url = URL.parse(value, base)
  if (url?.origin !== base || url.username !== '' || url.pathname.includes('//')) return null
  return url.pathname + url.search + url.hash
}
