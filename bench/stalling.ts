// node bench/stalling.ts [--build .next-stalling] [--try]
// Puts texts that parsers stall or break on into every column of every table, builds the site from them, and renders
// each page again and times it. Columns for HTML or markdown contain the whole texts, all others their first 10,000
// characters, names 1,000. Writes bench/results/stalling.json and the table of bench/README.md.
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hosts } from '../e2e/hosts.ts'
import { stallingTexts } from '../e2e/payloads/stalling.ts'
import { siteIds } from '../lib/site/variants.ts'
import { type Database, startDatabase } from '../scripts/database/embedded.ts'
import { waitForHttp } from '../scripts/lib/http.ts'
import { build, serve } from '../scripts/lib/next.ts'
import { unusedPort } from '../scripts/lib/ports.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { localSettings } from '../scripts/lib/settings.ts'
import { holdCities } from './dataset.ts'
import { client } from './http-load.ts'
import { figure, median, publish } from './publish.ts'

const { values } = parseArgs({
  options: { build: { type: 'string', default: '.next-stalling' }, try: { type: 'boolean', default: false } },
})
const secret = 'benchmark-revalidate-secret-not-secret'
const texts = Object.values(stallingTexts)

/** Columns whose form the database checks, and ids. */
const formed =
  /^(?:id|.*_id|slug|code|kind|units|care_level|weekend|calling_code|emergency_number|country_codes|community_slugs)$/
const rendered = /^(?:long_description|content)(?:_lff)?$/
const names = /^(?:name|title|author|region|airport)(?:_lff)?$/

runProgram(main)

async function main(resources: AsyncDisposableStack): Promise<number> {
  const database = await startDatabase({ directory: 'bench', port: 0, fresh: true })
  resources.defer(() => database.stop())
  await holdCities(database, texts.length)
  const columns = await fill(database)
  const env = {
    ...process.env,
    ...localSettings(database, { REVALIDATE_SECRET: secret }),
    PRERENDER_COMBINATIONS: '1',
  }
  const site = { env, distDir: values.build, data: database.origin }
  const started = performance.now()
  await build(site)
  const buildSeconds = Math.round((performance.now() - started) / 1_000)

  const port = await unusedPort()
  const server = serve(site, { mode: 'start', port })
  resources.use(server)
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(`${url}/api/health`, { serverExited: server.exited })
  const { ask, close } = client(url, { connections: 1 })
  // Makes every page stale: its first response that is not stale is new.
  await ask({
    path: '/api/revalidate?wait=1',
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ all: true }),
  })
  const pages: { page: string; ms: number; status: number }[] = []
  for (const site of siteIds) {
    const host = hosts[site]
    const sitemap = (await ask({ path: '/sitemaps/0.xml', host })).body
    const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path || '/',
    )
    for (const path of [
      ...listed,
      '/feed.xml',
      '/llms.txt',
      '/search.json',
      '/search-groups.json',
      '/sitemap.xml',
    ]) {
      const asked = performance.now()
      let answer = await ask({ path, host })
      while (answer.headers['x-nextjs-cache'] === 'STALE') {
        await setTimeout(10)
        answer = await ask({ path, host })
      }
      pages.push({ page: `${host}${path}`, ms: Math.round(performance.now() - asked), status: answer.status })
    }
  }
  close()
  const slowest = pages.toSorted((a, b) => b.ms - a.ms).slice(0, 20)
  const failed = pages.filter(({ status }) => status !== 200)
  const result = {
    date: new Date().toISOString(),
    texts: texts.length,
    columns,
    buildSeconds,
    pages: pages.length,
    medianMs: median(pages.map(({ ms }) => ms)),
    slowest,
    failed,
  }
  if (values.try) {
    console.log(JSON.stringify(result, null, 2))
  } else {
    publish(
      'stalling',
      result,
      ['', ''],
      [
        ['Columns that hold such texts', String(columns)],
        ['Pages rendered in service', figure(pages.length)],
        ['Of them not answered with 200', String(failed.length)],
        ['Median and slowest page (ms)', `${result.medianMs}, ${slowest[0]?.ms}`],
      ],
    )
  }
  return failed.length === 0 ? 0 : 1
}

/** Fills each column of each table, with a different text for each row and column. */
async function fill(database: Database): Promise<number> {
  await database.query("select set_config('app.content_changes', 'off', false)")
  const all = await database.query<{ table_name: string; column_name: string; data_type: string }>(
    `select table_name, column_name, data_type from information_schema.columns
     where table_schema = 'public' and table_name <> 'content_changes'
       and (data_type = 'text' or data_type = 'ARRAY' and udt_name = '_text')`,
  )
  const columns = all.filter(({ column_name }) => !formed.test(column_name))
  for (const [index, { table_name, column_name, data_type }] of columns.entries()) {
    for (const [number, whole] of texts.entries()) {
      const most = rendered.test(column_name) ? whole.length : names.test(column_name) ? 1_000 : 10_000
      const text = whole.slice(0, most)
      // The database accepts nothing else here.
      const prefix = `${table_name}.${column_name}` === 'finders.url' ? 'https://a.example/' : ''
      const value = rendered.test(column_name) && !text.startsWith('<') ? `# a\n${text}` : prefix + text
      await database.query(
        `update public.${table_name} set ${column_name} = ${data_type === 'ARRAY' ? 'array[$1]' : '$1'}
         where ctid in (select ctid from (select ctid, row_number() over (order by ctid) as n from public.${table_name}) r
           where (n + ${index}) % ${texts.length} = ${number})`,
        [value],
      )
    }
  }
  return columns.length
}
