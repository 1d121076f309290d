import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { missingTexts } from '@/lib/site/missing'
import type { MissingKind } from '@/lib/site/routes'
import { inProject } from '../scripts/lib/project.ts'
import { unique } from './database.ts'
import { expect, notFoundErrors, test } from './fixtures.ts'
import { buildDirectory } from './hosts.ts'
import { test as served } from './served.ts'

const addresses: Record<MissingKind, string[]> = {
  page: ['/nothing-here', '/cities/tokyo/nothing', '/a/b/c/d/e'],
  city: ['/cities/no-such-city'],
  'city-section': ['/cities/no-such-city/communities', '/cities/no-such-city/suggestions'],
  country: ['/countries/zz', '/countries/no-such-country'],
  community: ['/communities/no-such-community'],
  'no-community': ['/communities/%20'],
  incomplete: ['/cities/tokyo/communities/%20'],
  'city-of-community': ['/cities/no-such-city/communities/hiking'],
  'community-of-city': ['/cities/tokyo/communities/no-such-community'],
  affinity: ['/affinities/no-such-affinity'],
  combination: ['/affinities/no-such-affinity/hiking', '/affinities/outdoor/no-such-community'],
  article: ['/blog/no-such-article'],
}

for (const [kind, paths] of Object.entries(addresses) as [MissingKind, string[]][]) {
  const { title, text, link } = missingTexts[kind]

  served(
    `${paths.join(' and ')} ${paths.length === 1 ? 'answers' : 'answer'} 404 with the text for its kind`,
    async ({ page, read, config }) => {
      for (const path of paths) {
        const { headers } = await read(path, 404)
        expect(headers['cache-control'] ?? '').not.toContain('immutable')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
        await expect(page.getByRole('main')).toContainText(text)
        await expect(page.getByRole('main')).toContainText(config.texts.notFoundHelp)
        await expect(page.getByRole('main').getByRole('link', { name: link.name })).toHaveAttribute(
          'href',
          link.href,
        )
        const robots = page.locator('meta[name=robots]')
        await expect(robots).not.toHaveCount(0)
        for (const one of await robots.all()) await expect(one).toHaveAttribute('content', /^noindex/)
        await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      }
    },
  )
}

test('Every not-found page offers cities, communities, apps, the home page and the way back', async ({
  page,
  expectErrors,
}) => {
  expectErrors(...notFoundErrors)
  await page.goto('/countries')
  await page.goto('/nothing-here')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Popular Cities' })).toHaveAttribute('href', '/cities')
  await expect(main.getByRole('link', { name: 'Communities' })).toHaveAttribute('href', '/communities')
  await expect(main.getByRole('link', { name: 'Friendship Apps' })).toHaveAttribute(
    'href',
    '/friendship-apps',
  )
  await expect(main.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
  await main.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/countries$/)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a not-found page is complete, styled and readable', async ({ page, config, expectErrors }) => {
    expectErrors(/^response 404 /)
    for (const path of ['/nothing-here', '/cities/no-such-city', '/countries/zz']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toContainText(config.name)
      await expect(page.getByRole('contentinfo')).toContainText(config.texts.mission)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
        'font-family',
        /^"Bricolage Grotesque", "Bricolage Grotesque Stand-in"/,
      )
    }
  })
})

test.describe('City not found', () => {
  for (const section of ['communities', 'suggestions']) {
    test(`is also shown as a toast on the ${section} of a city that does not exist`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(...notFoundErrors)
      await page.goto(`/cities/no-such-city/${section}`)
      const toasts = page.getByRole('region', { name: 'Notifications' })
      await expect(toasts).toContainText('City not found')
      await expect(toasts).toContainText("We couldn't find information for this city")
      await expect(toasts.locator('[data-toast]')).toHaveCount(1)
      await toasts.getByRole('button', { name: 'Dismiss' }).click()
      await expect(toasts.locator('[data-toast]')).toHaveCount(0)
    })
  }
})

test('Thirty junk addresses add nothing to the page cache', { tag: '@built' }, async ({ get, site }) => {
  const junk = unique(site)
  const shapes = [
    (name: string) => `/${name}`,
    (name: string) => `/cities/${name}`,
    (name: string) => `/cities/${name}/communities`,
    (name: string) => `/cities/tokyo/communities/${name}`,
    (name: string) => `/countries/${name}`,
    (name: string) => `/affinities/${name}/hiking`,
  ]
  const asked = Array.from(
    { length: 30 },
    (_, index) => shapes[index % shapes.length]?.(`${junk}-${index}`) ?? '',
  )
  for (const path of asked) expect((await get(path)).status, path).toBe(404)
  const stored = readdirSync(join(inProject(buildDirectory), 'server'), {
    recursive: true,
    encoding: 'utf8',
  })
  expect(stored.length).toBeGreaterThan(1000)
  expect(stored.filter((file) => file.includes(junk))).toEqual([])
})

test('A missing address below a known one does not change the known page', async ({ get }) => {
  expect((await get('/cities/tokyo/nothing')).status).toBe(404)
  expect((await get('/cities/tokyo')).status).toBe(200)
})
