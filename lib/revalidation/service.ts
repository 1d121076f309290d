import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { askedRecently } from '@/lib/cache/asked'
import { type Directory, emptyDirectory, needsDirectory, pageGraph, pagesOf } from '@/lib/cache/pages'
import { tags } from '@/lib/cache/tags'
import { env } from '@/lib/env'
import { notifyIndexNow } from '@/lib/indexnow'
import { paths } from '@/lib/paths'
import { cityFacts } from '@/lib/place/facts'
import { featuredCities } from '@/lib/site/featured'
import { slugsToken, slugsTokenHeader } from '@/lib/site/slugs-token'
import { siteIds } from '@/lib/site/variants'
import { bodiesOfTags } from './body'
import { readDirectory } from './directory'
import { gathering } from './gather'
import { madePages } from './made-pages'
import { isBurst } from './pace'
import { type Address, type Renewal, RenewalQueue } from './queue'
import type { Resolved } from './resolve'
import { askSelf } from './self'
import { warm } from './warm'

/** Pages of one batch that are warmed, on both variants; whatever else is stale is renewed at its next visit. */
const pagesPerBatch = 150
/** Sitemaps list every page there is: they wait until nothing has changed for this long (ms). */
const sitemapQuiet = 20_000
/** Search engines are told once of a series of edits (ms). */
const announceQuiet = 5_000
const mostAnnounced = 10_000

/** Between two pages that are made while a burst lasts (ms). */
const restInBurst = 5_000
/** Milliseconds that a page takes, but for a slow database or a busy machine. */
const making = 1_000
/** A tag that is on more pages than this is marked again once at most. */
const fewAddresses = 20

/** A call of this process to itself that marks tags a second time; it warms their pages without being told. */
export const repeatHeader = 'x-revalidate-repeat'

function graphNow(directory: Directory) {
  const made = madePages()
  return pageGraph(directory, {
    nearbyOf: (cityId) => cityFacts(cityId)?.nearby.map(({ id }) => id) ?? [],
    featured: featuredCities,
    madeInCity: (slug) => made(paths.cityCommunities(slug)),
    madeWithAffinity: (slug) => made(paths.affinity(slug)),
  })
}

let directory: Directory = emptyDirectory
let graph = graphNow(directory)

async function prepare(renewal: Renewal): Promise<(renewal: Renewal) => Address[]> {
  if (renewal.tags.some(needsDirectory)) {
    directory = await readDirectory().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return directory
    })
  }
  graph = graphNow(directory)
  return addressesOf
}

function addressesOf({ tags, paths: named }: Pick<Renewal, 'tags' | 'paths'>): Address[] {
  const pages = new Map(pagesOf(tags, graph, pagesPerBatch).map(({ path, rank }) => [path, rank]))
  for (const path of named) pages.set(path, 0)
  return [...pages].flatMap(([path, rank]) => siteIds.map((site) => ({ site, path, rank })))
}

/** The middleware knows for some seconds which addresses exist: this has it read them again. */
async function refreshAddresses(): Promise<void> {
  if (!env.revalidateSecret) return
  const token = await slugsToken(env.revalidateSecret)
  await askSelf(paths.terms, { headers: { [slugsTokenHeader]: token } }).catch(() => {})
}

/** A burst of calls concerns the same rows again and again: most of its pages wait until it is over. */
async function restAfter(took: number): Promise<void> {
  await pause(3 * took)
  const end = Date.now() + restInBurst
  while (isBurst() && Date.now() < end) await pause(100)
}

const warmAddress = ({ site, path }: Address) => warm({ ask: () => askSelf(path, { site }) })

// Each endpoint is bundled apart; these are one for the process.
const store = globalThis as { renewalQueue?: RenewalQueue }
store.renewalQueue ??= new RenewalQueue({
  prepare,
  refreshAddresses,
  warm: warmAddress,
  workers: 3,
  // Making pages keeps other visitors waiting: what is merely mentioned is made one page at a time.
  patientWorkers: 1,
  // As many as one change concerns are made at once.
  manyWaiting: 2 * pagesPerBatch,
  isBurst,
  rest: restAfter,
  longest: 5_000,
  gather: () => (isBurst() ? 1_000 : 20),
  done: ({ asked, fresh, announced, milliseconds }) => {
    if (asked === 0) return
    const seconds = (milliseconds / 1_000).toFixed(2)
    console.info(`Revalidated: ${fresh.length} of ${asked} addresses fresh after ${seconds} s.`)
    if (announced) announce(fresh)
  },
})
const queue = store.renewalQueue

export interface Warming {
  /** How many addresses will be asked for, as far as can be told now. */
  expected: () => number
  /** Resolves when they are fresh, to a function that counts them. Never rejects. */
  finished: Promise<() => number>
}

export const noWarming: Warming = { expected: () => 0, finished: Promise.resolve(() => 0) }

interface Origin {
  /** A call that another instance passed on: that one tells the search engines. */
  isForwarded: boolean
}

/**
 * Makes what is marked stale again, in the background. Call it when the handler is about to mark the tags and to answer.
 * A development server makes each page when it is asked for: there is nothing to warm.
 */
export function startWarming(resolved: Resolved, { isForwarded }: Origin): Warming {
  if (process.env.NODE_ENV === 'development' || (resolved.tags.length === 0 && resolved.paths.length === 0)) {
    return noWarming
  }
  if (resolved.tags.includes(tags.pages())) warmSitemapsLater()
  const again = askedRecently(resolved.tags)
  const renewal = { ...resolved, announced: !isForwarded }
  return { expected: () => addressesOf(resolved).length, finished: apart(() => renew(renewal, again)) }
}

/** Runs something without the request that started it, which would be kept until it is done. */
const apart = AsyncLocalStorage.snapshot()

async function renew(renewal: Renewal, again: readonly string[]): Promise<() => number> {
  // Tags count as stale once the handler has answered.
  await pause(10)
  const batch = queue.add(renewal)
  if (again.length > 0) {
    // By then the pages that were in the making are made, and pages that merely mention the row need not be.
    const isDone = await Promise.race([batch.then(() => true), pause(making).then(() => false)])
    await markAgain(again)
    if (!isDone) {
      // What held the pages up may have held up one that was in the making even then.
      await batch
      await markAgain(again.filter((tag) => addressesOf({ tags: [tag], paths: [] }).length <= fewAddresses))
    }
  }
  const freshOf = await batch
  return () => freshOf(renewal).length
}

const collectAgain = gathering(() => (isBurst() ? 1_000 : 10), sendAgain)

/** Marks tags a second time, for pages that were in the making when they were marked first; see `noteAsked`. */
async function markAgain(tags: readonly string[]): Promise<void> {
  if (tags.length > 0) await collectAgain(tags)
}

async function sendAgain(collected: readonly (readonly string[])[]): Promise<void> {
  const repeated = collected.flat()
  for (const body of bodiesOfTags({ tags: repeated })) {
    // Only a request can mark tags. It does not wait for the pages: in a burst it would hold a connection for minutes
    // that warming needs.
    await askSelf('/api/revalidate', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${env.revalidateSecret}`,
        'content-type': 'application/json',
        [repeatHeader]: '1',
      },
      body,
    }).catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  }
  await queue.add({ tags: repeated, paths: [], addresses: false, announced: false })
}

let sitemapTimer: NodeJS.Timeout | undefined

function warmSitemapsLater(): void {
  clearTimeout(sitemapTimer)
  sitemapTimer = setTimeout(() => {
    const files = [paths.sitemap, paths.sitemapFile(0)]
    void queue.add({ tags: [], paths: files, addresses: false, announced: false })
  }, sitemapQuiet)
  sitemapTimer.unref()
}

const toAnnounce = new Map<string, Address>()
let announceTimer: NodeJS.Timeout | undefined

/** Tells search engines which pages changed; files such as the map's data are none. */
function announce(fresh: readonly Address[]): void {
  if (!env.indexNow) return
  for (const address of fresh) {
    if (toAnnounce.size < mostAnnounced && !/\.\w+$/.test(address.path)) {
      toAnnounce.set(`${address.site} ${address.path}`, address)
    }
  }
  clearTimeout(announceTimer)
  announceTimer = setTimeout(() => {
    const bySite = Map.groupBy(toAnnounce.values(), ({ site }) => site)
    toAnnounce.clear()
    void notifyIndexNow(
      Object.fromEntries([...bySite].map(([site, list]) => [site, list.map(({ path }) => path)])),
    )
  }, announceQuiet)
  announceTimer.unref()
}
