import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import PQueue from 'p-queue'
import { isBeingRead } from '@/lib/db/recent-reads'
import { env } from '@/lib/env'
import { notifyIndexNow } from '@/lib/indexnow'
import { type Site, siteIds } from '@/lib/site/variants'
import { isPathTag } from './path-tags'
import type { Resolved } from './resolve'
import { askSelf } from './self'
import { warm } from './warm'

/** After the first renewal: a page that was being rendered from old rows when its tag was marked is finished by then. */
const secondMarkingMs = 1_000
/** Marks count from the moment the handler has answered. */
const settleMs = 10
/** `?wait=1` is answered within 15 s, with what is done (docs/product.md 18.2). */
const longestWaitMs = 14_500
/** Rendering pages keeps visitors waiting: two at a time leave room on a small machine. */
const atOnce = 2
/** Whose turn it is: pages that a caller waits for, then first renewals, then second ones. */
const turns = { waitedFor: 1_000, first: 0, second: -1_000 }

// Each endpoint is bundled apart; the queue is one for the process.
const store = globalThis as { renewals?: { queue: PQueue; waiting: Map<string, Promise<boolean>> } }
store.renewals ??= { queue: new PQueue({ concurrency: atOnce }), waiting: new Map() }
const { queue, waiting } = store.renewals

/**
 * Asks for a page until it is fresh, after those that wait already. One that waits already is not asked for twice, but
 * one that waits for a later turn is no reason to miss an earlier one.
 */
function renewPage(site: Site, path: string, index: number, turn: number): Promise<boolean> {
  const address = `${site} ${path} ${turn}`
  const queued = waiting.get(address)
  if (queued) return queued
  // An idle queue starts a task before `add` returns: such a page is not waiting.
  let isWaiting = true
  const renewed = queue.add(
    () => {
      isWaiting = false
      waiting.delete(address)
      return warm({ ask: () => askSelf(path, { site }) })
    },
    { priority: turn - index },
  )
  if (isWaiting) waiting.set(address, renewed)
  return renewed
}

type Fresh = Record<Site, Set<string>>

/** Runs something without the request that started it, which would be kept until it is done. */
const apart = AsyncLocalStorage.snapshot()

/** Renders pages again on both variants, and keeps in `fresh` which of them are so. */
async function renewPages(pages: readonly string[], fresh: Fresh, turn: number): Promise<void> {
  await Promise.all(
    siteIds.flatMap((site) =>
      pages.map(async (path, index) => {
        // The entity's own pages come first, then the lists, then what lies below.
        const isFresh = await renewPage(site, path, index, turn)
        fresh[site][isFresh ? 'add' : 'delete'](path)
      }),
    ),
  )
}

/** Marks tags from outside of a request: only a request can, so this server sends itself one. */
async function markAgain(tags: readonly string[]): Promise<void> {
  const { status } = await askSelf('/api/revalidate', {
    headers: { authorization: `Bearer ${env.revalidateSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ again: tags }),
  })
  if (status !== 200) throw new Error(`/api/revalidate answered ${status} to the second marking.`)
}

/**
 * Whether a page may have been in the making when a tag was marked. What other processes render is not known on a platform,
 * nor who reads what a path's tag stands for.
 */
const mayBeInTheMaking = (tag: string) => Boolean(process.env.VERCEL) || isPathTag(tag) || isBeingRead(tag)

/**
 * Marks what is stale and renders the most important pages again. Does both once more where a page may have been in the
 * making: rendered from old rows and finished after its tag was marked, it would count as fresh. Call it in a route handler: Next applies the marks when the
 * handler has answered. 'max' keeps the old page up until the new one is made; anything stricter loses it when the
 * database is down.
 * @param options `wait`: the caller waits for the pages, which come before all others
 * @returns how many pages were renewed: at once how many will be asked for, or with `wait` how many are fresh once all
 *   are or 15 s have passed. Never rejects
 */
export async function renew({ tags, pages }: Resolved, { wait }: { wait: boolean }): Promise<number> {
  for (const tag of tags) revalidateTag(tag, 'max')
  // A development server renders each page when it is asked for.
  if (process.env.NODE_ENV === 'development' || tags.length === 0) return 0

  const fresh: Fresh = { lff: new Set(), mnf: new Set() }
  const finished = apart(async () => {
    await pause(settleMs)
    const isSecondNeeded = tags.some(mayBeInTheMaking)
    await renewPages(pages, fresh, wait ? turns.waitedFor : turns.first)
    if (isSecondNeeded) {
      await pause(secondMarkingMs)
      await markAgain(tags)
      await pause(settleMs)
      await renewPages(pages, fresh, wait ? turns.waitedFor : turns.second)
    }
    await notifyIndexNow(fresh)
  }).catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  // Where functions are frozen with their last answer, they have to be kept awake.
  if (process.env.VERCEL) after(() => Promise.race([finished, pause(longestWaitMs)]))
  if (!wait) return pages.length * siteIds.length
  await Promise.race([finished, pause(longestWaitMs)])
  return fresh.lff.size + fresh.mnf.size
}
