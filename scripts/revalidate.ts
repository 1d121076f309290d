// Tells a site to renew its pages after a content change.
//   npm run revalidate -- --table cities --slug tokyo      what shows a row
//   npm run revalidate -- --path /cities/tokyo             a page on both sites; may be repeated
//   npm run revalidate -- --all                            everything
//   npm run revalidate -- --pending                        changes whose webhook was lost
// --url https://example.org names another site than the local one. The secret comes from REVALIDATE_SECRET.
// The exit code is 0 only if it succeeded.
import { parseArgs } from 'node:util'
import { Failure } from './lib/failure.ts'
import { runProgram } from './lib/program.ts'
import { callSite, type Instance } from './lib/revalidate-client.ts'
import { loadEnvFiles, readSite } from './lib/settings.ts'

const usage =
  'Use one of: --table cities --slug tokyo; --path /cities/tokyo; --all; --pending. With --url for a remote site.'

runProgram(main)

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  loadEnvFiles({ dev: false })
  const site = readSite(options.url)
  return options.pending ? sendPending(site) : revalidate(site, bodyOf(options))
}

interface Options {
  table?: string
  slug?: string
  path?: string[]
  all?: boolean
  pending?: boolean
  url?: string
}

function readOptions(args: string[]): Options {
  let options: Options
  try {
    options = parseArgs({
      args,
      options: {
        table: { type: 'string' },
        slug: { type: 'string' },
        path: { type: 'string', multiple: true },
        all: { type: 'boolean' },
        pending: { type: 'boolean' },
        url: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
  const { table, slug, path, all, pending } = options
  const wishes = [table ?? slug, path, all, pending].filter((wish) => wish !== undefined)
  if (wishes.length !== 1 || (slug !== undefined && table === undefined)) throw new Failure(usage)
  return options
}

function bodyOf({ table, slug, path, all }: Options): object {
  if (all) return { all: true }
  return path ? { paths: path } : { table, ...(slug === undefined ? {} : { slug }) }
}

async function revalidate(site: Instance, body: object): Promise<number> {
  const { revalidated, warmed } = await callSite(site, '?wait=1', body)
  if (revalidated.length === 0) throw new Failure('No page can have this address. Nothing was renewed.')
  console.log(`Revalidated ${revalidated.join(', ')}. ${warmed} addresses are fresh.`)
  if (warmed > 0) return 0
  throw new Failure(
    'No page is fresh: does it exist, and does the database answer? (A development server renders each page anew.)',
  )
}

async function sendPending(site: Instance): Promise<number> {
  for (;;) {
    const answer = await callSite(site, '/pending', {})
    console.log(`${answer.delivered ?? 0} changes delivered.`)
    if (!answer.more) return 0
  }
}
