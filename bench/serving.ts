// node bench/serving.ts [--build .next] [--seconds 10] [--rounds 3] [--try]
// Cached pages a second and the 99th percentile at 64 connections, side by side in one run:
//   our `next start`; an empty Next app of the same version with a rewrite in its middleware, and one without middleware,
//   both with a page of the same size and the same kind of letters; nginx with the shipped configuration before ours;
//   nginx with the file itself.
// The first three again with the headers of a browser, which accepts compressed pages.
// Then a hundred pages in turn, as visitors read them: from memory, and each read from disk.
// wrk counts the pages. The percentile of Node's servers is measured by readers whose first responses do not count:
// Node accepts one connection in each round of responses, so the last of 64 waits for two seconds, which wrk would
// report. Needs a build of the site (`npm run site` builds one) and wrk (`apt-get install wrk`). Writes
// bench/results/serving.json and the table of bench/README.md.
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { ensureNginx, type Nginx, startNginx } from '../e2e/nginx.ts'
import { startDatabase } from '../scripts/database/embedded.ts'
import { copyBuild } from '../scripts/lib/copy-build.ts'
import { Failure } from '../scripts/lib/failure.ts'
import { waitForHttp } from '../scripts/lib/http.ts'
import { serve } from '../scripts/lib/next.ts'
import { unusedPort } from '../scripts/lib/ports.ts'
import { start } from '../scripts/lib/processes.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { inProject } from '../scripts/lib/project.ts'
import { localSettings } from '../scripts/lib/settings.ts'
import { serveBareApp } from './bare-app.ts'
import { client, quantile, rounded } from './http-load.ts'
import { figure, median, publish } from './publish.ts'
import { startReading } from './reader.ts'

const page = '/cities/tokyo'
const host = 'meetnewfriends.example'
const connections = 64
const asBrowsersDo = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const machine = { node: process.version, cpu: cpus()[0]?.model.trim(), cores: availableParallelism() }

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: '.next' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    // Prints the result without saving it.
    try: { type: 'boolean', default: false },
  },
})

interface Candidate {
  name: string
  url: string
  isNginx?: boolean
  /** Other pages of the same server to request in turn, and the wrk script that does it. */
  turns?: { paths: string[]; script: string }
  /** Requests compressed pages. */
  asBrowser?: boolean
}

runProgram(main)

async function main(resources: AsyncDisposableStack): Promise<number> {
  if (spawnSync('wrk', ['--version']).error) throw new Failure('wrk is not installed: apt-get install wrk.')
  const nginx = await ensureNginx()
  const folder = mkdtempSync(join(tmpdir(), 'serving-'))
  resources.defer(() => rmSync(folder, { recursive: true, force: true }))

  const database = await startDatabase({ directory: 'bench', port: 0, fresh: true })
  resources.defer(() => database.stop())
  const env = { ...process.env, ...localSettings(database) }
  const ours = await startOurs(resources, join(folder, 'ours'), env)
  const fromDisk = await startOurs(resources, join(folder, 'disk'), { ...env, PAGE_MEMORY_MB: '0' })
  const cities = await database.query<{ slug: string }>('select slug from cities order by slug limit 100')
  const turns = { paths: cities.map(({ slug }) => `/cities/${slug}`), script: join(folder, 'in-turn.lua') }
  writeFileSync(turns.script, inTurn(turns.paths))
  const { body } = await ask(ours, page)
  if (!body.includes('data-site="mnf"')) throw new Failure(`${page} is not a page of the site.`)
  const file = join(folder, 'files/page.html')
  mkdirSync(dirname(file))
  writeFileSync(file, body)

  const front = await startNginx(nginx, { instances: [new URL(ours).host], distDir: values.build })
  resources.use(front)
  const bare = async (middleware: boolean) => {
    const { address } = await serveBareApp(resources, (copy) => likeOurs(copy, body.length, middleware))
    return address
  }
  const rewritten = await bare(true)
  const plain = await bare(false)
  const candidates: Candidate[] = [
    { name: 'next start, this site', url: ours + page },
    { name: 'next start, empty app with a rewrite', url: rewritten },
    { name: 'next start, empty app, no middleware', url: plain },
    { name: 'this site, compressed', url: ours + page, asBrowser: true },
    { name: 'empty app with a rewrite, compressed', url: rewritten, asBrowser: true },
    { name: 'empty app, no middleware, compressed', url: plain, asBrowser: true },
    { name: 'nginx, shipped configuration', url: front.url + page, isNginx: true },
    {
      name: 'nginx, the bare file',
      url: `${await startFiles(resources, nginx, folder)}/page.html`,
      isNginx: true,
    },
    { name: 'this site, 100 pages in turn', url: ours, turns },
    { name: 'this site, 100 pages in turn from disk', url: fromDisk, turns },
  ]
  const table = await measure(candidates)
  const result = { date: new Date().toISOString(), machine, page, bytes: body.length, connections, table }
  if (values.try) {
    console.log(JSON.stringify(result, null, 2))
    return 0
  }
  publish(
    'serving',
    result,
    ['server', 'pages a second', 'p99 (ms)'],
    table.map(({ server, rate, p99 }) => [server, figure(rate), String(p99)]),
  )
  return 0
}

async function ask(origin: string, path: string) {
  const { ask, close } = client(origin, { connections: 1 })
  const answer = await ask({ path, host })
  close()
  if (answer.status !== 200) throw new Failure(`${origin}${path} answered ${answer.status}.`)
  return answer
}

async function startOurs(
  resources: AsyncDisposableStack,
  directory: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  copyBuild(inProject(values.build), directory)
  const port = await unusedPort()
  const server = serve({ env, distDir: '.next', data: '' }, { mode: 'start', port, directory })
  resources.use(server)
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(url, { serverExited: server.exited })
  return url
}

/** A script for wrk that requests the paths in turn. */
function inTurn(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => `"${path}"`).join(', ')} }
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end
`
}

/** Gives the empty page as many bytes as ours has and, if wanted, a middleware with a rewrite. */
function likeOurs(folder: string, bytes: number, middleware: boolean): void {
  const inner = middleware ? 'app/inner' : 'app'
  if (middleware) {
    mkdirSync(join(folder, inner))
    rmSync(join(folder, 'app/page.tsx'))
    writeFileSync(
      join(folder, 'middleware.ts'),
      `import { type NextRequest, NextResponse } from 'next/server'
export function middleware(request: NextRequest) {
  return NextResponse.rewrite(new URL('/inner', request.url))
}
export const config = { matcher: ['/'] }
`,
    )
  }
  // The content of a static page is in its document twice, as HTML and as data. It has a curly quote, as ours has,
  // because a string of only ASCII is measured and sent faster.
  const sentence = 'A quiet page of people’s words. '
  const words = sentence.repeat(Math.max(1, Math.round((bytes - 5_000) / 2 / Buffer.byteLength(sentence))))
  writeFileSync(
    join(folder, inner, 'page.tsx'),
    `export default function Page() {\n  return <p>${words}</p>\n}\n`,
  )
}

/** The limit: nginx with a file and nothing else. */
async function startFiles(resources: AsyncDisposableStack, nginx: Nginx, folder: string): Promise<string> {
  const port = await unusedPort()
  const conf = join(folder, 'files.conf')
  writeFileSync(
    conf,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/files.pid;
error_log ${folder}/files.log;
events { worker_connections 1024; }
http {
  include ${nginx.mimeTypes};
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}/files; }
}
`,
  )
  const running = start(nginx.executablePath, [
    '-p',
    folder,
    '-c',
    conf,
    '-e',
    join(folder, 'files.log'),
    '-g',
    'daemon off;',
  ])
  resources.use(running)
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(`${url}/page.html`, { serverExited: running.exited })
  return url
}

/** Measures the candidates in turn several times, so that a busy minute of the machine does not affect only one. */
async function measure(candidates: readonly Candidate[]) {
  const runs = new Map(candidates.map(({ name }) => [name, [] as { rate: number; p99: number }[]]))
  const seconds = Number(values.seconds)
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const candidate of candidates) {
      await renew(candidate)
      await load(candidate, 2) // warms it up
      const { rate, p99 } = await wrk(candidate, seconds)
      runs.get(candidate.name)?.push({ rate, p99: candidate.isNginx ? p99 : await read(candidate, seconds) })
    }
  }
  return candidates.map(({ name }) => {
    const taken = runs.get(name) ?? []
    return {
      server: name,
      rate: Math.round(median(taken.map(({ rate }) => rate))),
      p99: rounded(median(taken.map(({ p99 }) => p99))),
    }
  })
}

/** Has pages that are due for revalidation rendered before the measurement, which is about serving. */
async function renew({ url, turns }: Candidate): Promise<void> {
  const { origin, pathname } = new URL(url)
  for (const path of turns?.paths ?? [pathname]) {
    let answer = await ask(origin, path)
    while (answer.headers['x-nextjs-cache'] === 'STALE') answer = await ask(origin, path)
  }
}

/** @returns the 99th percentile of the milliseconds that a page takes once all connections are open */
async function read({ url, turns, asBrowser }: Candidate, seconds: number): Promise<number> {
  const { origin, pathname } = new URL(url)
  const headers = asBrowser ? asBrowsersDo : {}
  const stop = startReading({ origin, host, paths: turns?.paths ?? [pathname], lines: connections, headers })
  // Pages in turn take longer, and as many should count.
  await setTimeout(seconds * (turns ? 2_000 : 1_000))
  const times = await stop()
  // One connection is accepted in each round of responses: one response in the first, 64 in the last.
  const opening = (connections * (connections + 1)) / 2
  if (times.length < opening + 1_000) throw new Failure(`${url} gave too few pages: ${times.length}.`)
  return quantile(times.slice(opening), 0.99)
}

async function wrk(candidate: Candidate, seconds: number): Promise<{ rate: number; p99: number }> {
  const said = await load(candidate, seconds)
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(said)?.[1])
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? []
  if (!rate || !value || /Non-2xx/.test(said))
    throw new Failure(`wrk got no pages from ${candidate.url}:\n${said}`)
  return { rate, p99: Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1) }
}

/** Runs asynchronously, because the site's database is in this process and must respond in the meantime. */
async function load({ url, turns, asBrowser }: Candidate, seconds: number): Promise<string> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', `Host: ${host}`]
  for (const [name, value] of Object.entries(asBrowser ? asBrowsersDo : {}))
    args.push('-H', `${name}: ${value}`)
  if (turns) args.push('-s', turns.script)
  const { stdout } = await promisify(execFile)('wrk', [...args, url])
  return stdout
}
