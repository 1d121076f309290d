/** Dispatched on the window when a link changed only the query of the open page. */
export const addressEvent = 'site:address'

/**
 * Safari refuses the hundredth write to the address within thirty seconds, and throws; Next writes once more for each of
 * ours. So no more than these are made, and an address that is behind is better than a filter that stops.
 */
const mostWrites = 40
const limitMs = 30_000
let writes: number[] = []

/**
 * Writes the address, if the browser still allows it.
 * @returns whether it was written
 */
export function writeAddress(how: 'replaceState' | 'pushState', url: URL | string): boolean {
  const now = Date.now()
  writes = writes.filter((time) => now - time < limitMs)
  if (writes.length >= mostWrites) return false
  writes.push(now)
  try {
    history[how](null, '', url)
    return true
  } catch {
    return false
  }
}

const pauseMs = 250

/** Typed text that is not in the address yet. */
let pending: { timer: ReturnType<typeof setTimeout>; write: () => boolean } | undefined

function writeLater(write: () => boolean, waitMs: number) {
  clearTimeout(pending?.timer)
  const timer = setTimeout(() => {
    pending = undefined
    if (!write()) writeLater(write, limitMs)
  }, waitMs)
  pending = { timer, write }
}

/**
 * Writes typed text into the address now. A link that is followed calls this: written later, it would cancel the
 * navigation; not written, Back would not bring it back.
 */
export function settleAddress(): void {
  if (!pending) return
  clearTimeout(pending.timer)
  const { write } = pending
  pending = undefined
  write()
}

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
    clearTimeout(pending?.timer)
    pending = undefined
  }
}

/**
 * Writes a query parameter into the address, without a new history entry unless it is pushed.
 * @returns false if the browser refused
 */
export function rememberInAddress(
  name: string,
  value: string,
  how: 'replaceState' | 'pushState' = 'replaceState',
): boolean {
  const url = new URL(location.href)
  if ((url.searchParams.get(name) ?? '') === value) return true
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  return writeAddress(how, url)
}

/** The same, once the visitor pauses; `read` is called at that moment. */
export function rememberAfterPause(name: string, read: () => string): void {
  writeLater(() => rememberInAddress(name, read()), pauseMs)
}
