import { setTimeout as pause } from 'node:timers/promises'

/** Calls that come at once are taken at once, up to this many; a bulk edit's burst of them is not. */
const atOnce = 20
/** Milliseconds between two calls of a burst: a third of them is the calls' own work, the rest is for visitors. */
const spacing = 15

interface Clock {
  now?: () => number
  sleep?: (ms: number) => Promise<void>
}

/**
 * Lets calls pass one after the other, with room for visitors' pages between them: ten thousand webhooks in a row would
 * otherwise keep every page waiting. No call is turned away, and one that comes by itself does not wait.
 * @returns a function that resolves when it is the caller's turn
 */
export function pacer({ now = () => performance.now(), sleep = pause }: Clock = {}): () => Promise<void> {
  let free = Number.NEGATIVE_INFINITY
  return async () => {
    const time = now()
    const turn = Math.max(free, time - (atOnce - 1) * spacing)
    free = turn + spacing
    if (turn > time) await sleep(turn - time)
  }
}
