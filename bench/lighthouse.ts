// node bench/lighthouse.ts [--base http://localhost:3000] [--build .next] [--runs 5] [--only /cities,/blog]
// Runs Lighthouse (mobile) on every template of both sites: the median of the runs. The pages are visited at their
// public https addresses, through nginx with the shipped configuration and in a browser that accepts its certificate.
// An empty page of the same Next version is the lower bound. Each page is requested once before, so that it is cached.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { hosts } from '../e2e/hosts.ts'
import { get } from '../e2e/http.ts'
import { templates } from '../e2e/templates.ts'
import { type Site, siteIds } from '../lib/site/variants.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { Failure } from '../scripts/lib/failure.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { serveBareApp } from './bare-app.ts'
import { figure, lastResult, median, ofBoth, publish, shown } from './publish.ts'
import { serveTls } from './tls-nginx.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** In milliseconds, except for the layout shift. */
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

const bareHost = 'bare.example'

type Figure = (typeof categories)[number] | keyof typeof audits
type Figures = Record<Figure, number>

interface Row {
  page: string
  path: string
  lff: Figures
  mnf: Figures
}
const allFigures = [...categories, ...Object.keys(audits)] as Figure[]

function figuresOf({ categories: scored, audits: measured }: Result): Figures {
  const scores = categories.map((name) => [name, Math.round((scored[name]?.score ?? Number.NaN) * 100)])
  const values = Object.entries(audits).map(([name, id]) => [name, measured[id]?.numericValue ?? Number.NaN])
  return Object.fromEntries([...scores, ...values])
}

/** Where an audit failed first, if it names places. */
function firstPlace(audit: Result['audits'][string] | undefined): string {
  const [item] = audit?.details && 'items' in audit.details ? audit.details.items : []
  const { node, description, url } = (item ?? {}) as {
    node?: { selector: string }
    description?: string
    url?: string
  }
  return node?.selector ?? description ?? url ?? ''
}

/** The audits that cost points, in words. */
function lostPoints({ categories: scored, audits: measured }: Result): string[] {
  return categories.flatMap((name) =>
    (scored[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (measured[id]?.score ?? 1) < 0.9)
      .map(
        ({ id }) =>
          `${name}: ${measured[id]?.title} ${measured[id]?.displayValue ?? firstPlace(measured[id])}`,
      ),
  )
}

runProgram(async (resources) => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'http://localhost:3000' },
      build: { type: 'string', default: '.next' },
      runs: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Failure('--runs must be a whole number above 0.')
  const only = values.only?.split(',')
  // A page that asks not to be indexed cannot score 100 for SEO.
  const wanted = templates.filter(({ path, noIndex }) => only?.includes(path) ?? !noIndex)

  const port = await serveTls(values.base, values.build, resources)
  const bare = await serveBareApp(resources)
  const bareBuild = join(bare.folder, '.next')
  const barePort = await serveTls(bare.address, bareBuild, resources, {
    lff: bareHost,
    mnf: `other-${bareHost}`,
  })
  const rules = [
    ...Object.values(hosts).map((host) => `MAP ${host} 127.0.0.1:${port}`),
    `MAP ${bareHost} 127.0.0.1:${barePort}`,
  ]
  const { executablePath } = await ensureChromium()
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: [
      '--headless=new',
      ...chromiumArgs.filter((arg) => !arg.startsWith('--host-resolver-rules')),
      `--host-resolver-rules=${rules.join(', ')}`,
      '--ignore-certificate-errors',
    ],
  })
  resources.defer(() => browser.kill())

  const run = async (url: string): Promise<Result> => {
    const options = { port: browser.port, logLevel: 'error' as const, onlyCategories: [...categories] }
    const { lhr } = (await lighthouse(url, options)) ?? {}
    if (!lhr || lhr.runtimeError) throw new Failure(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`)
    return lhr
  }

  const benchmark: number[] = []
  const measure = async (url: string) => {
    const results: Result[] = []
    for (let count = 0; count < runs; count++) results.push(await run(url))
    benchmark.push(...results.map(({ environment }) => environment.benchmarkIndex))
    const measured = results.map(figuresOf)
    const middle = (key: Figure) => Number(median(measured.map((figures) => figures[key])).toFixed(3))
    const figures = Object.fromEntries(allFigures.map((key) => [key, middle(key)])) as Figures
    const lost = [...new Set(results.flatMap(lostPoints))]
    console.log(url, figures, lost)
    return { ...figures, lost }
  }
  const empty = await measure(`https://${bareHost}/`)
  const sitePort = Number(new URL(values.base).port || 80)
  const visit = (path: string, site: Site) =>
    get(path, { host: hosts[site], port: sitePort, headers: { 'accept-encoding': 'br' } })
  const measured: Row[] = []
  for (const { path, name } of wanted) {
    for (const site of [...siteIds, ...siteIds]) await visit(path, site)
    await sleep(1000)
    const lff = await measure(`https://${hosts.lff}${path}`)
    const mnf = await measure(`https://${hosts.mnf}${path}`)
    measured.push({ page: name, path, lff, mnf })
  }
  // With --only, the results of the other pages are kept.
  const before = lastResult<{ pages: Row[] }>('lighthouse', { pages: [] }).pages
  const rows = templates.flatMap(
    ({ path }) => [...measured, ...before].find((row) => row.path === path) ?? [],
  )

  const both = (row: Row, key: Figure, write: (value: number) => string) =>
    ofBoth(write(row.lff[key]), write(row.mnf[key]))
  const milliseconds = (value: number) => figure(Math.round(value))
  const none = '–'
  publish(
    'lighthouse',
    { runs, benchmarkIndex: median(benchmark), empty, pages: rows },
    ['page', 'Performance', 'Accessibility', 'Best Practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
    [
      [
        'empty page',
        ...[String(empty.performance), none, none, none],
        ...[milliseconds(empty.lcp), milliseconds(empty.tbt), String(empty.cls)],
      ],
      ...rows
        .filter(({ page }) => shown.has(page))
        .map((row) => [
          row.page,
          ...categories.map((key) => both(row, key, String)),
          both(row, 'lcp', milliseconds),
          both(row, 'tbt', milliseconds),
          both(row, 'cls', String),
        ]),
    ],
  )
  return 0
})
