import { existsSync, globSync, readFileSync } from 'node:fs'
import { inProject } from '../scripts/lib/project.ts'
import { expect, test } from './fixtures.ts'
import { buildDirectory, ownSite } from './hosts.ts'
import type { ProxyCounts } from './proxy.ts'

const file = inProject('.local/build-reads.json')
const perThousandRows = 40

test('The whole build makes at most 40 database requests per 1,000 rows', () => {
  test.skip(!ownSite || !existsSync(file), 'npm test counts what its build reads')
  const { requests, rows, tables } = JSON.parse(readFileSync(file, 'utf8')) as ProxyCounts
  // Otherwise it would not have counted: every city has a page, and its row is read at least once.
  const cities = globSync('lff/cities/*.html', { cwd: inProject(buildDirectory, 'server/app') })
  expect(cities.length).toBeGreaterThan(0)
  expect(tables.cities?.rows).toBeGreaterThanOrEqual(cities.length)
  expect(requests).toBeLessThanOrEqual((perThousandRows * rows) / 1000)
})

test('The build writes nothing to the database', () => {
  test.skip(!ownSite || !existsSync(file), 'npm test counts what its build reads')
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as ProxyCounts
  expect(Object.values(tables).map(({ writes }) => writes)).toEqual(Object.keys(tables).map(() => 0))
})
