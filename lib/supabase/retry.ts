interface RetryOptions {
  /** How many times more after the first attempt. */
  retries: number
  /** Milliseconds before the first retry; doubled each time, capped at `maxDelay`. */
  delay: number
  maxDelay: number
  /** Whether another attempt may help. */
  retryable?: (error: unknown) => boolean
  sleep?: (ms: number) => Promise<void>
}

/** Specification §9: up to 3 retries with exponential backoff capped at 30 s. */
export const readRetries = { retries: 3, delay: 500, maxDelay: 30_000 } as const

/**
 * Runs an attempt until it succeeds or the retries are used up.
 * @throws what the last attempt threw
 */
export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { retries, delay, maxDelay, retryable = () => true } = options
  const sleep = options.sleep ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)))
  for (let failures = 0; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      if (failures >= retries || !retryable(error)) throw error
      await sleep(Math.min(delay * 2 ** failures, maxDelay))
    }
  }
}
