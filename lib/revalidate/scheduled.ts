import { setTimeout as pause } from 'node:timers/promises'
import { slugsPublishedBetween } from '@/lib/entities/article'

/** After a longer absence every page is older than its timer and renewed on a visit anyway. */
const longestAbsenceMs = 86_400_000
/** The database's clock may be a little behind; renewing an article twice does no harm. */
const clockMs = 3_000

/**
 * Renews scheduled articles when their time has come, until the signal aborts (docs/product.md 11.4): no row changes
 * then, so the log of changes does not mention them. After a failure the same range of time is asked for again.
 * @param from when articles were last looked for, also before a restart
 * @param renew renews an article and the lists that show it; rejects if that failed
 */
export async function watchSchedule(
  from: Date,
  renew: (slug: string) => Promise<unknown>,
  { intervalMs = 5_000, signal = new AbortController().signal } = {},
): Promise<void> {
  let since = new Date(Math.max(from.getTime(), Date.now() - longestAbsenceMs))
  while (!signal.aborted) {
    await pause(intervalMs, undefined, { signal }).catch(() => {})
    const now = new Date()
    try {
      const due = await slugsPublishedBetween(new Date(since.getTime() - clockMs), now)
      for (const slug of due) await renew(slug)
      since = now
    } catch {
      // The follower of the log reads the same database and says what is wrong with it.
    }
  }
}
