// node bench/fuzz.ts [--build .next] [--requests 50000] [--nginx-requests 100000] [--seed 1] [--try]
// Sends hostile requests to a copy of a built site: no response may be a server error or show a stack trace, and
// neither memory nor the page cache on disk may grow with them. Then sends others through nginx with the shipped
// configuration, whose cache may contain only representations of pages. The same seed sends the same requests. Writes
// bench/results/fuzz.json and the table of bench/README.md.
import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fuzz, isNextsOwn500, known } from '../e2e/fuzz-requests.ts'
import { ensureNginx, startNginx } from '../e2e/nginx.ts'
import { startDatabase } from '../scripts/database/embedded.ts'
import { copyBuild } from '../scripts/lib/copy-build.ts'
import { waitForHttp } from '../scripts/lib/http.ts'
import { serve } from '../scripts/lib/next.ts'
import { unusedPort } from '../scripts/lib/ports.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { inProject } from '../scripts/lib/project.ts'
import { localSettings } from '../scripts/lib/settings.ts'
import { treeMemory } from './process-tree.ts'
import { figure, publish } from './publish.ts'

/** What the first requests may add: pages that were not rendered yet, and code that was not loaded yet. */
const warmUp = 5_000
/** What all later requests together may add. */
const mostFiles = 500
/** Pages in memory (`PAGE_MEMORY_MB`), with some room. */
const mostMegabytes = 400
/** What the requests through nginx may add to that, once everything has been requested. */
const mostMegabytesMore = 100
/**
 * What nginx may cache for the addresses that the requests are derived from: a document and the data of a navigation, for
 * both hosts.
 */
const mostEntries = known.length * 2 * 2

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: '.next' },
    requests: { type: 'string', default: '50000' },
    'nginx-requests': { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    // Prints the result without saving it.
    try: { type: 'boolean', default: false },
  },
})

runProgram(main)

async function main(resources: AsyncDisposableStack): Promise<number> {
  const seed = Number(values.seed)
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  resources.defer(() => rmSync(folder, { recursive: true, force: true }))
  const database = await startDatabase({ directory: 'bench', port: 0, fresh: true })
  resources.defer(() => database.stop())
  copyBuild(inProject(values.build), join(folder, 'site'))

  const port = await unusedPort()
  const env = {
    ...process.env,
    ...localSettings(database, { REVALIDATE_SECRET: 'nobody-knows-this-revalidate-secret' }),
  }
  const server = serve(
    { env, distDir: '.next', data: '' },
    { mode: 'start', port, directory: join(folder, 'site') },
  )
  resources.use(server)
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(url, { serverExited: server.exited })

  const measure = () => ({
    megabytes: Math.round(treeMemory(server.pid ?? 0) / 1024 ** 2),
    files: readdirSync(join(folder, 'site/.next/server'), { recursive: true }).length,
  })
  const first = await fuzz(url, { seed: seed + 1, count: warmUp, isExpected500: isNextsOwn500 })
  const before = measure()
  const started = performance.now()
  const { statuses, faults } = await fuzz(url, {
    isExpected500: isNextsOwn500,
    seed,
    count: Number(values.requests),
    onProgress: (done) => console.log(`${figure(done)} requests`),
  })
  const seconds = Math.round((performance.now() - started) / 1_000)
  const after = measure()

  await using nginx = await startNginx(await ensureNginx(), {
    instances: [`127.0.0.1:${port}`],
    distDir: values.build,
  })
  const behind = await fuzz(nginx.url, {
    seed: seed + 2,
    count: Number(values['nginx-requests']),
    onProgress: (done) => console.log(`${figure(done)} requests through nginx`),
  })
  const last = measure()
  const entries = globSync('cache/*/*/*', { cwd: nginx.directory }).length

  const growth = { files: after.files - before.files, megabytes: after.megabytes - before.megabytes }
  const problems = [...first.faults, ...faults, ...behind.faults]
  if (growth.files > mostFiles) problems.push(`${growth.files} files were added.`)
  if (growth.megabytes > mostMegabytes) problems.push(`${growth.megabytes} MB of memory were added.`)
  const more = last.megabytes - after.megabytes
  if (more > mostMegabytesMore) problems.push(`${more} MB of memory were added through nginx.`)
  if (entries > mostEntries) problems.push(`nginx keeps ${entries} entries, more than ${mostEntries}.`)
  const requests = Number(values.requests)
  const result = {
    date: new Date().toISOString(),
    seed,
    requests,
    seconds,
    statuses,
    before,
    after,
    last,
    nginx: { requests: Number(values['nginx-requests']), statuses: behind.statuses, entries, mostEntries },
    problems,
  }
  if (values.try) {
    console.log(JSON.stringify(result, null, 2))
  } else {
    publish(
      'fuzz',
      result,
      ['', ''],
      [
        ['Requests', figure(requests)],
        ['Answers of status 5xx, or with a stack trace', String(faults.length)],
        ['Files in the build before and after', `${figure(before.files)}, ${figure(after.files)}`],
        [
          'Memory before, after, and after those through nginx (MB)',
          `${before.megabytes}, ${after.megabytes}, ${last.megabytes}`,
        ],
        ['Requests through nginx', figure(result.nginx.requests)],
        ['Answers of status 5xx, or with a stack trace', String(behind.faults.length)],
        ["Entries in nginx's cache, and how many there may be", `${entries}, ${mostEntries}`],
      ],
    )
  }
  for (const problem of problems.slice(0, 50)) console.error(problem)
  return problems.length === 0 ? 0 : 1
}
