import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { SecurityLogEntry } from '@/lib/security-log'
import { failures } from '@/lib/site/failures'
import { siteIds } from '@/lib/site/variants'
import { type TestDatabase, unique } from './database.ts'
import { expect, test } from './fixtures.ts'
import { basePort, hosts, needsOwnSite, ownSite } from './hosts.ts'
import { orderProxy } from './proxy.ts'

// What a visitor sees if a page was never rendered and the database fails: a text for its kind of page (docs/product.md
// 19.3), its toast, a link back and Retry. Rendered pages, including the lists, stay up (outage.spec.ts);
// components/layout/load-failure.test.tsx tests the lists' error screens.

/** Longer than the middleware trusts the slugs it has just read. */
const trusted = 2_500
/** Two letters that are not a country code. */
const unusedCode = 'qx'

interface Screen {
  what: string
  kind: keyof typeof failures
  /** Adds a row that has no page yet. Returns the path of that page and a text that it shows. */
  add: (database: TestDatabase) => Promise<[path: string, text: string]>
}

const newCity = async (database: TestDatabase, rest: string): Promise<[string, string]> => {
  const { slug, name } = await database.addCity()
  return [`/cities/${slug}${rest}`, name]
}

const screens: Screen[] = [
  { what: 'a city', kind: 'city', add: (database) => newCity(database, '') },
  {
    what: 'the communities of a city',
    kind: 'city-section',
    add: (database) => newCity(database, '/communities'),
  },
  {
    what: 'the local tips of a city',
    kind: 'city-section',
    add: (database) => newCity(database, '/suggestions'),
  },
  {
    what: 'a community in a city',
    kind: 'city-community',
    add: (database) => newCity(database, '/communities/hiking'),
  },
  {
    what: 'a community',
    kind: 'community',
    add: async (database) => {
      const slug = unique('lff')
      await database.add('communities', { name: `Kites ${slug}`, slug })
      return [`/communities/${slug}`, `Kites ${slug}`]
    },
  },
  {
    what: 'a country',
    kind: 'country',
    add: async (database) => {
      await database.add('countries', { name: 'Atlantis', code: unusedCode })
      return [`/countries/${unusedCode}`, 'Atlantis']
    },
  },
  {
    what: 'an article',
    kind: 'page',
    add: async (database) => {
      const slug = unique('lff')
      await database.add('blog_posts', { title: `News ${slug}`, slug })
      return [`/blog/${slug}`, `News ${slug}`]
    },
  },
  {
    what: 'an affinity',
    kind: 'page',
    add: async (database) => {
      const slug = unique('lff')
      await database.add('affinities', { name: `Left-Handed ${slug}`, slug })
      return [`/affinities/${slug}`, `Left-Handed ${slug}`]
    },
  },
]

const securityLog = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('security_logs') ?? '[]') as SecurityLogEntry[])

test.describe('While the database is down', { tag: '@alone' }, () => {
  test.skip(!ownSite, needsOwnSite)
  test.describe.configure({ mode: 'default', timeout: 180_000 })
  test.afterEach(() => orderProxy({ mode: 'pass' }))

  test('a page that was never rendered gets the text for its kind, and Retry works afterward', async ({
    context,
    database,
    expectErrors,
  }) => {
    // The last one is React's message for an error on the server.
    expectErrors(/^response 500 /, /^console error: Load failure/, /Minified React error #441/)
    const added: { what: string; kind: Screen['kind']; path: string; text: string }[] = []
    for (const { what, kind, add } of screens) {
      const [path, text] = await add(database)
      added.push({ what, kind, path, text })
    }
    await orderProxy({ mode: 'down' })
    await pause(trusted)

    // One tab after another, because the tabs of a host write into one log. The screens are the same on both hosts.
    const tabs: { page: Page; what: string; text: string }[] = []
    for (const [index, { what, kind, path, text }] of added.entries()) {
      await test.step(what, async () => {
        const page = await context.newPage()
        const host = hosts[siteIds[index % siteIds.length] ?? 'lff']
        const response = await page.goto(`http://${host}:${basePort}${path}`)
        expect(response?.status()).toBe(500)
        tabs.push({ page, what, text })
        const main = page.getByRole('main')
        const said: (typeof failures)[keyof typeof failures] & { toast?: { title: string; text?: string } } =
          failures[kind]
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.title)
        await expect(main).toContainText(said.text)
        await expect(main.getByRole('link', { name: said.link.name })).toHaveAttribute('href', said.link.href)
        const toasts = page.getByRole('region', { name: 'Notifications' })
        await expect(toasts.locator('[data-toast]')).toHaveCount(said.toast ? 1 : 0)
        if (said.toast) {
          await expect(toasts.locator('[data-toast=destructive]')).toContainText(said.toast.title)
          await expect(toasts).toContainText(said.toast.text ?? '')
        }
        const logged = (await securityLog(page)).filter(({ url }) => url.includes(path))
        expect(logged.at(-1)).toMatchObject({
          event: 'Database query error',
          details: { operation: kind, message: expect.any(String) },
        })
      })
    }

    await orderProxy({ mode: 'pass' })
    await Promise.all(
      tabs.map(({ page, what, text }) =>
        expect(async () => {
          const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
          if (await retry.isVisible()) await retry.click()
          await expect(page.getByRole('heading', { level: 1 }), what).toContainText(text, { timeout: 3_000 })
        }).toPass({ timeout: 60_000 }),
      ),
    )
  })

  test('a rendered list stays up, also for navigation within the site', async ({ page }) => {
    await page.goto(`http://${hosts.lff}:${basePort}/`)
    await orderProxy({ mode: 'down' })
    await pause(trusted)
    for (const [name, list] of [
      ['Cities', 'cities'],
      ['Countries', 'countries'],
      ['Communities', 'communities'],
      ['Affinities', 'affinities'],
      ['Blog', 'articles'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
      await expect(page.locator(`#${list} [data-item]`).first()).toBeVisible()
    }
    expect(await securityLog(page)).toEqual([])
  })
})
