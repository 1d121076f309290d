import { setTimeout as pause } from 'node:timers/promises'

/** One answer to a request for a page, as far as warming goes. */
export interface PageAnswer {
  status: number
  /** `STALE`: the old page, a new one is being made. `HIT`, `MISS`: fresh. Null: not cached at all. */
  cache: string | null
}

interface Options {
  /** Asks for the page once. */
  ask: () => Promise<PageAnswer>
  sleep?: (ms: number) => Promise<void>
}

/** Milliseconds between two requests: short at first, since most pages are made within a tenth of a second. */
const delaysMs = [50, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000]
/** After this many failures in a row the page is left to its next visitor: the old one stays up. */
const patience = 3

/**
 * Asks for a page until the answer is fresh. After a tag was marked stale, the first answer is still the old page and
 * starts the making of the new one.
 * @returns whether a fresh page is there now; false also for an address that leads nowhere (any more). Never rejects
 */
export async function warm({ ask, sleep = pause }: Options): Promise<boolean> {
  let failures = 0
  for (const delayMs of [...delaysMs, null]) {
    const answer = await ask().catch(() => null)
    if (answer === null || answer.status >= 500) {
      if (++failures === patience) return false
    } else {
      failures = 0
      if (answer.cache !== 'STALE') return answer.status === 200
    }
    if (delayMs !== null) await sleep(delayMs)
  }
  return false
}
