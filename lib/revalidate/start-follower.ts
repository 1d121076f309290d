import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { askRest } from '@/lib/db/rest'
import { env } from '@/lib/env'
import { type FollowOptions, follow, overlapMs } from './follower'
import { bodyOf, changesById, idsSince, markDelivered, pruneDelivered } from './outbox'
import { requestOwn } from './own-pages'
import { watchSchedule } from './scheduled'

/** How often the log of changes is read. */
const intervalMs = 300
const pruneMs = 24 * 60 * 60 * 1_000

/** How often the site asks which scheduled articles have become public. */
const scheduleMs = 5_000
/** The database's clock may be a little behind; renewing an article twice does no harm. */
const clockMs = 3_000
const restTimeoutMs = 10_000

/** Sends an order to this server's own endpoint, because only a request can mark cache tags. */
async function order(body: string): Promise<number | undefined> {
  const headers = { authorization: `Bearer ${env.revalidateSecret}`, 'content-type': 'application/json' }
  return (await requestOwn('/api/revalidate', 'lff', { headers, body })).statusCode
}

/** The slugs of the articles that became public in a range of time. */
async function publishedBetween(from: Date, to: Date): Promise<string[]> {
  const since = new Date(from.getTime() - clockMs)
  const range = `published_at=gt.${since.toISOString()}&published_at=lte.${to.toISOString()}`
  const response = await askRest(`blog_posts?select=slug&${range}`, restTimeoutMs)
  if (!response.ok) throw new Error(`The database answers ${response.status} to a read of blog_posts.`)
  const rows = (await response.json()) as { slug: string }[]
  return rows.map(({ slug }) => slug)
}

async function renewArticle(slug: string): Promise<void> {
  const statusCode = await order(JSON.stringify({ table: 'blog_posts', slug }))
  if (statusCode !== 200) throw new Error(`/api/revalidate answered ${statusCode}.`)
}

const renew: FollowOptions['renew'] = async (change) => {
  const statusCode = await order(change === 'everything' ? '{"all": true}' : bodyOf(change))
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
  void watchSchedule({
    publishedBetween,
    renew: renewArticle,
    intervalMs: scheduleMs,
    signal: new AbortController().signal,
  })
  const prune = () => void pruneDelivered().catch((error: Error) => console.error(error.message))
  setInterval(prune, pruneMs).unref()
}
