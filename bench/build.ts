// node bench/build.ts [pages …]     default: 1400 10000
// Builds this site with as many pages, and a bare Next app of the same version with as many static pages and no data:
// pages per second, peak memory of the whole process tree, and what was read from the database. Everything else stands
// still meanwhile: the numbers of a busy machine say nothing. Writes bench/results/build.json.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabase } from '../scripts/database/embedded.ts'
import { startProxy } from '../scripts/database/proxy.ts'
import { localDirectory, root } from '../scripts/lib/project.ts'
import { localSettings } from '../scripts/lib/settings.ts'
import { holdCities } from './dataset.ts'
import { treeMemory } from './process-tree.ts'

interface Built {
  pages: number
  /** The whole command. */
  seconds: number
  /** Next's own figure for making the pages, without compiling. */
  generating: number
  peakMiB: number
}

const next = join(root, 'node_modules/next/dist/bin/next')
const DIST_DIR = '.next-bench'

/** Both apps make their pages in two workers. */
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
      const [, amount = '', unit = ''] =
        /Generating static pages using .*\((\d+)\/\1\) in ([\d.]+)(ms|s|min)/
          .exec(printed)
          ?.slice(1)
          .map(String) ?? []
      const scale = { ms: 0.001, s: 1, min: 60 }[unit] ?? Number.NaN
      resolve({
        pages: Object.keys(manifest.routes).length,
        seconds: round((performance.now() - started) / 1000),
        generating: round(Number(amount) * scale),
        peakMiB: Math.round(peak / 2 ** 20),
      })
    })
  })
}

const round = (value: number) => Math.round(value * 10) / 10

/** The bare app lies inside this project's .local, so that it finds the same packages; it has no middleware. */
async function bare(pages: number): Promise<Built> {
  const folder = join(localDirectory, 'bench-bare')
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'bench/bare'), folder, { recursive: true })
  mkdirSync(join(folder, 'app/p/[n]'), { recursive: true })
  writeFileSync(
    join(folder, 'app/p/[n]/page.tsx'),
    `export const generateStaticParams = () => Array.from({ length: ${pages} }, (_, n) => ({ n: String(n) }))
export default async function Page({ params }: { params: Promise<{ n: string }> }) {
  return <h1>Page {(await params).n}</h1>
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

async function ours(pages: number) {
  const database = await startDatabase({ directory: 'bench', port: 0, fresh: true, log: () => {} })
  const proxy = await startProxy({ target: database.url, port: 0 })
  try {
    // Three pages a city on two hosts; what does not depend on cities stays.
    const fixed = 2 * (243 + 40 + 24 + 190 + 14 + 30)
    const cities = Math.max(50, Math.round((pages - fixed) / 6))
    await holdCities(database, cities)
    const [{ rows } = { rows: 0 }] = await database.query<{ rows: number }>(
      `select (select count(*) from public.cities) + (select count(*) from public.local_suggestions) +
              (select count(*) from public.countries) as rows`,
    )
    const settings = localSettings({ ...database, url: proxy.url })
    const built = await measure(root, DIST_DIR, {
      ...settings,
      NEXT_DIST_DIR: DIST_DIR,
      PRERENDER_COMBINATIONS: '0',
    })
    return { ...built, cities, rows: Number(rows), requests: proxy.counts().requests }
  } finally {
    await proxy.stop()
    await database.stop()
  }
}

const sizes = process.argv.slice(2).map(Number)
const file = join(root, 'bench/results/build.json')
const results: Record<string, unknown>[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
for (const size of sizes.length > 0 ? sizes : [1400, 10_000]) {
  const own = await ours(size)
  const plain = await bare(own.pages)
  const row = {
    size,
    ...own,
    pagesPerSecond: round(own.pages / own.generating),
    bareSeconds: plain.seconds,
    bareGenerating: plain.generating,
    barePeakMiB: plain.peakMiB,
    barePagesPerSecond: round(plain.pages / plain.generating),
  }
  console.table([row])
  const others = results.filter((result) => result.size !== size)
  results.splice(0, results.length, ...others, row)
  results.sort((one, two) => Number(one.size) - Number(two.size))
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}
if (process.env.KEEP !== '1') rmSync(join(root, DIST_DIR), { recursive: true, force: true })
