// The whole site on this machine: database, build, server. No account, no Docker.
//   npm run site   builds what changed and serves it as in production
//   npm run dev    serves it with Next's development server
// With SUPABASE_URL set (in the environment or in .env.local) that database is read and none is started.
import { join } from 'node:path'
import { startDatabase } from './database/embedded.ts'
import { Failure } from './lib/failure.ts'
import { waitForHttp } from './lib/http.ts'
import { build, type Deployment, isBuilt, serve } from './lib/next.ts'
import { assertPortFree } from './lib/ports.ts'
import { runProgram } from './lib/program.ts'
import { localDirectory } from './lib/project.ts'
import {
  assertDatabaseReachable,
  loadEnvFiles,
  localSettings,
  readPort,
  validateSettings,
} from './lib/settings.ts'

runProgram(main, { stopped: 0 })

async function main(resources: AsyncDisposableStack): Promise<number> {
  const started = performance.now()
  const mode = readMode(process.argv[2])
  loadEnvFiles({ dev: mode === 'dev' })
  const port = readPort(process.env.PORT, 3000)
  const settings = await validateSettings(process.env)
  await assertPortFree(
    port,
    'the site',
    'stop the program that uses it, or choose another port with PORT=3001',
  )

  const site: Deployment = { env: { ...process.env }, distDir: '.next', data: '' }
  if (process.env.SUPABASE_URL?.trim()) {
    await assertDatabaseReachable(settings.supabaseUrl, settings.supabasePublishableKey)
    console.log(`Reading from the database at ${settings.supabaseUrl}.`)
  } else {
    const database = await startDatabase({
      directory: 'site',
      // A second checkout on the same machine needs a database port of its own.
      ...(process.env.DATABASE_PORT ? { port: readPort(process.env.DATABASE_PORT, 0) } : {}),
    })
    resources.defer(() => database.stop())
    // A changed row shows up on the site.
    const FOLLOW_CURSOR = join(localDirectory, 'follow.json')
    Object.assign(site.env, localSettings(database), { FOLLOW_CURSOR })
    site.data = database.origin
    console.log(`The local database answers at ${database.url}.`)
  }

  if (mode === 'start') await buildIfChanged(site)

  const server = serve(site, { mode, port })
  resources.use(server)
  await waitForHttp(`http://127.0.0.1:${port}/`, { serverExited: server.exited, timeoutMs: 300_000 })
  printReady(port, performance.now() - started)

  const code = await server.exited
  throw new Failure(`The server ended by itself (exit code ${code}): its messages are above.`)
}

function readMode(argument: string | undefined): 'start' | 'dev' {
  if (argument === undefined) return 'start'
  if (argument === 'dev') return 'dev'
  throw new Failure(`"${argument}" is not known here: use "npm run site" or "npm run dev".`)
}

async function buildIfChanged(site: Deployment): Promise<void> {
  if (await isBuilt(site)) {
    console.log('The last build is current.')
    return
  }
  console.log('Building the site.')
  await build(site)
}

function printReady(port: number, elapsedMs: number): void {
  console.log(`
The site is ready after ${(elapsedMs / 1000).toFixed(0)} s:
  Looking For Friends   http://localhost:${port}/?site=lff
  Meet New Friends      http://localhost:${port}/?site=mnf
On local hosts the choice is kept in a session cookie, so links stay on the chosen site. Ctrl-C stops everything.
`)
}
