// npm run container:check [-- folder]
// Runs the Dockerfile's steps without Docker in a temporary directory, starts the result as the image would, and
// requests its health check and a page of each site. The database is the embedded one with the cities of one country,
// which is enough. A given folder is kept.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { startDatabase } from '../../scripts/database/embedded.ts'
import { Failure } from '../../scripts/lib/failure.ts'
import { unusedPort } from '../../scripts/lib/ports.ts'
import { runProgram } from '../../scripts/lib/program.ts'
import { inProject, root } from '../../scripts/lib/project.ts'
import { localSettings } from '../../scripts/lib/settings.ts'
import { NODE_ACCOUNT, parseDockerfile, runDockerfile, type Stage, sizeOf } from './dockerfile.ts'

const origins = { LFF_URL: 'https://www.example.org', MNF_URL: 'https://www.example.net' }
const START_MS = 30_000

runProgram(main)

async function main(resources: AsyncDisposableStack): Promise<number> {
  const kept = process.argv[2]
  const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'container-'))
  if (!kept) resources.defer(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const database = await startDatabase({ directory: 'container', port: 0, fresh: true })
  resources.defer(() => database.stop())
  await database.query(
    `delete from public.cities where country_id <> (select id from public.countries where code = 'jp')`,
  )
  const settings = { ...localSettings(database), ...origins, TEST_TOOLS: '' }

  const instructions = parseDockerfile(readFileSync(inProject('Dockerfile'), 'utf8'))
  const image = await runDockerfile(instructions, {
    context: root,
    folder,
    args: settings,
    path: process.env.PATH ?? '',
  })
  const { files, bytes } = sizeOf(image.root)
  const pages = globSync('**/*.html', { cwd: join(image.root, image.workdir, '.next/server/app') }).length
  const size = `${(bytes / 1e6).toFixed(0)} MB in ${files} files, with ${pages} pages`
  console.log(`On top of its base the image has ${size}.`)

  const port = await unusedPort()
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    ...image.env,
    ...settings,
    PORT: String(port),
  }
  const started = performance.now()
  const server = startCommand(image, env)
  resources.defer(() => void server.kill())
  while (spawnInImage(image, image.healthCheck, env) !== 0) {
    if (server.exitCode !== null) throw new Failure(`The server ended with exit code ${server.exitCode}.`)
    if (performance.now() - started > START_MS) throw new Failure('The health check found no healthy server.')
    await pause(200)
  }
  console.log(`Healthy after ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  for (const [site, origin] of Object.entries({ lff: origins.LFF_URL, mnf: origins.MNF_URL })) {
    const { status, policy, body } = await page(port, new URL(origin).host)
    if (status !== 200 || !policy.includes("'sha256-") || !body.includes(`data-site="${site}"`)) {
      throw new Failure(`${origin}/cities/tokyo answers ${status} with the policy "${policy}".`)
    }
  }
  console.log('Both sites answer with their pages and the strict policy.')
  return 0
}

const account = (image: Stage) =>
  image.user === 'node' && process.getuid?.() === 0 ? { uid: NODE_ACCOUNT, gid: NODE_ACCOUNT } : {}

function startCommand(image: Stage, env: NodeJS.ProcessEnv) {
  const [program = '', ...args] = image.command
  const options = { ...account(image), cwd: join(image.root, image.workdir), env }
  return spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
}

function spawnInImage(
  image: Stage,
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): number {
  const options = { ...account(image), cwd: join(image.root, image.workdir), env }
  return spawnSync(program, args, { ...options, timeout: 5_000 }).status ?? 1
}

async function page(port: number, host: string) {
  const answer = await new Promise<import('node:http').IncomingMessage>((done, failed) => {
    get({ host: '127.0.0.1', port, path: '/cities/tokyo', headers: { host } }, done).on('error', failed)
  })
  const policy = String(answer.headers['content-security-policy'] ?? '')
  return { status: answer.statusCode, policy, body: await text(answer) }
}
