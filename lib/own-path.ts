const longest = 2_000

/**
 * A path on this site, safe to put in a Location header: following it never leaves the requested host.
 * @param value what a request named: a path, with or without a query and a fragment
 * @returns the path as a browser would normalize it, or null for anything that is not one or could lead elsewhere
 */
export function ownPath(value: string): string | null {
  // Browsers drop tabs and line breaks and read a backslash as a slash: what is left might name another host.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (value.length > longest || !value.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(value)) return null
  const base = 'http://own.invalid'
  const url = URL.parse(value, base)
  if (url?.origin !== base || url.username !== '' || url.pathname.includes('//')) return null
  return url.pathname + url.search + url.hash
}
