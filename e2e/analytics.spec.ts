import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const partner = 'https://pulse.example/'
const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer ?? null)
const cookies = (page: Page) => page.getByRole('region', { name: 'Cookies' })

/** The two pages whose Pulse links are counted (docs/product.md 20.2), and the place of those links on them. */
const places = [
  { path: '/apps-for-making-friends', location: 'apps-table', what: 'the apps table' },
  { path: '/countries/jp', location: 'country-apps', what: 'a country page' },
]

async function follow(page: Page, location: string): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.locator(`a[data-location="${location}"]`).click()
  await (await opened).close()
}

test.describe('Clicks on Pulse links', () => {
  test.use({ cookieAnswer: null })

  test.beforeEach(({ context }) =>
    context.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: 'The app' })),
  )

  for (const { path, location, what } of places) {
    test(`on ${what} are counted after Accept All and not before`, async ({ page, site }) => {
      await page.goto(path)
      await expect(cookies(page)).toBeVisible()
      await follow(page, location)
      expect(await dataLayer(page)).toBeNull()

      await cookies(page).getByRole('button', { name: 'Accept All' }).click()
      await follow(page, location)
      const payload = { app: 'Pulse Now', location, variant: site, href: partner }
      expect(await dataLayer(page)).toEqual([
        { event: 'pulse_app_click', ...payload },
        { event: 'pulse_download_intent', ...payload },
      ])
    })
  }

  test('are never counted after Decline', async ({ page }) => {
    await page.goto('/apps-for-making-friends')
    await cookies(page).getByRole('button', { name: 'Decline' }).click()
    await follow(page, 'apps-table')
    expect(await dataLayer(page)).toBeNull()
  })

  test('are the only clicks that are counted', async ({ page }) => {
    await page.goto('/apps-for-making-friends')
    await cookies(page).getByRole('button', { name: 'Accept All' }).click()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: /^Get App.*Meetup/ }).click()
    await (await opened).close()
    expect(await dataLayer(page)).toBeNull()
  })
})
