/** Told to the window when a link changed only the query of the page that is open. */
export const addressEvent = 'site:address'

/** What was typed and is not in the address yet. */
let pending: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back when the visitor goes back or forward, or a link changes the query.
 * @returns stops the calls, and forgets what is not in the address yet
 */
export function onAddressChange(follow: () => void): () => void {
  const types = ['popstate', addressEvent]
  const tell = (event: Event) => {
    // A jump within the page is not to bring back what the address still has.
    if (pending && event instanceof PopStateEvent && event.state === null) return
    follow()
  }
  for (const type of types) window.addEventListener(type, tell)
  return () => {
    for (const type of types) window.removeEventListener(type, tell)
    clearTimeout(pending)
    pending = undefined
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

/** The same, once a visitor pauses: `read` is called then. */
export function rememberAfterPause(name: string, read: () => string): void {
  clearTimeout(pending)
  pending = setTimeout(() => {
    pending = undefined
    rememberInAddress(name, read())
  }, 250)
}
