import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../scripts/lib/project.ts'
import { expect, test } from './fixtures.ts'
import { buildDirectory } from './hosts.ts'
import type { Answer } from './http.ts'
import type { ProxyOrder } from './proxy.ts'

const control = process.env.E2E_PROXY_CONTROL

async function order(given: ProxyOrder): Promise<void> {
  const answer = await fetch(control ?? '', { method: 'POST', body: JSON.stringify(given) })
  if (!answer.ok) throw new Error(`The proxy: ${answer.status} ${await answer.text()}`)
}

const told = ({ body }: Answer) => JSON.parse(body)

test.describe('The health of an instance', { tag: '@alone' }, () => {
  test.skip(!control, 'needs the proxy that npm test puts before the database')
  test.afterEach(() => order({ mode: 'pass' }))

  test('is told with its release, and without its database it stays in service', async ({ get }) => {
    await expect.poll(async () => told(await get('/api/health')).status, { timeout: 20_000 }).toBe('ok')
    const healthy = await get('/api/health?ready=1')
    expect(healthy.status).toBe(200)
    expect(healthy.headers['cache-control']).toBe('no-store')
    expect(told(healthy)).toEqual({
      status: 'ok',
      version: JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version,
      build: readFileSync(join(inProject(buildDirectory), 'BUILD_ID'), 'utf8').trim(),
      database: { reachable: true, checkedAt: expect.any(String), milliseconds: expect.any(Number) },
      lastGoodRead: expect.any(Number),
      uptime: expect.any(Number),
    })

    await order({ mode: 'down' })
    await expect.poll(async () => told(await get('/api/health')).status, { timeout: 20_000 }).toBe('degraded')
    for (const path of ['/api/health', '/api/health?ready=1']) {
      const degraded = await get(path)
      expect(degraded.status, path).toBe(200)
      expect(told(degraded).database).toMatchObject({ reachable: false, problem: 'no connection' })
    }
    await order({ mode: 'pass' })
    await expect.poll(async () => told(await get('/api/health')).status, { timeout: 20_000 }).toBe('ok')
  })
})
