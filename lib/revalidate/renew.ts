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
/** Pages that take longer, on the busiest machine, are not waited for. */
const longestRenderMs = 10_000

/** Rendering competes with visitors' requests, and two pages at a time leave room on a small machine. */
const queue = new PQueue({ concurrency: 2 })
/** The pages that are requested until they are fresh, or wait their turn for it. */
const renewals = new Map<string, Promise<boolean>>()

const addressOf = (path: string, site: Site) => `${site} ${path}`

function renewPage(path: string, site: Site): Promise<boolean> {
  const address = addressOf(path, site)
  const known = renewals.get(address)
  if (known) return known
  const renewal = pause(markedAfterMs)
    .then(() => queue.add(() => requestUntilFresh(path, site)))
    .finally(() => renewals.delete(address))
  renewals.set(address, renewal)
  return renewal
}

/**
 * A page that is being rendered from old rows when its tags are marked would count as fresh once it is finished. From the
 * mark of an earlier edit until its renewal ends, this process or any visitor may be rendering the page, so the next edit
 * waits for that end.
 */
async function untilRenewed(paths: readonly string[]): Promise<void> {
  const deadline = Date.now() + longestRenderMs
  while (Date.now() < deadline) {
    const running = siteIds.flatMap((site) => paths.map((path) => renewals.get(addressOf(path, site))))
    if (!running.some(Boolean)) return
    await Promise.race([Promise.all(running), pause(deadline - Date.now())])
  }
}

/**
 * Marks tags stale and renders the most important pages again. Call this in a route handler. 'max' keeps the old page until
 * the new one is rendered; anything stricter loses it when the database is down.
 * @returns `asked`: how many pages will be requested; `fresh`: how many of them are new once all are done or 15 s have
 *   passed. Never rejects
 */
export async function renew({ tags, pages }: Resolved): Promise<{ asked: number; fresh: Promise<number> }> {
  await untilRenewed(pages)
  for (const tag of tags) revalidateTag(tag, 'max')
  // A development server renders each page on request.
  if (process.env.NODE_ENV === 'development') return { asked: 0, fresh: Promise.resolve(0) }

  const fresh: Record<Site, string[]> = { lff: [], mnf: [] }
  // The entity's own pages come first, then the lists, then the pages below it.
  const requested = pages.flatMap((path) =>
    siteIds.map(async (site) => {
      if (await renewPage(path, site)) fresh[site].push(path)
    }),
  )
  const finished = Promise.all(requested).then(() => notifyIndexNow(fresh))
  const done = Promise.race([finished, pause(longestWaitMs, undefined, { ref: false })])
  // A platform freezes a function after its response unless it says what it still does.
  after(() => done)
  return { asked: requested.length, fresh: done.then(() => fresh.lff.length + fresh.mnf.length) }
}
