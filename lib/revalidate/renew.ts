import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import PQueue from 'p-queue'
import { notifyIndexNow } from '@/lib/indexnow'
import { type Site, siteIds } from '@/lib/site/variants'
import { requestUntilFresh } from './own-pages'
import type { Resolved } from './resolve'

/** Next applies the marks of a route handler when the handler has returned its response. */
const markedAfterMs = 10
/** `?wait=1` responds within 15 s with what is done so far (docs/product.md 18.2). */
const longestWaitMs = 14_500

/** Rendering competes with visitors' requests, and two pages at a time leave room on a small machine. */
const queue = new PQueue({ concurrency: 2 })
const queued = new Map<string, Promise<boolean>>()

/** Queues a page to be requested until it is fresh. A page that still waits its turn is not queued again. */
function renewPage(path: string, site: Site): Promise<boolean> {
  const address = `${site} ${path}`
  const known = queued.get(address)
  if (known) return known
  const renewed = pause(markedAfterMs).then(() =>
    queue.add(() => {
      queued.delete(address)
      return requestUntilFresh(path, site)
    }),
  )
  queued.set(address, renewed)
  return renewed
}

/**
 * Marks tags stale and renders the most important pages again. Call this in a route handler. 'max' keeps the old page until
 * the new one is rendered; anything stricter loses it when the database is down.
 * @returns `asked`: how many pages will be requested; `fresh`: how many of them are new once all are done or 15 s have
 *   passed. Never rejects
 */
export async function renew({ tags, pages }: Resolved): Promise<{ asked: number; fresh: Promise<number> }> {
  for (const tag of tags) revalidateTag(tag, 'max')
  // A development server renders each page on request.
  if (process.env.NODE_ENV === 'development') return { asked: 0, fresh: Promise.resolve(0) }

  const fresh: Record<Site, string[]> = { lff: [], mnf: [] }
  // The entity's own pages come first, then the lists, then the pages below it.
  const renewals = pages.flatMap((path) =>
    siteIds.map(async (site) => {
      if (await renewPage(path, site)) fresh[site].push(path)
    }),
  )
  const finished = Promise.all(renewals).then(() => notifyIndexNow(fresh))
  const done = Promise.race([finished, pause(longestWaitMs, undefined, { ref: false })])
  // A platform freezes a function after its response unless it says what it still does.
  after(() => done)
  return { asked: renewals.length, fresh: done.then(() => fresh.lff.length + fresh.mnf.length) }
}
