import { setTimeout as pause } from 'node:timers/promises'

/** Calls that come at once are taken at once, up to this many; a bulk edit's burst of them is not. */
const atOnce = 20
/** Milliseconds between two calls of a burst: a fifth of them is the calls' own work, the rest is for visitors. */
const spacing = 25

interface Clock {
  now?: () => number
  sleep?: (ms: number) => Promise<void>
  onWait?: () => void
}

/** A burst is over when no call had to wait for this long (ms). */
const burstQuiet = 1_000

// Endpoints are bundled apart; a burst is one for the process.
const store = globalThis as { revalidationPacedAt?: number }

/** Whether calls come faster than they are taken: then what they start can wait until it is known what all of them want. */
export const isBurst = () =>
  performance.now() - (store.revalidationPacedAt ?? Number.NEGATIVE_INFINITY) < burstQuiet

/** Notes that a call had to wait for its turn. */
export function noteBurst(): void {
  store.revalidationPacedAt = performance.now()
}

/**
 * Lets calls pass one after the other, with room for visitors' pages between them: ten thousand webhooks in a row would
 * otherwise keep every page waiting. No call is turned away, and one that comes by itself does not wait.
 * @returns a function that resolves when it is the caller's turn; it calls `onWait` first where that is not at once
 */
export function pacer({
  now = () => performance.now(),
  sleep = pause,
  onWait = noteBurst,
}: Clock = {}): () => Promise<void> {
  let free = Number.NEGATIVE_INFINITY
  return async () => {
    const time = now()
    const turn = Math.max(free, time - (atOnce - 1) * spacing)
    free = turn + spacing
    if (turn <= time) return
    onWait()
    await sleep(turn - time)
  }
}
