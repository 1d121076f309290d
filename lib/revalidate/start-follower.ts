import 'server-only'
import { env } from '@/lib/env'
import { readCursor, writeCursor } from './cursor'
import { type FollowOptions, follow, restLog } from './follower'
import { bodyOf, type Change, pruneDelivered } from './outbox'
import { askSelf } from './self'

/** How often the log of changes is read. */
const intervalMs = 300
const pruneMs = 24 * 60 * 60 * 1_000

/** Has this server renew a change through its own endpoint: only a request can mark cache tags. */
const take: FollowOptions['take'] = async (change) => {
  const body = change === 'everything' ? '{"all": true}' : bodyOf(change as Change)
  const { status } = await askSelf('/api/revalidate', {
    headers: { authorization: `Bearer ${env.revalidateSecret}`, 'content-type': 'application/json' },
    body,
  })
  if (status === 200) return
  if (change === 'everything' || status !== 400) throw new Error(`/api/revalidate answered ${status}.`)
  // A change that the site does not understand would be in the way of all that follow.
  console.error(`Change ${change.id} is left out: /api/revalidate does not understand it.`)
}

/**
 * Starts following the database's log of changes where FOLLOW_CURSOR names a file for its place in it. Every instance
 * follows by itself, and one that was away catches up.
 * @throws Error where the file is no cursor
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
