// node bench/build.ts [pages …]     default: 1400 10000
// Builds this site with about as many pages, a bare Next app of the same version with as many static pages of one
// heading and no data, and the same app with pages as large as ours: pages per second, peak memory of the whole process
// tree, and reads from the database. Then serves the site and measures what grows with its content. Run it on an idle
// machine. Results of other sizes in bench/results/build.json are kept; 60000 takes 20 minutes and 20 GB.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProxy } from '../e2e/proxy.ts'
import { startDatabase } from '../scripts/database/embedded.ts'
import { inProject, localDirectory, root } from '../scripts/lib/project.ts'
import { localSettings } from '../scripts/lib/settings.ts'
import { holdCities } from './dataset.ts'
import { type Growth, measureGrowth } from './growth.ts'
import { treeMemory } from './process-tree.ts'
import { figure, lastResult, median, publish, save } from './publish.ts'

interface Built {
  pages: number
  /** The whole command. */
  seconds: number
  /** Next's own figure for rendering the pages, without compiling. */
  generating: number
  /** Of rendering alone. */
  pagesPerSecond: number
  peakMiB: number
}

interface Row extends Built {
  size: number
  cities: number
  rows: number
  requests: number
  filesPerPage: number
  kbPerPage: number
  bare: Built
  /** The bare app with pages of as many elements and as much text as a city page. */
  large: Built
  growth: Growth
}

const next = join(root, 'node_modules/next/dist/bin/next')
const DIST_DIR = '.next-bench'
const secret = 'benchmark-revalidate-secret-not-secret'

/** Both apps render their pages in two workers. */
const WORKERS = 2

function measure(folder: string, distDir: string, env: Record<string, string>): Promise<Built> {
  rmSync(join(folder, distDir), { recursive: true, force: true })
  const environment: NodeJS.ProcessEnv = { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1' }
  Reflect.deleteProperty(environment, 'NODE_ENV')
  const started = performance.now()
  const child = spawn(process.execPath, [next, 'build'], { cwd: folder, env: environment })
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  child.stderr.on('data', (text) => {
    printed += text
  })
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, treeMemory(child.pid ?? 0))
  }, 500)
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(sampling)
      if (code !== 0) {
        reject(new Error(`The build in ${folder} failed:\n${printed.slice(-2000)}`))
        return
      }
      const manifest = JSON.parse(readFileSync(join(folder, distDir, 'prerender-manifest.json'), 'utf8'))
      const pages = Object.keys(manifest.routes).length
      const generating = generatingSeconds(printed)
      resolve({
        pages,
        seconds: round((performance.now() - started) / 1000),
        generating,
        pagesPerSecond: round(pages / generating),
        peakMiB: Math.round(peak / 2 ** 20),
      })
    })
  })
}

/** Next prints it as "in 873ms", "in 45s" or "in 3.2min". */
function generatingSeconds(printed: string): number {
  const said = /Generating static pages using .*\((\d+)\/\1\) in ([\d.]+)(ms|s|min)/.exec(printed)
  const scale = { ms: 0.001, s: 1, min: 60 }[said?.[3] ?? ''] ?? Number.NaN
  return round(Number(said?.[2]) * scale)
}

const round = (value: number) => Math.round(value * 10) / 10

interface Content {
  elements: number
  letters: number
}

/** The number of elements and the text of a city page: the median of those that were built. */
function contentOfCity(distDir: string): Content {
  const folder = inProject(distDir, 'server/app/mnf/cities')
  const measured = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(join(folder, name), 'utf8')
      // Without the data that React hydrates the page from.
      const body = html.slice(html.indexOf('<body'), html.indexOf('self.__next_f'))
      return { elements: body.match(/<[a-z]/g)?.length ?? 0, letters: body.replace(/<[^>]*>/g, '').length }
    })
  return {
    elements: median(measured.map((one) => one.elements)),
    letters: median(measured.map((one) => one.letters)),
  }
}

/** The bare app's page: a heading, and text in the given number of elements. */
function markupOf(content?: Content): string {
  if (!content) return '<h1>Page {(await params).n}</h1>'
  const text = 'A quiet page of plain words. '
    .repeat(50)
    .slice(0, Math.round(content.letters / content.elements))
  return `<main><h1>Page {(await params).n}</h1>{Array.from({ length: ${content.elements} }, (_, n) => (
    <p key={n} className="line">${text}</p>
  ))}</main>`
}

/** The bare app is inside this project's .local, so that it finds the same packages; it has no middleware. */
async function bare(pages: number, content?: Content): Promise<Built> {
  const folder = join(localDirectory, 'bench-bare')
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'bench/bare'), folder, { recursive: true })
  mkdirSync(join(folder, 'app/p/[n]'), { recursive: true })
  writeFileSync(
    join(folder, 'app/p/[n]/page.tsx'),
    `export const generateStaticParams = () => Array.from({ length: ${pages} }, (_, n) => ({ n: String(n) }))
export default async function Page({ params }: { params: Promise<{ n: string }> }) {
  return ${markupOf(content)}
}
`,
  )
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { typescript: { ignoreBuildErrors: true }, experimental: { cpus: ${WORKERS} }, turbopack: { root: ${JSON.stringify(root)} } }\n`,
  )
  const built = await measure(folder, '.next', {})
  rmSync(folder, { recursive: true, force: true })
  return built
}

async function ours(pages: number): Promise<Omit<Row, 'bare' | 'large' | 'size'> & { content: Content }> {
  const database = await startDatabase({ directory: 'bench', port: 0, fresh: true, log: () => {} })
  const proxy = await startProxy({ target: database.url, port: 0 })
  try {
    // Three pages per city on two hosts; the number of the others does not depend on cities.
    const fixed = 2 * (243 + 40 + 24 + 190 + 14 + 30)
    const cities = Math.max(50, Math.round((pages - fixed) / 6))
    await holdCities(database, cities)
    const [{ rows } = { rows: 0 }] = await database.query<{ rows: number }>(
      `select (select count(*) from public.cities) + (select count(*) from public.local_suggestions) +
              (select count(*) from public.countries) as rows`,
    )
    const settings = {
      ...localSettings({ ...database, url: proxy.url }, { REVALIDATE_SECRET: secret }),
      NEXT_DIST_DIR: DIST_DIR,
      PRERENDER_COMBINATIONS: '0',
    }
    const built = await measure(root, DIST_DIR, settings)
    const { requests } = proxy.counts()
    const size = sizeOf(inProject(DIST_DIR, 'server/app/mnf'))
    const content = contentOfCity(DIST_DIR)
    const site = { env: { ...process.env, ...settings }, distDir: DIST_DIR, data: database.origin }
    const growth = await measureGrowth(site, proxy, secret)
    return {
      ...built,
      cities,
      rows: Number(rows),
      requests,
      filesPerPage: round(size.files / size.pages),
      kbPerPage: Math.round(size.bytes / 1024 / size.pages),
      growth,
      content,
    }
  } finally {
    await proxy.stop()
    await database.stop()
  }
}

function sizeOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return { files: files.length, pages: files.filter(({ name }) => name.endsWith('.html')).length, bytes }
}

const sizes = process.argv.slice(2).map(Number)
const results = lastResult<Row[]>('build', [])
for (const size of sizes.length > 0 ? sizes : [1400, 10_000]) {
  const { content, ...own } = await ours(size)
  const row: Row = { size, ...own, bare: await bare(own.pages), large: await bare(own.pages, content) }
  console.table([row])
  const others = results.filter((result) => result.size !== size)
  results.splice(0, results.length, ...others, row)
  results.sort((one, two) => one.size - two.size)
  // After each size, because the large ones take long.
  show(results)
}
if (process.env.KEEP !== '1') rmSync(join(root, DIST_DIR), { recursive: true, force: true })

function show(rows: readonly Row[]): void {
  publish(
    'build',
    rows,
    [
      'pages',
      'pages a second',
      'bare app',
      'ratio',
      'bare app, pages as large',
      'ratio',
      'peak MB',
      'bare app',
      'rows',
      'requests to the database',
    ],
    rows.map(({ pages, pagesPerSecond, peakMiB, rows: count, requests, bare: plain, large }) => [
      figure(pages),
      figure(pagesPerSecond),
      figure(plain.pagesPerSecond),
      (pagesPerSecond / plain.pagesPerSecond).toFixed(2),
      figure(large.pagesPerSecond),
      (pagesPerSecond / large.pagesPerSecond).toFixed(2),
      figure(peakMiB),
      figure(plain.peakMiB),
      figure(count),
      figure(requests),
    ]),
  )
  save(
    'growth',
    rows.map(({ cities, pages, filesPerPage, kbPerPage, growth }) => ({
      cities,
      pages,
      filesPerPage,
      kbPerPage,
      ...growth,
    })),
  )
}
