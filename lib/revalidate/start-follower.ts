import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { env } from '@/lib/env'
import { type FollowOptions, follow, overlapMs } from './follower'
import { bodyOf, changesById, idsSince, markDelivered, pruneDelivered } from './outbox'
import { requestOwn } from './own-pages'

/** How often the log of changes is read. */
const intervalMs = 300
const pruneMs = 24 * 60 * 60 * 1_000

/** Renews a change through this server's own endpoint, because only a request can mark cache tags. */
const renew: FollowOptions['renew'] = async (change) => {
  const headers = { authorization: `Bearer ${env.revalidateSecret}`, 'content-type': 'application/json' }
  const body = change === 'everything' ? '{"all": true}' : bodyOf(change)
  const { statusCode } = await requestOwn('/api/revalidate', 'lff', { headers, body })
  if (statusCode === 200) return
  if (change === 'everything' || statusCode !== 400) {
    throw new Error(`/api/revalidate answered ${statusCode}.`)
  }
  // A change that the site does not understand would block all that follow.
  console.error(`Change ${change.id} is left out: /api/revalidate does not understand it.`)
}

/**
 * Reads where the follower stopped; without a file it starts now, and with one that it did not write it starts so long ago that
 * everything is renewed.
 */
function readPosition(file: string): Date {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return new Date(Date.now() - overlapMs)
  }
  return new Date(Date.parse(text) || 0)
}

/** Stores it atomically: an interruption leaves either the old position or the new one. */
function storePosition(file: string, from: Date): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${from.toISOString()}\n`, { flush: true })
  renameSync(unfinished, file)
}

/**
 * Starts following the database's log of changes if FOLLOW_CURSOR names a file for the position. Every instance follows
 * on its own, and one that was down catches up.
 */
export function startFollower(): void {
  const { followCursor, supabaseSecretKey } = env
  if (!followCursor || !supabaseSecretKey) return
  void follow({
    log: { idsSince, changesById, markDelivered },
    renew,
    from: readPosition(followCursor),
    store: (from) => storePosition(followCursor, from),
    intervalMs,
    signal: new AbortController().signal,
  })
  const prune = () => void pruneDelivered().catch((error: Error) => console.error(error.message))
  setInterval(prune, pruneMs).unref()
}
