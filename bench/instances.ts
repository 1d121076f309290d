// npm run instances: two instances of the built site behind nginx, as in production. Each has its own disk and follows
// the database's log of changes. nginx listens on PORT (3200). The database is that of SUPABASE_URL, or the embedded
// one.
import { startDatabase } from '../scripts/database/embedded.ts'
import { build, type Deployment, isBuilt } from '../scripts/lib/next.ts'
import { assertPortFree } from '../scripts/lib/ports.ts'
import { runProgram } from '../scripts/lib/program.ts'
import {
  assertDatabaseReachable,
  loadEnvFiles,
  localSettings,
  readPort,
  validateSettings,
} from '../scripts/lib/settings.ts'
import { startPair } from './instances/pair.ts'

runProgram(main, { stopped: 0 })

async function main(resources: AsyncDisposableStack): Promise<number> {
  loadEnvFiles({ dev: false })
  const port = readPort(process.env.PORT, 3200)
  const settings = await validateSettings(process.env)
  await assertPortFree(port, 'nginx', 'stop the program that uses it, or choose another port with PORT=3201')

  const site: Deployment = { env: { ...process.env, PORT: '' }, distDir: '.next', data: '' }
  if (process.env.SUPABASE_URL?.trim()) {
    await assertDatabaseReachable(settings.supabaseUrl, settings.supabasePublishableKey)
  } else {
    const database = await startDatabase({ directory: 'site' })
    resources.defer(() => database.stop())
    Object.assign(site.env, localSettings(database))
    site.data = database.origin
  }
  if (!(await isBuilt(site))) await build(site)

  const pair = resources.use(await startPair(site, { port }))
  console.log(`
Two instances behind nginx:
  nginx       http://lookingforfriends.localhost:${port}   http://meetnewfriends.localhost:${port}
  instances   ${pair.instances.map(({ url }) => url).join('   ')}
  logs        ${pair.logs.join('   ')}
Ctrl-C stops everything.
`)
  await new Promise(() => {})
  return 0
}
