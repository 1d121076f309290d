import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { siteIds } from '@/lib/site/variants'
import { inProject } from '../scripts/lib/project.ts'
import { unique } from './database.ts'
import { expect, templates, test } from './fixtures.ts'
import { buildDirectory, hosts, needsOwnSite, ownSite } from './hosts.ts'
import type { Answer } from './http.ts'
import { orderProxy, type ProxyMode } from './proxy.ts'

// The proxy between the site and its database fails the way a database fails. This affects the whole site, so these
// tests run alone, and each one requests both hosts. faults.test.ts tests, without a site, the other faults that a read
// must not mistake for a result.

/** Longer than the middleware trusts the slugs it has just read. */
const trusted = 2_500

const faults: [mode: ProxyMode, what: string][] = [
  ['down', 'is down'],
  ['garbage', 'answers with garbage'],
  ['unauthorized', 'refuses the key'],
  ['hang', 'does not answer at all'],
]

const told = ({ body }: Answer) => JSON.parse(body)

test.describe('When the database', { tag: '@alone' }, () => {
  test.skip(!ownSite, needsOwnSite)
  test.describe.configure({ mode: 'default', timeout: 240_000 })
  test.afterEach(() => orderProxy({ mode: 'pass' }))

  for (const [mode, what] of faults) {
    const service = mode === 'down' ? ', and the instance stays in service' : ''
    test(`${what}: rendered pages stay, a new city fails uncached and appears afterwards, nothing is 404${service}`, async ({
      get,
      database,
    }) => {
      // Some templates are only rendered on first request.
      for (const site of siteIds) {
        for (const { path } of templates) await get(path, { host: hosts[site] })
      }
      // A load balancer has asked this before it sends anybody.
      await expect.poll(async () => (await get('/api/health?ready=1')).status).toBe(200)
      const { slug, name } = await database.addCity()
      await orderProxy({ mode })
      await pause(trusted)

      for (const site of siteIds) {
        for (const { path } of templates) {
          const { status, body } = await get(path, { host: hosts[site] })
          expect(status, path).toBe(200)
          expect(body, path).toContain('<h1')
          expect(body, path).toContain(`data-site="${site}"`)
        }
      }
      const junk = unique('lff')
      const asked = siteIds.flatMap((site) =>
        [`/cities/${slug}`, `/cities/${junk}`].map(async (path) => ({
          path,
          ...(await get(path, { host: hosts[site] })),
        })),
      )
      for (const { path, status, headers } of await Promise.all(asked)) {
        expect(status, path).toBeGreaterThanOrEqual(500)
        expect(headers['cache-control'] ?? '', path).not.toMatch(/s-maxage|max-age=[1-9]|public/)
      }
      // Part of this test, because its failed reads take as long as an instance remembers that its database responded.
      if (mode === 'down') {
        await expect
          .poll(async () => told(await get('/api/health')).status, { timeout: 20_000 })
          .toBe('degraded')
        for (const path of ['/api/health', '/api/health?ready=1']) {
          const degraded = await get(path)
          expect(degraded.status, path).toBe(200)
          expect(told(degraded).database).toMatchObject({ reachable: false, problem: 'no connection' })
        }
      }
      const stored = readdirSync(join(inProject(buildDirectory), 'server'), {
        recursive: true,
        encoding: 'utf8',
      })
      expect(stored.filter((file) => file.includes(slug) || file.includes(junk))).toEqual([])

      await orderProxy({ mode: 'pass' })
      for (const site of siteIds) {
        const host = hosts[site]
        await expect
          .poll(async () => (await get(`/cities/${slug}`, { host })).status, { timeout: 30_000 })
          .toBe(200)
        expect((await get(`/cities/${slug}`, { host })).body).toContain(name)
        expect((await get('/cities/tokyo', { host })).status).toBe(200)
        expect((await get(`/cities/${junk}`, { host })).status).toBe(404)
      }
      await expect.poll(async () => told(await get('/api/health')).status, { timeout: 20_000 }).toBe('ok')
    })
  }

  test('is slow: a new city takes longer but appears', async ({ get, database }) => {
    const { slug, name } = await database.addCity()
    await orderProxy({ mode: 'slow', ms: 1500 })
    await pause(trusted)
    expect((await get('/cities/tokyo')).status).toBe(200)
    for (const site of siteIds) {
      const { status, body } = await get(`/cities/${slug}`, { host: hosts[site] })
      expect(status).toBe(200)
      expect(body).toContain(name)
    }
  })
})
