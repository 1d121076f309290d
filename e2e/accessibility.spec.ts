import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, ready, test } from './fixtures.ts'

// What a page shows when it is opened is checked in templates.spec.ts.

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

for (const width of [390, 1440]) {
  test(`What opens on a page ${width} px wide breaks no rule: questions, tab bar, toast, empty search, menu`, {
    tag: width === 390 ? '@lff' : '@mnf',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/cities/tokyo')
    await page.locator('main summary:visible').first().click()
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    expect(await violations(page, { within: ['details[open]', '[aria-label="On this page"]'] })).toEqual([])

    await open(page, '/communities/hiking')
    for (const name of ['Join Hiking', 'Joined Community']) {
      await page.getByRole('button', { name }).click()
      await expect(page.locator('[data-toast]')).toBeVisible()
      expect(await violations(page, { within: ['[data-toast]'] }), `the toast after ${name}`).toEqual([])
    }

    await open(page, '/blog?tag=apps')
    await page.getByPlaceholder('Search articles...').fill('xyzzy')
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
    expect(await violations(page, { within: ['main'] }), 'the empty search').toEqual([])

    if (width > 800) return
    await page.getByRole('banner').getByLabel('Menu').click()
    expect(await violations(page, { within: ['body > header'] }), 'the menu').toEqual([])
  })
}

test.describe('Before an answer', () => {
  test.use({ cookieAnswer: null })

  test('the cookie banner breaks no rule', async ({ page, site }) => {
    await page.setViewportSize({ width: site === 'lff' ? 390 : 1440, height: 844 })
    await open(page, '/')
    const banner = '[aria-label="Cookies"]'
    await expect(page.locator(banner)).toBeVisible()
    expect(await violations(page, { within: [banner] })).toEqual([])
  })
})
