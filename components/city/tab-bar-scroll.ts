import { writeAddress } from '@/components/ui/address'
import { focusOn } from '@/components/ui/focus-on'

/** A jump takes 500 ms and stops 100 px above its section; bounds 150 and 100 px; throttle 66 ms (docs/product.md 6.3, 6.4). */
const duration = 500
const offset = -100
const topBound = 150
const bottomBound = 100
const throttleTime = 66

/**
 * The section whose top is at or above 150 px while its bottom is still at or below 100 px from the top of the window.
 * @param ids sections in the order of the tabs; if two qualify, the one further down the page wins, because it has
 *   already begun
 */
export function activeSection(ids: readonly string[]): string | null {
  let found: { id: string; top: number } | null = null
  for (const id of ids) {
    const box = document.getElementById(id)?.getBoundingClientRect()
    if (!box || box.top > topBound || box.bottom < bottomBound) continue
    if (!found || box.top > found.top) found = { id, top: box.top }
  }
  return found?.id ?? null
}

/** Runs `work` at most once in `wait` ms, and once more after the last call. */
export function throttle(work: () => void, wait = throttleTime): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  const run = () => {
    last = Date.now()
    timer = undefined
    work()
  }
  const throttled = () => {
    timer ??= setTimeout(run, Math.max(0, wait - (Date.now() - last)))
  }
  throttled.cancel = () => clearTimeout(timer)
  return throttled
}

/** The jump that is still under way ends when the next one begins. */
let latest = new AbortController()

/** Scrolls to a section and moves the keyboard's focus there; a missing one only warns (docs/product.md 6.3). */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) {
    console.warn('target Element not found')
    return
  }
  latest.abort()
  writeAddress('replaceState', `#${id}`)
  focusOn(section)
  const from = window.scrollY
  const to = Math.max(0, from + section.getBoundingClientRect().top + offset)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to)
    return
  }
  const start = performance.now()
  const interrupted = new AbortController()
  latest = interrupted
  const stop = () => interrupted.abort()
  // Scrolling by hand in the meantime cancels the jump.
  for (const type of ['wheel', 'touchstart']) {
    window.addEventListener(type, stop, { once: true, passive: true, signal: interrupted.signal })
  }
  const step = (now: number) => {
    if (interrupted.signal.aborted) return
    const part = Math.min(1, (now - start) / duration)
    window.scrollTo(0, from + (to - from) * (1 - (1 - part) ** 3))
    if (part < 1) requestAnimationFrame(step)
    else stop()
  }
  requestAnimationFrame(step)
}
