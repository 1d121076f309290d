// npm run container:check
// Builds the image with Docker, starts it, and requests its health check and a page of each site. The database is the
// embedded one, on this machine's network, with the cities of one country, which is enough.
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { get } from '../../e2e/http.ts'
import { startDatabase } from '../../scripts/database/embedded.ts'
import { Failure } from '../../scripts/lib/failure.ts'
import { unusedPort } from '../../scripts/lib/ports.ts'
import { run } from '../../scripts/lib/processes.ts'
import { runProgram } from '../../scripts/lib/program.ts'
import { root } from '../../scripts/lib/project.ts'
import { localSettings } from '../../scripts/lib/settings.ts'

const image = 'friends-directory:check'
const origins = { lff: 'https://www.example.org', mnf: 'https://www.example.net' }
const START_MS = 60_000

runProgram(main)

async function main(resources: AsyncDisposableStack): Promise<number> {
  if (spawnSync('docker', ['version'], { stdio: 'ignore' }).status !== 0) {
    throw new Failure('This check needs Docker: there is none here, or it is not running.')
  }
  const database = await startDatabase({ directory: 'container', port: 0, fresh: true })
  resources.defer(() => database.stop())
  await database.query(
    `delete from public.cities where country_id <> (select id from public.countries where code = 'jp')`,
  )
  const settings: Record<string, string | undefined> = {
    ...localSettings(database),
    ...{ LFF_URL: origins.lff, MNF_URL: origins.mnf, TEST_TOOLS: '' },
  }

  const forBuild = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'LFF_URL', 'MNF_URL'] as const
  const args = forBuild.flatMap((name) => ['--build-arg', `${name}=${settings[name]}`])
  await docker('build', '--network', 'host', '--tag', image, ...args, '.')

  const port = await unusedPort()
  const given = Object.entries({ ...settings, PORT: String(port) }).flatMap(([name, value]) => [
    '--env',
    `${name}=${value}`,
  ])
  const name = `friends-directory-check-${process.pid}`
  resources.defer(() => void spawnSync('docker', ['rm', '--force', name], { stdio: 'ignore' }))
  await docker(
    'run',
    '--detach',
    '--network',
    'host',
    '--health-interval',
    '1s',
    '--name',
    name,
    ...given,
    image,
  )

  const deadline = Date.now() + START_MS
  while (health(name) !== 'healthy') {
    if (Date.now() > deadline) throw new Failure(`The container is ${health(name)} after a minute.`)
    await pause(500)
  }
  for (const [site, origin] of Object.entries(origins)) {
    const { status, headers, body } = await get('/cities/tokyo', { host: new URL(origin).host, port })
    const policy = String(headers['content-security-policy'])
    if (status !== 200 || !policy.includes("'sha256-") || !body.includes(`data-site="${site}"`)) {
      throw new Failure(`${origin}/cities/tokyo answers ${status} with the policy "${policy}".`)
    }
  }
  console.log(
    'The image is built, the container is healthy, and both sites answer with their pages and policy.',
  )
  return 0
}

async function docker(...args: string[]): Promise<void> {
  const code = await run('docker', args, { cwd: root })
  if (code !== 0) throw new Failure(`docker ${args[0]} failed (exit code ${code}): its messages are above.`)
}

const health = (name: string) =>
  spawnSync('docker', ['inspect', '--format', '{{.State.Health.Status}}', name], {
    encoding: 'utf8',
  }).stdout.trim()
