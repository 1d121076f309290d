interface RetryOptions {
  /** How many times more after the first attempt. */
  retries: number
  /** Milliseconds before the first retry; doubled each time, capped at `maxDelay`. */
  delay: number
  maxDelay: number
  /** How long one attempt may take at most, in milliseconds: whoever attempts sees to it. */
  attemptTimeout: number
  /** No attempt starts that could end later than this many milliseconds after the first one started. */
  deadline: number
  /** Whether another attempt may help. */
  retryable?: (error: unknown) => boolean
  sleep?: (ms: number) => Promise<void>
  now?: () => number
}

const building = process.env.NEXT_PHASE === 'phase-production-build'

/**
 * Specification §9: up to 3 retries with exponential backoff capped at 30 s. In service somebody waits for the page:
 * a database that hangs gets two attempts of 4 s, one that refuses at once all four, and after 9 s it is over.
 */
export const readRetries = {
  retries: 3,
  delay: 500,
  maxDelay: 30_000,
  attemptTimeout: building ? 20_000 : 4_000,
  deadline: building ? Number.POSITIVE_INFINITY : 9_000,
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Runs an attempt until it succeeds, the retries are used up, or no time is left for another one.
 * @throws what the last attempt threw
 */
export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { retries, delay, maxDelay, attemptTimeout, deadline, retryable = () => true } = options
  const { sleep = pause, now = () => performance.now() } = options
  const latestStart = now() + deadline - attemptTimeout
  for (let failures = 0; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      const wait = Math.min(delay * 2 ** failures, maxDelay)
      if (failures >= retries || !retryable(error) || now() + wait > latestStart) throw error
      await sleep(wait)
    }
  }
}
