import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { env } from '@/lib/env'
import { follow, overlapMs } from './follower'
import * as outbox from './outbox'
import { requestOwn } from './own-pages'
import { watchSchedule } from './scheduled'

/** How often the log of changes is read. */
const intervalMs = 300
const pruneMs = 24 * 60 * 60 * 1_000

/**
 * Sends an order to this server's own endpoint, because only a request can mark cache tags.
 * @returns whether the site understood it
 * @throws Error if it was not carried out for another reason
 */
async function order(body: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${env.revalidateSecret}`, 'content-type': 'application/json' }
  const { statusCode } = await requestOwn('/api/revalidate', 'lff', { headers, body })
  if (statusCode !== 200 && statusCode !== 400) throw new Error(`/api/revalidate answered ${statusCode}.`)
  return statusCode === 200
}

const renewArticle = (slug: string) => order(JSON.stringify({ table: 'blog_posts', slug }))

async function renew(change: outbox.Change | 'everything'): Promise<void> {
  if (change === 'everything') await order('{"all": true}')
  // A change that the site does not understand would block all that follow.
  else if (!(await order(outbox.bodyOf(change))))
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
  const from = readPosition(followCursor)
  void follow({
    log: outbox,
    renew,
    from,
    store: (position) => storePosition(followCursor, position),
    intervalMs,
    signal: new AbortController().signal,
  })
  void watchSchedule(from, renewArticle)
  setInterval(outbox.pruneDelivered, pruneMs).unref()
}
