import { existsSync, globSync, readFileSync } from 'node:fs'
import { inProject } from '../scripts/lib/project.ts'
import { expect, test } from './fixtures.ts'
import { buildDirectory } from './hosts.ts'
import type { ProxyCounts } from './proxy.ts'

const file = inProject('.local/build-reads.json')
const perThousandRows = 40

test('The whole build makes at most 40 database requests per 1,000 rows', () => {
  test.skip(!existsSync(file), 'npm test counts what its build reads')
  const { requests, rows, tables } = JSON.parse(readFileSync(file, 'utf8')) as ProxyCounts
  expect(rows).toBeGreaterThan(1000)
  expect(tables.cities?.rows).toBeGreaterThan(700)
  expect(requests).toBeLessThanOrEqual((perThousandRows * rows) / 1000)
})

test('The build writes nothing to the database', () => {
  test.skip(!existsSync(file), 'npm test counts what its build reads')
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as ProxyCounts
  expect(Object.values(tables).map(({ writes }) => writes)).toEqual(Object.keys(tables).map(() => 0))
})

test('A page is at most four files on disk', () => {
  const files = globSync('**/*.*', { cwd: inProject(buildDirectory, 'server/app') })
  const pages = files.filter((file) => /^(?:lff|mnf)(?:\/.*)?\.html$/.test(file))
  expect(pages.length).toBeGreaterThan(1_000)
  // Pages rendered again after the build are in server/route-cache and are not counted.
  expect(files.filter((file) => /^(?:lff|mnf)/.test(file)).length / pages.length).toBeLessThan(4)
})
