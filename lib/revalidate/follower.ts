import { setTimeout as pause } from 'node:timers/promises'
import type { Change } from './outbox'

// Makes one instance of the site renew what changed, by reading the log of changes again and again. Each follower keeps its
// own position, so an instance that was down catches up on its own.

export interface FollowOptions {
  /** The log (`outbox.ts`). */
  log: Pick<typeof import('./outbox'), 'idsSince' | 'changesById' | 'markDelivered'>
  /** Makes the instance process a change, or renew everything; rejects if that failed. */
  renew: (change: Change | 'everything') => Promise<void>
  /** The time from which changes are read. */
  from: Date
  /** Called with the time from which a restarted follower has to read. */
  store: (from: Date) => void
  /** The time between two reads of the log. */
  intervalMs: number
  signal: AbortSignal
}

/**
 * Each read goes back this far behind the last one: a change becomes visible when its transaction is committed, which is
 * later than the time it carries, and clocks differ. After a restart, what was processed in that time is processed again: the
 * process may have been killed before the pages were rendered.
 */
export const overlapMs = 60_000
/** As many changes at once are an import: renewing everything costs less than renewing row by row. */
const longestList = 1_000
const atOnce = 8
/** The log keeps delivered changes for 30 days. */
const longestAbsenceMs = 29 * 86_400_000
const longestBackoffMs = 30_000

interface Position {
  from: Date
  /** The changes since then that were processed. */
  seen: ReadonlySet<number>
}

/** Follows the log until the signal aborts. Failures are retried at increasing intervals. */
export async function follow(options: FollowOptions): Promise<void> {
  const { from, store, signal, intervalMs } = options
  let position: Position | undefined
  let failures = 0
  while (!signal.aborted) {
    try {
      if (!position) store(from)
      position = await processNew(position ?? { from, seen: new Set() }, options)
      if (failures > 0) console.info('Following the log of changes again.')
      failures = 0
    } catch (error) {
      if (failures === 0)
        console.info(`${error instanceof Error ? error.message : error} Trying again until it works.`)
      failures++
    }
    const delayMs = Math.min(intervalMs * 2 ** Math.min(failures, 10), Math.max(intervalMs, longestBackoffMs))
    await pause(delayMs, undefined, { signal }).catch(() => {})
  }
}

/** Processes what is new in the log. If that fails, nothing of it counts as processed. */
async function processNew({ from, seen }: Position, { log, renew, store }: FollowOptions): Promise<Position> {
  const startedAt = Date.now()
  const wasAway = startedAt - from.getTime() > longestAbsenceMs
  const ids = wasAway ? [] : await log.idsSince(from)
  if (wasAway || ids.length >= longestList) {
    await renew('everything')
    const now = new Date(startedAt)
    store(now)
    return { from: now, seen: new Set() }
  }
  const next = new Date(Math.max(from.getTime(), startedAt - overlapMs))
  const unseen = ids.filter((id) => !seen.has(id))
  for (let at = 0; at < unseen.length; at += atOnce) {
    const some = unseen.slice(at, at + atOnce)
    await Promise.all((await log.changesById(some)).map(renew))
    await log.markDelivered(some)
  }
  if (unseen.length > 0) store(next)
  return { from: next, seen: new Set(ids) }
}
