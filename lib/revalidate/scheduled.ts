import { setTimeout as pause } from 'node:timers/promises'

export interface ScheduleOptions {
  /**
   * The slugs of the articles whose publication time is after `from` and not after `to`.
   * @throws Error if the database does not answer
   */
  publishedBetween: (from: Date, to: Date) => Promise<string[]>
  /** Renews an article and the lists that show it; rejects if that failed. */
  renew: (slug: string) => Promise<void>
  intervalMs: number
  signal: AbortSignal
  now?: () => Date
}

/**
 * Renews scheduled articles when their time has come, until the signal aborts (docs/product.md 11.4): no row changes
 * then, so the log of changes does not mention them. After a failure the same range is asked for again.
 */
export async function watchSchedule({
  publishedBetween,
  renew,
  intervalMs,
  signal,
  now = () => new Date(),
}: ScheduleOptions): Promise<void> {
  let from = now()
  while (!signal.aborted) {
    await pause(intervalMs, undefined, { signal }).catch(() => {})
    const to = now()
    try {
      for (const slug of await publishedBetween(from, to)) await renew(slug)
      from = to
    } catch {
      // The follower of the log reads the same database and says what is wrong with it.
    }
  }
}
