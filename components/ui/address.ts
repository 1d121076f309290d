/** Dispatched on the window when a link changed only the query of the open page. */
export const addressEvent = 'site:address'

/** Typed text that is not in the address yet. */
let pending: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back when the visitor goes back or forward, or a link changes the query.
 * @returns a function that stops the calls and discards text that is not in the address yet
 */
export function onAddressChange(follow: () => void): () => void {
  const types = ['popstate', addressEvent]
  const tell = (event: Event) => {
    // A jump within the page must not restore the old text that is still in the address.
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

/** Writes a query parameter into the address, without a new history entry unless it is pushed. */
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

/** The same, once the visitor pauses; `read` is called at that moment. */
export function rememberAfterPause(name: string, read: () => string): void {
  clearTimeout(pending)
  pending = setTimeout(() => {
    pending = undefined
    rememberInAddress(name, read())
  }, 250)
}
