// npm run crawl -- [--base http://localhost:3000] [--site lff|mnf] [--sample N] [--limit N] [--concurrency N]
// Visits every page of both sites, starting at their sitemaps, and reports what is wrong for a crawler.
//   --sample N   N pages of each template instead of all; always the same ones
//   --limit N    at most N pages of each site
// Requests name the hosts of LFF_URL and MNF_URL, whatever the server's address. Exit code 1 if anything is found.
import { parseArgs } from 'node:util'
import { Failure } from '../scripts/lib/failure.ts'
import { runProgram } from '../scripts/lib/program.ts'
import { loadEnvFiles, validateSettings } from '../scripts/lib/settings.ts'
import { allChecks, crawl, type Report } from './crawl/crawl.ts'

/** Findings of one kind and site that are printed in full. */
const PRINTED = 5

runProgram(main)

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'http://localhost:3000' },
      site: { type: 'string', default: 'lff,mnf' },
      sample: { type: 'string' },
      limit: { type: 'string' },
      concurrency: { type: 'string', default: '8' },
    },
  })
  if (!URL.canParse(values.base)) throw new Failure(`--base must be an address, not "${values.base}".`)
  const sample = count('sample', values.sample)
  const limit = count('limit', values.limit)
  const concurrency = count('concurrency', values.concurrency)
  loadEnvFiles({ dev: false })
  const { origins, structuredDataRatings } = await validateSettings(process.env)

  const reports = new Map<string, Report>()
  for (const site of values.site.split(',')) {
    if (site !== 'lff' && site !== 'mnf') throw new Failure(`--site must be lff or mnf, not "${site}".`)
    const report = await crawl({
      base: values.base,
      origin: new URL(origins[site]).origin,
      otherOrigin: new URL(origins[site === 'lff' ? 'mnf' : 'lff']).origin,
      ratings: structuredDataRatings,
      progress: console.log,
      ...(sample === undefined ? {} : { sample }),
      ...(limit === undefined ? {} : { limit }),
      ...(concurrency === undefined ? {} : { concurrency }),
    })
    reports.set(site, report)
  }
  print(reports)
  return [...reports.values()].some(({ findings }) => findings.length > 0) ? 1 : 0
}

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new Failure(`--${name} must be a whole number above 0, not "${text}".`)
}

function print(reports: Map<string, Report>): void {
  const rows = allChecks.map((check) => {
    const columns = [...reports].flatMap(([site, { checked, findings }]) => [
      [`${site} checked`, checked[check]],
      [`${site} findings`, findings.filter((finding) => finding.check === check).length],
    ])
    return [check, Object.fromEntries(columns)]
  })
  console.table(Object.fromEntries(rows))
  for (const { findings } of reports.values()) {
    for (const [check, some] of Map.groupBy(findings, (finding) => finding.check)) {
      console.log(`\n${check}: ${some.length}`)
      for (const { address, message } of some.slice(0, PRINTED)) console.log(`  ${address}\n    ${message}`)
      if (some.length > PRINTED) console.log(`  and ${some.length - PRINTED} more`)
    }
  }
}
