/** Told to the window when a link changed only the query of the page that is open. */
export const addressEvent = 'site:address'

/**
 * Calls back when the visitor goes back or forward, or a link changes the query.
 * @returns stops the calls
 */
export function onAddressChange(follow: (event: Event) => void): () => void {
  const types = ['popstate', addressEvent]
  for (const type of types) window.addEventListener(type, follow)
  return () => {
    for (const type of types) window.removeEventListener(type, follow)
  }
}

/** Writes a query parameter into the address, without a new entry in the history unless it is pushed. */
export function rememberInAddress(
  name: string,
  value: string,
  how: 'replaceState' | 'pushState' = 'replaceState',
): void {
  const url = new URL(location.href)
  if ((url.searchParams.get(name) ?? '') === value) return
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  history[how](null, '', url)
}
