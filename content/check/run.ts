import { existsSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Env, embedded } from '../../lib/env.ts'
import { siteIds } from '../../lib/site/variants.ts'
import { inProject } from '../../scripts/lib/project.ts'
import { checkAddresses } from './addresses.ts'
import { checkCare } from './care.ts'
import { entriesOf } from './content.ts'
import { coverageOf } from './coverage.ts'
import { checkDuplicates, checkVariants } from './duplicates.ts'
import { checkGroups } from './groups.ts'
import { htmlReport } from './html.ts'
import { checkLinks } from './links.ts'
import { checkOnline } from './online.ts'
import { readContent } from './read.ts'
import { checkFixedLinks, checkRedirects } from './redirects.ts'
import { checkRegister, registerOf } from './register.ts'
import { checkRelations } from './relations.ts'
import { countOf } from './report.ts'
import { coverageTable, registerTable, terminalReport } from './terminal.ts'
import { checkTexts } from './texts.ts'
import { checkDays, checkValues } from './values.ts'

export interface CheckOptions {
  json: boolean
  online: boolean
  /** Where the report is written; undefined: nowhere. */
  html: string | undefined
}

/** Where `npm run site` serves the local content. */
const localSite = 'http://localhost:3000'

/**
 * Reads the content, checks it, and reports.
 * @returns the exit code: 1 where there are errors, 0 with warnings alone
 */
export async function runContentCheck(env: Env, { json, online, html }: CheckOptions): Promise<number> {
  const key = env.supabaseSecretKey ?? env.supabasePublishableKey
  const content = await readContent(env.supabaseUrl, key)
  const links = checkLinks(content, isPublicFile)
  const findings = [
    ...checkTexts(content),
    ...checkDuplicates(content),
    ...checkVariants(content),
    ...checkAddresses(content),
    ...links.findings,
    ...checkRelations(content),
    ...checkRedirects(content),
    ...checkFixedLinks(content),
    ...checkValues(content),
    ...checkDays(content),
    ...checkGroups(content),
    ...checkCare(content),
    ...checkRegister(content),
    ...(online ? await checkOnline(links.external) : []),
  ]

  const entries = entriesOf(content)
  if (html !== undefined) {
    const paths = new Map(entries.map(({ table, id, path }) => [`${table}/${id}`, path]))
    const isLocal = env.supabaseUrl === embedded.url
    const report = htmlReport(findings, {
      rows: entries.length,
      supabaseUrl: env.supabaseUrl,
      sites: siteIds.map((site) => ({
        name: `${site.toUpperCase()} page`,
        addressOf: (path) => (isLocal ? `${localSite}${path}?site=${site}` : env.origins[site] + path),
      })),
      pathOf: ({ table, id }) => paths.get(`${table}/${id}`) ?? null,
      at: new Date(),
    })
    writeFileSync(resolve(html), report)
  }
  if (json) {
    console.log(JSON.stringify(findings, null, 2))
  } else {
    console.log(registerTable(registerOf(content)))
    console.log(coverageTable(coverageOf(content)))
    console.log(terminalReport(findings, entries.length))
  }
  if (html !== undefined && !json) console.log(`The report is in ${resolve(html)}.`)
  return countOf(findings, 'error') > 0 ? 1 : 0
}

/** @param path begins with a slash, as in an address */
function isPublicFile(path: string): boolean {
  const file = inProject('public', path.slice(1))
  return file.startsWith(inProject('public/')) && existsSync(file) && statSync(file).isFile()
}
