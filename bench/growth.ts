import { hosts } from '../e2e/hosts.ts'
import type { FaultProxy } from '../e2e/proxy.ts'
import { Failure } from '../scripts/lib/failure.ts'
import { waitForHttp } from '../scripts/lib/http.ts'
import { type Deployment, serve } from '../scripts/lib/next.ts'
import { unusedPort } from '../scripts/lib/ports.ts'
import { client, type Question, rounded } from './http-load.ts'
import { residentMb } from './process-tree.ts'
import { brotliBytes, median } from './publish.ts'

/** What grows with the content of a running site. */
export interface Growth {
  /** The slug lists that the middleware keeps: milliseconds to read them, and their size. */
  listsMs: number
  listsKb: number
  /** All sitemap files of one host: their number and size, and milliseconds to generate them. */
  sitemapFiles: number
  sitemapKb: number
  sitemapMs: number
  /** The city directory, compressed (brotli). */
  directoryKb: number
  /** A page that was never rendered: milliseconds, and requests to the database. */
  newPageMs: number
  newPageReads: number
  /** A city with every column changed: milliseconds to the response, and the number of pages rendered again. */
  changeMs: number
  changeAddresses: number
  memoryMb: number
}

const NEW_PAGES = 200

/** Reads the slug lists as the middleware does. */
async function readLists({ env }: Deployment): Promise<{ body: string; ms: number }> {
  const started = performance.now()
  const answer = await fetch(`${env.SUPABASE_URL}/rest/v1/rpc/site_slugs`, {
    headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY ?? '' },
  })
  if (!answer.ok) throw new Failure(`site_slugs answered ${answer.status}.`)
  return { body: await answer.text(), ms: performance.now() - started }
}

/** Serves a build of the site and measures what grows with its content. */
export async function measureGrowth(site: Deployment, proxy: FaultProxy, secret: string): Promise<Growth> {
  const port = await unusedPort()
  await using server = serve(site, { mode: 'start', port })
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(`${url}/api/health`, { serverExited: server.exited })
  const { ask, close } = client(url, { connections: 1 })
  const timed = async (question: Question) => {
    const started = performance.now()
    const answer = await ask({ host: hosts.mnf, ...question })
    if (answer.status !== 200) throw new Failure(`${question.path} answered ${answer.status}.`)
    return { body: answer.body, ms: performance.now() - started }
  }
  // The first page that is rendered loads the code for it.
  await timed({ path: '/cities' })

  const lists = [await readLists(site), await readLists(site)]
  const { cities, communities } = JSON.parse(lists[0]?.body ?? '') as Record<string, string[]>
  const index = await timed({ path: '/sitemap.xml' })
  const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
  const sitemaps = []
  for (const { pathname } of files) sitemaps.push(await timed({ path: pathname }))

  const reads = proxy.counts().requests
  const made: number[] = []
  for (let turn = 0; turn < NEW_PAGES; turn++) {
    const city = cities?.[(turn * 37) % cities.length]
    const community = communities?.[turn % communities.length]
    made.push((await timed({ path: `/cities/${city}/communities/${community}` })).ms)
  }
  const readsAfter = proxy.counts().requests
  const directory = await timed({ path: '/cities' })
  const change = await timed({
    path: '/api/revalidate?wait=1',
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ table: 'cities', slug: cities?.[0] }),
  })
  close()
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const kb = (bytes: number) => rounded(bytes / 1024)
  return {
    listsMs: Math.round(median(lists.map(({ ms }) => ms))),
    listsKb: kb(lists[0]?.body.length ?? 0),
    sitemapFiles: files.length,
    sitemapKb: kb(sum(sitemaps.map(({ body }) => body.length))),
    sitemapMs: Math.round(sum(sitemaps.map(({ ms }) => ms))),
    directoryKb: kb(brotliBytes(directory.body)),
    newPageMs: Math.round(median(made)),
    newPageReads: rounded((readsAfter - reads) / NEW_PAGES),
    changeMs: Math.round(change.ms),
    changeAddresses: (JSON.parse(change.body) as { warmed: number }).warmed,
    memoryMb: residentMb(server.pid),
  }
}
