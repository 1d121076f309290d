import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { advance, type Cursor } from './cursor'

// Reads the outbox of content changes as a log and makes one instance of the site renew what changed. The log is in the
// database and each follower keeps its own cursor, so an instance that was down catches up on its own.

const changeSchema = z.object({
  id: z.number().int(),
  created_at: z.string(),
  type: z.string(),
  table_name: z.string(),
  record: z.record(z.string(), z.unknown()).nullable(),
  old_record: z.record(z.string(), z.unknown()).nullable(),
})
export type LoggedChange = z.infer<typeof changeSchema>

export interface Log {
  /** The numbers of the oldest and the newest change; null if there are none. */
  ends(): Promise<{ oldest: number; newest: number } | null>
  /** Changes in a range of numbers, inclusive, in order; at most `limit`. */
  read(from: number, to: number | null, limit: number): Promise<LoggedChange[]>
}

/** The log, read through the database's REST interface. Its methods throw Error if the database does not respond. */
export function restLog(url: string, secretKey: string): Log {
  const ask = async (query: string): Promise<LoggedChange[]> => {
    const response = await fetch(`${url}/rest/v1/content_changes?${query}`, {
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The database answers ${response.status} to a read of content_changes.`)
    }
    return z.array(changeSchema).parse(await response.json())
  }
  const columns = 'select=id,created_at,type,table_name,record,old_record'
  const end = (order: string) => ask(`${columns}&order=id.${order}&limit=1`)
  return {
    ends: async () => {
      const [[oldest], [newest]] = await Promise.all([end('asc'), end('desc')])
      return oldest && newest ? { oldest: oldest.id, newest: newest.id } : null
    },
    read: (from, to, limit) =>
      ask(`${columns}&id=gte.${from}${to === null ? '' : `&id=lte.${to}`}&order=id.asc&limit=${limit}`),
  }
}

export interface FollowOptions {
  log: Log
  /** Makes the instance process a change, or renew everything; rejects if that failed. */
  take: (change: LoggedChange | 'everything') => Promise<void>
  /** Where to resume; undefined starts at the newest change. */
  cursor: Cursor | undefined
  /** Called with each cursor once the instance has processed its changes. */
  store: (cursor: Cursor) => void
  /** The time between two reads of the log. */
  intervalMs: number
  signal: AbortSignal
  say?: (line: string) => void
}

const changesPerLook = 200
const takenAtOnce = 8
/**
 * A change counts as processed when its tags are marked stale, in memory; its pages are rendered after that. Changes
 * this recent are processed again after a restart, because the server may have been killed in between.
 */
const unfinishedMs = 60_000
const longestBackoffMs = 30_000

/** Follows the log until the signal aborts. Failures are retried at increasing intervals. */
export async function follow(options: FollowOptions): Promise<void> {
  const { signal, intervalMs, say = console.info } = options
  let cursor: Cursor | undefined
  let failures = 0
  while (!signal.aborted) {
    try {
      cursor ??= await start(options)
      cursor = await look(cursor, options)
      if (failures > 0) say('Following the log of changes again.')
      failures = 0
    } catch (error) {
      if (failures === 0)
        say(`${error instanceof Error ? error.message : error} Trying again until it works.`)
      failures++
    }
    const delayMs = Math.min(intervalMs * 2 ** Math.min(failures, 10), Math.max(intervalMs, longestBackoffMs))
    await pause(delayMs, undefined, { signal }).catch(() => {})
  }
}

async function start({ log, take, cursor, store, say = console.info }: FollowOptions): Promise<Cursor> {
  const ends = await log.ends()
  const newest = { last: ends?.newest ?? 0, gaps: [] }
  if (cursor && ends && cursor.last < ends.oldest - 1) {
    // The changes in between were deleted because they were delivered long ago.
    say('The log no longer reaches back to where this follower stopped: renewing everything.')
    await take('everything')
  } else if (cursor && cursor.last <= newest.last) {
    const latest = await log.read(cursor.last - changesPerLook + 1, cursor.last, changesPerLook)
    const since = Date.parse(latest.at(-1)?.created_at ?? '') - unfinishedMs
    await takeAll(
      latest.filter(({ created_at }) => Date.parse(created_at) >= since),
      take,
    )
    return cursor
  }
  store(newest)
  return newest
}

async function takeAll(changes: readonly LoggedChange[], take: FollowOptions['take']): Promise<void> {
  const left = changes.values()
  await Promise.all(
    Array.from({ length: takenAtOnce }, async () => {
      for (const change of left) await take(change)
    }),
  )
}

/** Processes new changes and those that filled gaps. */
async function look(cursor: Cursor, { log, take, store }: FollowOptions): Promise<Cursor> {
  const found = await Promise.all([
    ...cursor.gaps.map(({ from, to }) => log.read(from, to, changesPerLook)),
    log.read(cursor.last + 1, null, changesPerLook),
  ])
  const changes = found.flat()
  const next = advance(
    cursor,
    changes.map(({ id }) => id),
    Date.now(),
  )
  await takeAll(changes, take)
  if (changes.length > 0 || next.gaps.length !== cursor.gaps.length) store(next)
  return next
}
