// node bench/propagation.ts [--build .next-bench] [--changes 200] [--fault-seconds 120] [--kill-seconds 600]
//   [--parts changes,edits,kills,faults] [--reuse] [--more] [--try]
// Runs two real instances with separate disks behind nginx with the shipped configuration. Each follows the log of
// changes of an embedded database behind a proxy that fails on demand. Measures, and counts errors:
//   changes   saved row -> new page, on both hosts, both instances and through nginx
//   edits     500 edits in a minute: pages still old 30 s later, p99 of cached pages before and during, ?wait=1
//   kills     instances and the database killed at random while rows change: lost changes and every wrong response
//   faults    each fault of the database under load: every response is checked
// Builds into --build if sources changed since the last run (--reuse: uses the existing build). Writes
// bench/results/propagation.json and the table of bench/README.md.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hosts } from '../e2e/hosts.ts'
import { type FaultProxy, type ProxyMode, startProxy } from '../e2e/proxy.ts'
import { siteIds } from '../lib/site/variants.ts'
import { type Database, startDatabase } from '../scripts/database/embedded.ts'
import { Failure } from '../scripts/lib/failure.ts'
import { build, type Deployment, isBuilt } from '../scripts/lib/next.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { localSettings } from '../scripts/lib/settings.ts'
import { client, keepDoing, quantile, rounded } from './http-load.ts'
import { type Pair, startPair } from './instances/pair.ts'
import { residentMb } from './process-tree.ts'
import { figure, lastResult, median, publish } from './publish.ts'
import { startReading } from './reader.ts'

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: '.next-bench' },
    changes: { type: 'string', default: '200' },
    'fault-seconds': { type: 'string', default: '120' },
    'kill-seconds': { type: 'string', default: '600' },
    parts: { type: 'string', default: 'changes,edits,kills,faults' },
    // Prints the result without saving it.
    try: { type: 'boolean', default: false },
    // Uses the existing build, whatever it was made from.
    reuse: { type: 'boolean', default: false },
    // Adds to the kills of the last run, so that a long run can be split.
    more: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const ports = { database: 3131, proxy: 3132 }
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
/** The load of a busy site behind nginx, which requests each page once a second; it leaves room for edits. */
const readsPerSecond = 50
/** Longer than any background task of the site takes. */
const longest = 60_000

interface Setup {
  database: Database
  proxy: FaultProxy
  pair: Pair
  cities: readonly string[]
}

if (values.help) {
  console.log(readFileSync(import.meta.filename, 'utf8').match(/^(?:\/\/.*\n)+/)?.[0] ?? '')
} else {
  runProgram(main)
}

async function main(resources: AsyncDisposableStack): Promise<number> {
  const database = await startDatabase({ directory: 'bench', port: ports.database, fresh: true })
  resources.defer(() => database.stop())
  const proxy = await startProxy({ target: database.url, port: ports.proxy })
  resources.defer(() => proxy.stop())
  const settings = localSettings({ ...database, url: proxy.url }, { REVALIDATE_SECRET: secret })
  const site: Deployment = {
    env: { ...process.env, ...settings },
    distDir: values.build,
    data: database.origin,
  }
  if (!values.reuse && !(await isBuilt(site))) await build(site)
  const rows = await database.query<{ slug: string }>('select slug from cities order by slug')

  const parts = new Set(values.parts.split(','))
  // The results of parts that this run does not measure are kept.
  const result: Result = values.try ? {} : lastResult('propagation', {})
  await using pair = await startPair(site)
  const setup = { database, proxy, pair, cities: rows.map(({ slug }) => slug) }
  if (parts.has('changes')) result.changes = await measureChanges(setup)
  if (parts.has('edits')) result.edits = await measureEdits(setup)
  if (parts.has('kills')) {
    result.kills = [...((values.more && result.kills) || []), await measureKills(setup)]
  }
  if (parts.has('faults')) result.faults = await measureFaults(setup)
  if (values.try) {
    console.log(JSON.stringify(result, null, 2))
    return 0
  }
  publish('propagation', result, ['what', 'figure'], table(result))
  return 0
}

interface Result {
  changes?: Awaited<ReturnType<typeof measureChanges>>
  edits?: Awaited<ReturnType<typeof measureEdits>>
  kills?: Awaited<ReturnType<typeof measureKills>>[]
  faults?: Awaited<ReturnType<typeof measureFaults>>
}

function table({ changes, edits, kills = [], faults: outage = [] }: Result): string[][] {
  const times = ({ medianMs, worstMs }: { medianMs: number; worstMs: number }) =>
    `${figure(medianMs)} / ${figure(worstMs)} ms`
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const answers = sum(outage.map(({ pages }) => pages))
  const wrong = sum(outage.map((fault) => fault.wrong))
  return [
    ...(changes
      ? [
          [`${changes.changes} single edits, both instances: median / worst`, times(changes.instances)],
          [`${changes.changes} single edits, through nginx: median / worst`, times(changes.nginx)],
        ]
      : []),
    ...(edits
      ? [
          [
            `${edits.edits} edits in ${edits.seconds} s: own pages still old 30 s after the last`,
            `${edits.stillOld}`,
          ],
          [
            'p99 of cached pages through nginx, before / during',
            `${edits.nginxP99BeforeMs} / ${edits.nginxP99DuringMs} ms`,
          ],
          [
            'p99 of cached pages from an instance, before / during',
            `${edits.p99BeforeMs} / ${edits.p99DuringMs} ms`,
          ],
          ['slowest answer to ?wait=1 meanwhile', `${figure(edits.slowestWaitMs)} ms`],
          ['memory of an instance before / peak', `${edits.memoryBeforeMb} / ${edits.memoryPeakMb} MB`],
        ]
      : []),
    ...(kills.length > 0
      ? [
          [
            `${sum(kills.map((run) => run.kills))} kills in ${sum(kills.map(({ seconds }) => seconds))} s, ${sum(kills.map((run) => run.edits))} edits: pages that lost one`,
            `${sum(kills.map(({ lost }) => lost))}`,
          ],
          [
            'wrong answers meanwhile',
            `${sum(kills.map((run) => run.wrong))} of ${figure(sum(kills.map((run) => run.answers)))}`,
          ],
        ]
      : []),
    ...(outage.length > 0
      ? [['wrong answers in faults of the database', `${wrong} of ${figure(answers)}`]]
      : []),
  ]
}

/** A city page of one site on one server: an instance, or nginx in front of both. */
function places({ pair }: Setup) {
  const origins = [...pair.instances.map(({ url }) => url), pair.nginx.url]
  return siteIds.flatMap((site) =>
    origins.map((origin) => ({ host: hosts[site], origin, ...client(origin, { connections: 8 }) })),
  )
}

const textOf = (marker: string) => `<p>${marker} of the benchmark.</p>`

/** Saves a text for both sites the way the content team does. */
async function save({ database }: Setup, slug: string, marker: string): Promise<void> {
  await database.query('update cities set long_description = $1, long_description_lff = $1 where slug = $2', [
    textOf(marker),
    slug,
  ])
}

/** Requests a page until it shows a text; returns the milliseconds since `since`, or throws after a minute. */
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
  // The first change after a start loads the code for renewal and is not counted.
  for (let change = 0; change <= Number(values.changes); change++) {
    const slug = setup.cities[(change * 7) % setup.cities.length] ?? ''
    const path = `/cities/${slug}`
    // Requested before: a page that is not cached yet would trivially be new.
    await Promise.all(all.map(({ ask, host }) => ask({ path, host })))
    const marker = `change-${change}`
    const since = performance.now()
    await save(setup, slug, marker)
    const times = await Promise.all(all.map((place) => shown(place, path, marker, since)))
    if (change === 0) continue
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

/** Resident memory of the larger instance, in MB. */
function memory({ instances }: Pair): number {
  return Math.max(...instances.map((instance) => residentMb(instance.pid())))
}

/**
 * Pages older than five minutes are renewed on a visit, which must not be measured: requests all until none is stale.
 */
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

/** 500 edits in a minute, while readers request cached pages and an editor sends requests with `?wait=1`. */
async function measureEdits(setup: Setup) {
  const { pair } = setup
  const [{ url }] = pair.instances
  const calm = setup.cities.filter((_, index) => index % 8 === 1)
  const edited = setup.cities.filter((_, index) => index % 8 !== 1)
  const paths = calm.map((slug) => `/cities/${slug}`)
  await makeFresh(url, paths)
  const read = (origin: string, paths: string[]) =>
    startReading({ origin, host: hosts.lff, paths, lines: 16, perSecond: readsPerSecond })
  const reading = () => read(url, paths)
  // Few pages, because nginx asks an instance for each of them once a second.
  const visiting = () => read(pair.nginx.url, paths.slice(0, 5))
  const before = reading()
  const visitedBefore = visiting()
  await pause(10_000)
  const calmTimes = await before()
  const calmVisits = await visitedBefore()
  const memoryBeforeMb = memory(pair)

  const during = reading()
  const visitedDuring = visiting()
  let memoryPeakMb = 0
  const watching = setInterval(() => {
    memoryPeakMb = Math.max(memoryPeakMb, memory(pair))
  }, 250)
  const waits: number[] = []
  const editor = client(pair.nginx.url, { connections: 1 })
  const rows = await setup.database.query('select * from cities where slug = any($1)', [edited])
  const asking = keepDoing(1, async () => {
    const row = rows[waits.length % rows.length]
    const started = performance.now()
    await editor.ask({
      path: '/api/revalidate?wait=1',
      method: 'POST',
      host: hosts.lff,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      // As the database's webhook does: an order by table and slug would mark all lists stale each time.
      body: JSON.stringify({
        type: 'UPDATE',
        schema: 'public',
        table: 'cities',
        record: { ...row, long_description: `${waits.length}` },
        old_record: row,
      }),
    })
    waits.push(performance.now() - started)
    await pause(1_000)
  })
  const edits = 500
  const started = performance.now()
  const markers = new Map<string, string>()
  for (let edit = 0; edit < edits; edit++) {
    const slug = edited[edit % edited.length] ?? ''
    const marker = `edit-${edit}`
    await save(setup, slug, marker)
    markers.set(slug, marker)
    await pause(Math.max(0, started + ((edit + 1) * 60_000) / edits - performance.now()))
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  const times = await during()
  const visits = await visitedDuring()
  await asking.stop()
  await pause(30_000)
  const old = await oldPages(setup, markers)
  clearInterval(watching)
  editor.close()
  const result = {
    edits,
    seconds,
    stillOld: old.length,
    examples: old.slice(0, 20),
    medianBeforeMs: rounded(quantile(calmTimes, 0.5)),
    medianDuringMs: rounded(quantile(times, 0.5)),
    p99BeforeMs: rounded(quantile(calmTimes, 0.99)),
    p99DuringMs: rounded(quantile(times, 0.99)),
    nginxP99BeforeMs: rounded(quantile(calmVisits, 0.99)),
    nginxP99DuringMs: rounded(quantile(visits, 0.99)),
    slowestWaitMs: Math.round(Math.max(...waits)),
    memoryBeforeMb,
    memoryPeakMb,
  }
  console.log('edits', result)
  return result
}

/** The pages that do not show their city's latest text, each requested once. */
async function oldPages(setup: Setup, markers: ReadonlyMap<string, string>): Promise<string[]> {
  const old: string[] = []
  const all = places(setup)
  for (const [slug, marker] of markers) {
    const path = `/cities/${slug}`
    for (const { ask, host, origin } of all) {
      const { body } = await ask({ path, host })
      if (!body.includes(marker)) old.push(`${host}${path} at ${origin}`)
    }
  }
  for (const { close } of all) close()
  return old
}

/** Instances and the database are killed and restarted while rows change and visitors read. */
async function measureKills(setup: Setup) {
  const { pair, proxy } = setup
  const edited = setup.cities.slice(0, 40)
  const read = setup.cities.slice(40, 80)
  const nginx = client(pair.nginx.url, { connections: 4 })
  for (const site of siteIds) {
    for (const slug of [...edited, ...read]) await nginx.ask({ path: `/cities/${slug}`, host: hosts[site] })
  }
  const wrong: string[] = []
  const load = keepDoing(3, async (turn) => {
    const site = siteIds[turn % 2] ?? 'lff'
    const path = `/cities/${read[turn % read.length]}`
    const answer = await nginx
      .ask({ path, host: hosts[site] })
      .catch(({ message }: Error) => ({ status: message, body: '' }))
    if (answer.status !== 200 || !answer.body.includes(`data-site="${site}"`))
      wrong.push(`${path} ${answer.status}`)
    await pause(30)
  })
  const markers = new Map<string, string>()
  let edits = 0
  const editing = keepDoing(1, async (turn) => {
    const slug = edited[turn % edited.length] ?? ''
    await save(setup, slug, `kill-${turn}`)
    markers.set(slug, `kill-${turn}`)
    edits++
    await pause(500)
  })
  const seconds = Number(values['kill-seconds'])
  const end = performance.now() + seconds * 1000
  let kills = 0
  while (performance.now() < end) {
    await pause(5_000 + Math.random() * 10_000)
    const victim = [...pair.instances, undefined][Math.floor(Math.random() * 3)]
    kills++
    if (victim) {
      const pid = victim.pid()
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
      await pause(1_000)
      await victim.stop()
      await victim.start()
    } else {
      proxy.order({ mode: 'down' })
      await pause(8_000)
      proxy.order({ mode: 'pass' })
    }
  }
  const [times] = await Promise.all([load.stop(), editing.stop()])
  await pause(30_000)
  // A restarted instance has the pages of its build and renews them on a visit.
  await oldPages(setup, markers)
  await pause(5_000)
  const old = await oldPages(setup, markers)
  nginx.close()
  const result = {
    seconds,
    kills,
    edits,
    answers: times.length,
    lost: old.length,
    wrong: wrong.length,
    examples: [...old, ...wrong].slice(0, 20),
  }
  console.log('kills', result)
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
    // Addresses that may exist but were never rendered: 503 through nginx, an error from an instance, and never a 404.
    // A 404 is right for a moment after the slug lists were read, and if the fault ends while a request is waiting.
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
