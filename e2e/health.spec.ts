import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../scripts/lib/project.ts'
import { expect, test } from './fixtures.ts'
import { buildDirectory } from './hosts.ts'

// outage.spec.ts tests that an instance without its database stays in service.
test('The health of an instance is reported with its release', { tag: '@built' }, async ({ get }) => {
  await expect
    .poll(async () => JSON.parse((await get('/api/health')).body).status, { timeout: 20_000 })
    .toBe('ok')
  const healthy = await get('/api/health?ready=1')
  expect(healthy.status).toBe(200)
  expect(healthy.headers['cache-control']).toBe('no-store')
  expect(JSON.parse(healthy.body)).toEqual({
    status: 'ok',
    version: JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version,
    build: readFileSync(join(inProject(buildDirectory), 'BUILD_ID'), 'utf8').trim(),
    database: { reachable: true, checkedAt: expect.any(String), milliseconds: expect.any(Number) },
    lastGoodRead: expect.any(Number),
    uptime: expect.any(Number),
  })
})
