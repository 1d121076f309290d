import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { basePort, hosts, needsOwnSite, ownSite } from './hosts.ts'
import { get } from './http.ts'

// The local settings turn on the test tools (TEST_TOOLS); lib/site/routing.test.ts tests that they are off otherwise.
// Browsers say where a request comes from only to trusted hosts; over plain http that is only this machine.

const local = (site: string) => `http://localhost:${basePort}/lff-test?site=${site}`

const value = (page: Page, name: string) => page.locator(`[data-value="${name}"]`)
const buttons = (page: Page) => page.getByRole('main').getByRole('button')
const answer = (page: Page) => page.getByRole('main').getByRole('status')

test('The test page shows the site type, the host name and the query, and stays out of search engines', async ({
  page,
  site,
  config,
}) => {
  await page.goto('/lff-test?site=lff&x=1')
  await expect(value(page, 'site-type')).toHaveText(config.siteType)
  await expect(value(page, 'host')).toHaveText(hosts[site])
  await expect(value(page, 'query')).toHaveText('?site=lff&x=1')
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(buttons(page)).toHaveText(['Populate LFF fields', 'Check LFF fields', 'Load test city'])
})

test('All three buttons are disabled while one of them works', async ({ page, site }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/test-tools?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(local(site))
  await buttons(page).nth(2).click()
  for (const button of await buttons(page).all()) await expect(button).toBeDisabled()
  await expect(answer(page)).toHaveText('Working…')
  release()
  for (const button of await buttons(page).all()) await expect(button).toBeEnabled()
  await expect(answer(page)).toContainText('"name": "New York"')
})

test('The check shows five cities with their LFF fields', async ({ page, site }) => {
  await page.goto(local(site))
  await page.getByRole('button', { name: 'Check LFF fields' }).click()
  await expect(answer(page)).toContainText('"cities"')
  const { cities } = JSON.parse((await answer(page).textContent()) ?? '') as { cities: object[] }
  expect(cities).toHaveLength(5)
  for (const city of cities) {
    expect(Object.keys(city)).toEqual(
      expect.arrayContaining([
        'name',
        'micro_description_lff',
        'short_description_lff',
        'long_description_lff',
      ]),
    )
  }
})

test('The tools accept requests only from the test page', async () => {
  const refused = await fetch(`http://127.0.0.1:${basePort}/api/test-tools?tool=check`, { method: 'POST' })
  expect(refused.status).toBe(403)

  const ask = (host: string, tool: string) =>
    get(`/api/test-tools?tool=${tool}`, { host, method: 'POST', headers: { origin: `http://${host}` } })
  // A foreign domain name that points at this machine.
  for (const host of ['evil.example', 'meetnewfriends.evil.example', '203.0.113.1:3000']) {
    expect((await ask(host, 'check')).status, host).toBe(403)
  }
  for (const tool of ['constructor', '__proto__', 'toString', '']) {
    expect((await ask('localhost', tool)).status, tool).toBe(400)
  }
})

// It writes to every city that lacks a field, including those of other tests.
test.describe('Populating', { tag: '@alone' }, () => {
  test.skip(!ownSite, needsOwnSite)
  test('fills missing LFF fields with [LFF] and the plain text, and leaves the others unchanged', async ({
    page,
    database,
    site,
  }) => {
    const { id } = await database.addCity({
      micro_description: 'A micro text',
      short_description: 'A short text',
      short_description_lff: 'Already there',
    })
    await page.goto(local(site))
    await page.getByRole('button', { name: 'Populate LFF fields' }).click()
    await expect(answer(page)).toContainText(/"changed": [1-9]/)
    const [city] = await database.read('cities', `id=eq.${id}`)
    expect(city).toMatchObject({
      micro_description_lff: '[LFF] A micro text',
      short_description_lff: 'Already there',
      long_description_lff: null,
    })
  })
})
