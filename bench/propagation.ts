// node bench/propagation.ts [--build .next-bench] [--changes 200] [--calls 10000] [--fault-seconds 120] [--ways forward,follow]
//   [--parts changes,renewal,burst,faults] [--reuse] [--try]
// Two real instances on disks of their own behind nginx with the shipped configuration, and an embedded database behind
// a proxy that fails on demand. Measures, and counts what is wrong:
//   changes   saved row -> new page, on both hosts, both instances and through nginx
//   renewal   pages made again for one city's text, against the pages that show it
//   burst     webhook calls as fast as they come: lost, memory, p99 of cached pages before and during
//   faults    each fault of the database under load, in the first way alone: every answer is checked
// Builds into --build what changed since the last run (--reuse: takes what is there). Writes bench/results/propagation.json and the table of the README.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hosts } from '../e2e/hosts.ts'
import { siteIds } from '../lib/site/variants.ts'
import { type Database, startDatabase } from '../scripts/database/embedded.ts'
import { type FaultProxy, type ProxyMode, startProxy } from '../scripts/database/proxy.ts'
import { type Pair, startPair, type Way, ways } from '../scripts/instances-pair.ts'
import { Failure, messageOf } from '../scripts/lib/failure.ts'
import { build, isBuilt, type Site } from '../scripts/lib/next.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { localSettings } from '../scripts/lib/settings.ts'
import { type Answer, client, keepDoing, quantile, rounded } from './http-load.ts'
import { residentMb } from './process-tree.ts'
import { figure, lastResult, median, publish } from './publish.ts'
import { startReading } from './reader.ts'

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: '.next-bench' },
    changes: { type: 'string', default: '200' },
    calls: { type: 'string', default: '10000' },
    'fault-seconds': { type: 'string', default: '120' },
    ways: { type: 'string', default: 'forward,follow' },
    parts: { type: 'string', default: 'changes,renewal,burst,faults' },
    // Prints the result and keeps nothing.
    try: { type: 'boolean', default: false },
    // Takes the build as it is, whatever it was made from.
    reuse: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const ports = { database: 54431, proxy: 54432 }
const secret = 'benchmark-revalidate-secret-not-secret'
const faults: readonly ProxyMode[] = [
  'down',
  'hang',
  'slow',
  'garbage',
  'unauthorized',
  'ratelimited',
  'half',
]
const slowMs = 30_000
const trusted = 2_500
/** Longer than the site takes for anything it does by itself within minutes. */
const longest = 60_000

interface Setup {
  database: Database
  proxy: FaultProxy
  pair: Pair
  way: Way
  cities: readonly string[]
}

if (values.help) {
  console.log(readFileSync(import.meta.filename, 'utf8').match(/^(?:\/\/.*\n)+/)?.[0] ?? '')
} else {
  runProgram(main)
}

async function main(resources: AsyncDisposableStack): Promise<number> {
  const wanted = values.ways.split(',').map((name) => {
    const way = ways.find((known) => known === name)
    if (!way) throw new Failure(`"${name}" is not known here: use ${ways.join(', ')}.`)
    return way
  })
  const database = await startDatabase({ directory: 'bench', port: ports.database, fresh: true })
  resources.defer(() => database.stop())
  const proxy = await startProxy({ target: database.url, port: ports.proxy })
  resources.defer(() => proxy.stop())
  const settings = localSettings({ ...database, url: proxy.url }, { REVALIDATE_SECRET: secret })
  const site: Site = { env: { ...process.env, ...settings }, distDir: values.build, data: database.origin }
  if (!values.reuse && !(await isBuilt(site))) await build(site)
  const rows = await database.query<{ slug: string }>('select slug from cities order by slug')

  const parts = new Set(values.parts.split(','))
  // What is measured in another run stays.
  const results: Partial<Record<Way, Result>> = values.try ? {} : lastResult('propagation', {})
  for (const way of wanted) {
    console.log(`\n=== ${way} ===`)
    await using pair = await startPair(site, way)
    const setup = { database, proxy, pair, way, cities: rows.map(({ slug }) => slug) }
    const result: Result = { ...results[way] }
    if (parts.has('changes')) result.changes = await measureChanges(setup)
    if (parts.has('renewal')) result.renewal = await measureRenewal(setup)
    if (parts.has('burst')) result.burst = await measureBurst(setup)
    // How an instance hears of changes makes no difference to a database that fails: once is enough.
    if (parts.has('faults') && way === wanted[0]) result.faults = await measureFaults(setup)
    results[way] = result
  }
  if (values.try) {
    console.log(JSON.stringify(results, null, 2))
    return 0
  }
  publish(
    'propagation',
    results,
    [
      'way',
      'both instances: median / worst (ms)',
      'through nginx: median / worst (ms)',
      'pages made again',
      'calls lost',
      'p99 before / during (ms)',
      'memory before / peak (MB)',
      'wrong answers in faults',
    ],
    Object.entries(results).map(([way, result]) => [way, ...cells(result)]),
  )
  return 0
}

interface Result {
  changes?: Awaited<ReturnType<typeof measureChanges>>
  renewal?: Awaited<ReturnType<typeof measureRenewal>>
  burst?: Awaited<ReturnType<typeof measureBurst>>
  faults?: Awaited<ReturnType<typeof measureFaults>>
}

/** The figures of one way, in the order of the table. */
function cells({ changes, renewal, burst, faults: outage }: Result): string[] {
  const times = ({ medianMs, worstMs }: { medianMs: number; worstMs: number }) =>
    `${figure(medianMs)} / ${figure(worstMs)}`
  const answers = outage?.reduce((sum, { pages }) => sum + pages, 0)
  const wrong = outage?.reduce((sum, { wrong }) => sum + wrong, 0)
  return [
    changes ? times(changes.instances) : '',
    changes ? times(changes.nginx) : '',
    renewal ? `${renewal.madeAgain} of ${renewal.showing}` : '',
    burst ? `${burst.lost} of ${figure(burst.calls)}` : '',
    burst ? `${burst.p99BeforeMs} / ${burst.p99DuringMs}` : '',
    burst ? `${burst.memoryBeforeMb} / ${burst.memoryPeakMb}` : '',
    outage ? `${wrong} of ${figure(answers ?? 0)}` : '',
  ]
}

/** A city page of one site at one place: an instance, or nginx before both. */
function places({ pair }: Setup) {
  const origins = [...pair.instances.map(({ url }) => url), pair.nginx.url]
  return siteIds.flatMap((site) =>
    origins.map((origin) => ({ host: hosts[site], origin, ...client(origin, { connections: 8 }) })),
  )
}

const textOf = (marker: string) => `<p>${marker} of the benchmark.</p>`

/** Saves a text for both sites the way the content team does, and calls the site the way the database does. */
async function save({ database, pair, way }: Setup, slug: string, marker: string): Promise<void> {
  await database.query('update cities set long_description = $1, long_description_lff = $1 where slug = $2', [
    textOf(marker),
    slug,
  ])
  if (way === 'follow') return
  const [change] = await database.query<Record<string, unknown>>(
    'select id, type, table_name, record, old_record from content_changes order by id desc limit 1',
  )
  const { ask, close } = client(pair.nginx.url, { connections: 1 })
  const answer = await ask(webhook(change ?? {}))
  close()
  if (answer.status !== 200) throw new Failure(`/api/revalidate answered ${answer.status}: ${answer.body}`)
}

function webhook({ id, type, table_name, record, old_record }: Record<string, unknown>) {
  return {
    path: '/api/revalidate',
    method: 'POST' as const,
    host: hosts.lff,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type, schema: 'public', table: table_name, record, old_record, change_id: id }),
  }
}

/** Asks until a page shows a text; gives the milliseconds since `since`, or throws after a minute. */
async function shown(
  { ask, host, origin }: ReturnType<typeof places>[number],
  path: string,
  text: string,
  since: number,
): Promise<number> {
  for (;;) {
    const { body, headers } = await ask({ path, host })
    const taken = performance.now() - since
    if (body.includes(text)) return taken
    if (taken > longest) {
      const state = headers['x-nextjs-cache'] ?? headers['x-cache'] ?? 'no word of a cache'
      throw new Failure(`${host}${path} at ${origin} does not show "${text}" after a minute (${state}).`)
    }
    await pause(40)
  }
}

async function measureChanges(setup: Setup) {
  const all = places(setup)
  const atInstances: number[] = []
  const throughNginx: number[] = []
  for (let change = 0; change < Number(values.changes); change++) {
    const slug = setup.cities[(change * 7) % setup.cities.length] ?? ''
    const path = `/cities/${slug}`
    // Visited before, as pages are: a page that nobody has cached is trivially new.
    await Promise.all(all.map(({ ask, host }) => ask({ path, host })))
    const marker = `change-${setup.way}-${change}`
    const since = performance.now()
    await save(setup, slug, marker)
    const times = await Promise.all(all.map((place) => shown(place, path, marker, since)))
    const [nginx, instances] = [true, false].map((wanted) =>
      times.filter((_, index) => (all[index]?.origin === setup.pair.nginx.url) === wanted),
    )
    atInstances.push(Math.max(...(instances ?? [])))
    throughNginx.push(Math.max(...(nginx ?? [])))
  }
  for (const { close } of all) close()
  const summary = (times: number[]) => ({
    medianMs: Math.round(median(times)),
    p95Ms: Math.round(quantile(times, 0.95)),
    worstMs: Math.round(Math.max(...times)),
  })
  const result = {
    changes: atInstances.length,
    instances: summary(atInstances),
    nginx: summary(throughNginx),
  }
  console.log('changes', result)
  return result
}

/** Pages an instance has made since a moment, by the files that Next writes; names are addresses with their variant. */
function pagesOnDisk(directory: string, matches: (file: string) => boolean): Set<string> {
  const found = new Set<string>()
  const kept = join(directory, '.next/server/route-cache')
  const entries = readdirSync(kept, { recursive: true, encoding: 'utf8' })
  for (const name of entries) {
    if (name.endsWith('.html') && matches(join(kept, name))) found.add(name.slice(name.indexOf('/$/') + 2))
  }
  return found
}

/** One city's text: which pages show it, and how many are made again when it changes. */
async function measureRenewal(setup: Setup) {
  const { directory } = setup.pair.instances[0]
  const all = places(setup)
  const change = async (marker: string) => {
    const since = performance.now()
    await save(setup, 'tokyo', marker)
    await Promise.all(all.map((place) => shown(place, '/cities/tokyo', marker, since)))
    // Lists and neighbors follow the page itself.
    await pause(5_000)
  }
  await change('renewal-first')
  const showing = pagesOnDisk(directory, (file) => readFileSync(file, 'utf8').includes('renewal-first'))
  const before = Date.now()
  await change('renewal-second')
  const madeAgain = pagesOnDisk(directory, (file) => statSync(file).mtimeMs >= before)
  const old = pagesOnDisk(directory, (file) => readFileSync(file, 'utf8').includes('renewal-first'))
  for (const { close } of all) close()
  const result = {
    showing: showing.size,
    madeAgain: madeAgain.size,
    pages: [...madeAgain].sort(),
    stillOld: old.size,
  }
  console.log('renewal', result)
  return result
}

/** Resident memory of the larger instance, in MB. */
function memory({ instances }: Pair): number {
  return Math.max(...instances.map((instance) => residentMb(instance.pid())))
}

/** Pages older than five minutes are made again behind a visit, which is not to be measured: asks until none is. */
async function makeFresh(url: string, paths: readonly string[]): Promise<void> {
  const { ask, close } = client(url, { connections: 1 })
  const isFresh = async (path: string) =>
    (await ask({ path, host: hosts.lff })).headers['x-nextjs-cache'] === 'HIT'
  for (const path of paths) {
    while (!(await isFresh(path))) await pause(50)
  }
  close()
  await pause(5_000)
}

async function measureBurst(setup: Setup) {
  const { database, pair } = setup
  const [{ url }] = pair.instances
  const calm = setup.cities.filter((_, index) => index % 2 === 1)
  const edited = setup.cities.filter((_, index) => index % 2 === 0)
  const paths = calm.map((slug) => `/cities/${slug}`)
  await makeFresh(url, paths)
  const reading = () => startReading({ origin: url, host: hosts.lff, paths, lines: 4 })
  const before = reading()
  await pause(10_000)
  const calmTimes = await before()
  const memoryBefore = memory(pair)

  // Every second city gets a new text; then the calls arrive, many for each.
  const marker = `burst-${setup.way}`
  await database.query(
    'update cities set long_description = $1, long_description_lff = $1 where slug = any($2::text[])',
    [textOf(marker), edited],
  )
  const changes = await database.query<Record<string, unknown>>(
    'select id, type, table_name, record, old_record from content_changes order by id desc limit $1',
    [edited.length],
  )
  const during = reading()
  let peak = 0
  const watching = setInterval(() => {
    peak = Math.max(peak, memory(pair))
  }, 250)
  const calls = Number(values.calls)
  const caller = client(pair.nginx.url, { connections: 64 })
  let refused = 0
  let sent = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      while (sent < calls) {
        const answer: Answer | null = await caller
          .ask(webhook(changes[sent++ % changes.length] ?? {}))
          .catch(() => null)
        if (answer?.status !== 200) refused++
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const times = await during()
  const stillOld: string[] = []
  const all = places(setup)
  for (const slug of edited) {
    const results = await Promise.allSettled(
      all.map((place) => shown(place, `/cities/${slug}`, marker, performance.now())),
    )
    for (const result of results) {
      if (result.status === 'rejected') stillOld.push(messageOf(result.reason))
    }
  }
  clearInterval(watching)
  for (const { close } of [...all, caller]) close()
  const result = {
    calls,
    refused,
    lost: stillOld.length + refused,
    stillOld: stillOld.slice(0, 10),
    secondsForTheCalls: rounded(seconds),
    medianBeforeMs: rounded(quantile(calmTimes, 0.5)),
    medianDuringMs: rounded(quantile(times, 0.5)),
    p99BeforeMs: rounded(quantile(calmTimes, 0.99)),
    p99DuringMs: rounded(quantile(times, 0.99)),
    memoryBeforeMb: memoryBefore,
    memoryPeakMb: peak,
  }
  console.log('burst', result)
  return result
}

async function measureFaults(setup: Setup) {
  const { proxy, pair } = setup
  const origins = [...pair.instances.map(({ url }) => url), pair.nginx.url]
  const readers = origins.map((origin) => ({ origin, ...client(origin, { connections: 4 }) }))
  const readerOf = (turn: number) => {
    const reader = readers[turn % readers.length]
    if (!reader) throw new Failure('There is nobody to ask.')
    return reader
  }
  const made = [
    '/',
    '/cities',
    '/blog',
    '/countries/jp',
    ...setup.cities.slice(0, 50).map((slug) => `/cities/${slug}`),
  ]
  for (const { ask } of readers) {
    for (const site of siteIds) for (const path of made) await ask({ path, host: hosts[site] })
  }
  const results = []
  for (const mode of faults) {
    const wrong: string[] = []
    const judge = (what: string, right: boolean) => {
      if (!right) wrong.push(what)
    }
    proxy.order({ mode, ...(mode === 'slow' ? { ms: slowMs } : {}) })
    const load = keepDoing(3, async (turn) => {
      const { ask, origin } = readerOf(turn)
      const site = siteIds[turn % 2] ?? 'lff'
      const path = made[turn % made.length] ?? '/'
      const { status, body } = await ask({ path, host: hosts[site] }).catch(() => ({ status: 0, body: '' }))
      judge(`${origin}${path} ${status}`, status === 200 && body.includes(`data-site="${site}"`))
    })
    // Addresses that may exist and were never made: 503 through nginx, an error at an instance, and never a 404.
    // The lists of what exists are trusted for a moment after they were read: until then, 404 is right. So it is when
    // the fault ends while somebody waits.
    let asked = 0
    let isOver = false
    await pause(trusted)
    const unknown = keepDoing(1, async (turn) => {
      const { ask, origin } = readerOf(turn)
      const path = `/cities/new-${mode}-${turn}`
      const { status, headers } = await ask({ path, host: hosts.mnf }).catch(() => ({
        status: 0,
        headers: {},
      }))
      const nginx = origin === pair.nginx.url
      const right = nginx ? status === 503 && 'retry-after' in headers : status >= 500
      // A database that is merely slow may answer in time after all.
      judge(`${origin}${path} ${status}`, right || ((isOver || mode === 'slow') && status === 404))
      asked++
      await pause(500)
    })
    await pause(Number(values['fault-seconds']) * 1000)
    isOver = true
    proxy.order({ mode: 'pass' })
    const [times] = await Promise.all([load.stop(), unknown.stop()])
    const ended = performance.now()
    for (const { ask, origin } of readers) {
      const path = `/cities/after-${mode}`
      for (;;) {
        const { status } = await ask({ path, host: hosts.lff })
        if (status === 404) break
        if (performance.now() - ended > longest) {
          judge(`${origin}${path} ${status} a minute after it`, false)
          break
        }
        await pause(250)
      }
    }
    const result = {
      fault: mode,
      pages: times.length,
      p99Ms: rounded(quantile(times, 0.99)),
      newAddresses: asked,
      wrong: wrong.length,
      examples: wrong.slice(0, 5),
      recoveredAfterMs: Math.round(performance.now() - ended),
    }
    console.log('fault', result)
    results.push(result)
  }
  for (const { close } of readers) close()
  return results
}
