import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share' })

/** Replaces the browser's share function. */
function keepShared(sheet: boolean) {
  const shared: unknown[] = []
  Object.assign(window, { shared })
  Object.defineProperty(navigator, 'share', {
    value: sheet ? async (data: unknown) => void shared.push(data) : undefined,
  })
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void shared.push(text) },
  })
}

const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)

for (const path of ['/cities/tokyo', '/countries/jp', '/blog/making-friends-as-an-introvert']) {
  test(`${path} is shared with the device's share sheet, without its query and fragment`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(keepShared, true)
    await page.goto(`${path}?utm_source=x`)
    await button(page).click()
    await expect.poll(() => shared(page)).toEqual([{ title: await page.title(), url: `${baseURL}${path}` }])
    await expect(page.locator('[data-toast]')).toHaveCount(0)
  })
}

test('Without a share sheet the link is copied, and a toast says so', async ({ page, baseURL }) => {
  await page.addInitScript(keepShared, false)
  await page.goto('/cities/tokyo')
  await button(page).click()
  await expect(page.locator('[data-toast]')).toContainText('Link copied')
  expect(await shared(page)).toEqual([`${baseURL}/cities/tokyo`])
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing offers to share', async ({ page }) => {
    for (const path of ['/cities/tokyo', '/countries/jp', '/blog/making-friends-as-an-introvert']) {
      await page.goto(path)
      await expect(button(page)).toBeHidden()
    }
  })
})
