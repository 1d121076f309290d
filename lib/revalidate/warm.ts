import { setTimeout as pause } from 'node:timers/promises'

/** The parts of a page's response that warming needs. */
export interface PageAnswer {
  status: number
  /** `STALE`: the old page, while a new one is being rendered. `HIT`, `MISS`: fresh. Null: not cached at all. */
  cache: string | null
}

interface Options {
  /** Requests the page once. */
  ask: () => Promise<PageAnswer>
  sleep?: (ms: number) => Promise<void>
}

/** The pauses between requests are short at first, because most pages render within a tenth of a second. */
const delaysMs = [50, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000]
/** After this many failures in a row, the old page stays up and the next visitor triggers its renewal. */
const patience = 3

/**
 * Requests a page until the response is fresh. After a tag was marked stale, the first request still returns the old
 * page and triggers rendering of the new one.
 * @returns whether the page is now fresh; false also for an address that does not (or no longer) exist. Never rejects
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
