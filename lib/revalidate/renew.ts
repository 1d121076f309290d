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

/**
 * The pause before the second marking. By then, a page that was being rendered from old rows during the first marking
 * is finished.
 */
const secondMarkingMs = 1_000
/** Tags count as stale only after the handler has responded. */
const settleMs = 10
/** `?wait=1` responds within 15 s with what is done so far (docs/product.md 18.2). */
const longestWaitMs = 14_500
/** Rendering competes with visitors' requests, and two pages at a time leave room on a small machine. */
const atOnce = 2
/** Priorities: pages that a caller waits for, then first renewals, then second ones. */
const turns = { waitedFor: 1_000, first: 0, second: -1_000 }

// Next bundles each endpoint separately, but the process must share one queue.
const store = globalThis as { renewals?: { queue: PQueue; waiting: Map<string, Promise<boolean>> } }
store.renewals ??= { queue: new PQueue({ concurrency: atOnce }), waiting: new Map() }
const { queue, waiting } = store.renewals

/**
 * Queues requests for a page until it is fresh. A page that is already queued is not queued again, but one that is
 * queued for a later turn can still be queued for an earlier one.
 */
function renewPage(site: Site, path: string, index: number, turn: number): Promise<boolean> {
  const address = `${site} ${path} ${turn}`
  const queued = waiting.get(address)
  if (queued) return queued
  // An idle queue starts a task before `add` returns, so the page is not waiting.
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

/** Runs a function outside the async context of its request, which would otherwise stay in memory until it is done. */
const apart = AsyncLocalStorage.snapshot()

/** Renders pages again on both variants, and records in `fresh` which ones are now fresh. */
async function renewPages(pages: readonly string[], fresh: Fresh, turn: number): Promise<void> {
  await Promise.all(
    siteIds.flatMap((site) =>
      pages.map(async (path, index) => {
        // The entity's own pages come first, then the lists, then the pages below it.
        const isFresh = await renewPage(site, path, index, turn)
        fresh[site][isFresh ? 'add' : 'delete'](path)
      }),
    ),
  )
}

/** Marks tags outside a request. Only a request can do that, so this server sends one to itself. */
async function markAgain(tags: readonly string[]): Promise<void> {
  const { status } = await askSelf('/api/revalidate', {
    headers: { authorization: `Bearer ${env.revalidateSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ again: tags }),
  })
  if (status !== 200) throw new Error(`/api/revalidate answered ${status} to the second marking.`)
}

/**
 * Whether a page may have been rendering when a tag was marked. On a platform other processes render too, and nothing
 * records which reads belong to a path's tag.
 */
const mayBeInTheMaking = (tag: string) => Boolean(process.env.VERCEL) || isPathTag(tag) || isBeingRead(tag)

/**
 * Marks tags stale and renders the most important pages again. Does both a second time if a page may have been
 * rendering meanwhile: rendered from old rows but finished after its tag was marked, it would count as fresh. Call this
 * in a route handler, because Next applies the marks when the handler has responded. 'max' keeps the old page until the
 * new one is rendered; anything stricter loses it when the database is down.
 * @param options `wait`: the caller waits for the pages, which come before all others
 * @returns the number of pages: those that will be rendered, at once; with `wait`, those that are fresh once all are
 *   done or 15 s have passed. Never rejects
 */
export async function renew({ tags, pages }: Resolved, { wait }: { wait: boolean }): Promise<number> {
  for (const tag of tags) revalidateTag(tag, 'max')
  // A development server renders each page on request.
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
  // The platform freezes functions after their last response, so they must be kept awake.
  if (process.env.VERCEL) after(() => Promise.race([finished, pause(longestWaitMs)]))
  if (!wait) return pages.length * siteIds.length
  await Promise.race([finished, pause(longestWaitMs)])
  return fresh.lff.size + fresh.mnf.size
}
