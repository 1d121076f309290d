import 'server-only'
import { env } from '@/lib/env'
import { readCursor, writeCursor } from './cursor'
import { type FollowOptions, follow, restLog } from './follower'
import { bodyOf, type Change, pruneDelivered } from './outbox'
import { askSelf } from './self'

/** How often the log of changes is read. */
const intervalMs = 300
const pruneMs = 24 * 60 * 60 * 1_000

/** Renews a change through this server's own endpoint, because only a request can mark cache tags. */
const take: FollowOptions['take'] = async (change) => {
  const body = change === 'everything' ? '{"all": true}' : bodyOf(change as Change)
  const { status } = await askSelf('/api/revalidate', {
    headers: { authorization: `Bearer ${env.revalidateSecret}`, 'content-type': 'application/json' },
    body,
  })
  if (status === 200) return
  if (change === 'everything' || status !== 400) throw new Error(`/api/revalidate answered ${status}.`)
  // A change that the site does not understand would block all that follow.
  console.error(`Change ${change.id} is left out: /api/revalidate does not understand it.`)
}

/**
 * Starts following the database's log of changes if FOLLOW_CURSOR names a file for the position. Every instance follows
 * on its own, and one that was down catches up.
 * @throws Error if the file is not a cursor
 */
export function startFollower(): void {
  const { followCursor, supabaseUrl, supabaseSecretKey } = env
  if (!followCursor || !supabaseSecretKey) return
  void follow({
    log: restLog(supabaseUrl, supabaseSecretKey),
    take,
    cursor: readCursor(followCursor),
    store: (cursor) => writeCursor(followCursor, cursor),
    intervalMs,
    signal: new AbortController().signal,
  })
  const prune = () => void pruneDelivered().catch((error: Error) => console.error(error.message))
  setInterval(prune, pruneMs).unref()
}
