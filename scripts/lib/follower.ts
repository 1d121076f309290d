import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { advance, type Cursor } from './cursor.ts'
import { Failure, messageOf } from './failure.ts'
import { callSite, Refused, type Site } from './revalidate-client.ts'

// Reads the outbox of content changes as a log and has one instance of the site renew what changed. The database is the
// log and the cursor is the follower's own, so an instance that was away catches up by itself.

const changeSchema = z.object({
  id: z.number().int(),
  type: z.string(),
  table_name: z.string(),
  record: z.record(z.string(), z.unknown()).nullable(),
  old_record: z.record(z.string(), z.unknown()).nullable(),
})
export type Change = z.infer<typeof changeSchema>

export interface Log {
  /** The numbers of the oldest and the newest change; null where there is none. */
  ends(): Promise<{ oldest: number; newest: number } | null>
  /** Changes with numbers from one to another, both included, in order; at most `limit`. */
  read(from: number, to: number | null, limit: number): Promise<Change[]>
}

/** The log as the database's REST interface gives it. */
export function restLog(url: string, secretKey: string): Log {
  const ask = async (query: string): Promise<Change[]> => {
    const response = await fetch(`${url}/rest/v1/content_changes?${query}`, {
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Failure(`The database at ${url} answers ${response.status} to a read of content_changes.`)
    }
    return z.array(changeSchema).parse(await response.json())
  }
  const columns = 'select=id,type,table_name,record,old_record'
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
  site: Site
  /** Where to go on; undefined: at the newest change. */
  cursor: Cursor | undefined
  /** Called with every cursor whose changes the site has taken. */
  store: (cursor: Cursor) => void
  /** Milliseconds between two looks. */
  interval: number
  signal: AbortSignal
  say?: (line: string) => void
}

const changesPerLook = 200
const callsAtOnce = 8
const longestBackoff = 30_000

/** Follows until the signal. Whatever fails is tried again, at longer and longer intervals. */
export async function follow(options: FollowOptions): Promise<void> {
  const { signal, interval, say = console.log } = options
  let cursor: Cursor | undefined
  let failures = 0
  while (!signal.aborted) {
    try {
      cursor ??= await start(options)
      cursor = await look(cursor, options)
      if (failures > 0) say('Following again.')
      failures = 0
    } catch (error) {
      if (failures === 0) say(`${messageOf(error)} Trying again until it works.`)
      failures++
    }
    const delay = Math.min(interval * 2 ** Math.min(failures, 10), Math.max(interval, longestBackoff))
    await pause(delay, undefined, { signal }).catch(() => {})
  }
}

async function start({ log, site, cursor, store, say = console.log }: FollowOptions): Promise<Cursor> {
  const ends = await log.ends()
  const newest = { last: ends?.newest ?? 0, gaps: [] }
  if (cursor && ends && cursor.last < ends.oldest - 1) {
    // The changes in between were deleted as delivered long ago.
    say('The log no longer reaches back to where this follower stopped: renewing everything.')
    await callSite(site, '', { all: true })
  } else if (cursor && cursor.last <= newest.last) {
    return cursor
  }
  store(newest)
  return newest
}

/** Takes up what is new and what was missing. */
async function look(cursor: Cursor, { log, site, store, say = console.log }: FollowOptions): Promise<Cursor> {
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
  const left = changes.values()
  await Promise.all(
    Array.from({ length: callsAtOnce }, async () => {
      for (const change of left) await send(site, change, say)
    }),
  )
  if (changes.length > 0 || next.gaps.length !== cursor.gaps.length) store(next)
  return next
}

async function send(site: Site, change: Change, say: (line: string) => void): Promise<void> {
  const { id, type, table_name: table, record, old_record } = change
  try {
    await callSite(site, '', { type, schema: 'public', table, record, old_record, change_id: id }, 30_000)
  } catch (error) {
    // A change that the site does not understand would be in the way of all that follow.
    if (!(error instanceof Refused && error.status === 400)) throw error
    say(`Change ${id} is left out. ${error.message}`)
  }
}
