// Follows the log of content changes for one instance of the site: no webhook and no cache server is needed, and an
// instance that was down catches up by itself. Runs beside each instance.
//   npm run follow -- --url http://127.0.0.1:3000 --cursor .local/follow.json [--interval 300]
// SUPABASE_URL and SUPABASE_SECRET_KEY name the database, REVALIDATE_SECRET is the instance's.
import { parseArgs } from 'node:util'
import { readCursor, writeCursor } from './lib/cursor.ts'
import { Failure } from './lib/failure.ts'
import { follow, restLog } from './lib/follower.ts'
import { runProgram } from './lib/program.ts'
import { inProject } from './lib/project.ts'
import { loadEnvFiles, readSite, validateSettings } from './lib/settings.ts'

runProgram(main, { stopped: 0 })

async function main(resources: AsyncDisposableStack): Promise<number> {
  const { url, cursor, interval } = readOptions(process.argv.slice(2))
  loadEnvFiles({ dev: false })
  const { supabaseUrl, supabaseSecretKey } = await validateSettings(process.env)
  if (!supabaseSecretKey)
    throw new Failure(`SUPABASE_SECRET_KEY must be set to read changes from ${supabaseUrl}.`)
  const site = readSite(url)
  const file = inProject(cursor)
  const stop = new AbortController()
  resources.defer(() => stop.abort())
  console.log(`Following ${supabaseUrl} for ${site.url}.`)
  await follow({
    log: restLog(supabaseUrl, supabaseSecretKey),
    site,
    cursor: readCursor(file),
    store: (reached) => writeCursor(file, reached),
    interval,
    signal: stop.signal,
  })
  return 0
}

function readOptions(args: string[]): { url?: string; cursor: string; interval: number } {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      cursor: { type: 'string', default: '.local/follow.json' },
      interval: { type: 'string', default: '300' },
    },
  })
  const interval = Number(values.interval)
  if (!Number.isInteger(interval) || interval < 50) {
    throw new Failure('--interval must be a whole number of milliseconds, 50 or more.')
  }
  return { url: values.url, cursor: values.cursor, interval }
}
