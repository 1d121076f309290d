import { expect, test } from './fixtures.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/** Cities with the longest names, lists and texts, and with eight groups or more, or few. */
for (const city of ['leeds', 'london', 'tokyo', 'montpellier', 'harbin']) {
  test(`On a phone the page of ${city} is at most 9,500 px tall`, async ({ page }) => {
    await page.goto(`/cities/${city}`)
    const { width, height } = await page.evaluate(async () => {
      await document.fonts.ready
      const { scrollWidth, scrollHeight } = document.documentElement
      return { width: scrollWidth, height: scrollHeight }
    })
    expect(height).toBeLessThanOrEqual(9_500)
    expect(width).toBe(390)
  })
}

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('what a short page leaves out is a swipe or a tap away', async ({ page }) => {
    await page.goto('/cities/leeds')
    for (const id of ['suggestions', 'apps', 'communities']) {
      const cards = page.locator(`#${id} li`)
      await expect(cards.last()).not.toBeInViewport()
      await cards.last().scrollIntoViewIfNeeded()
      await expect(cards.last()).toBeInViewport({ ratio: 0.9 })
    }
    const switches = page.getByRole('main').getByText(/^Show \d+ more$/)
    expect(await switches.count()).toBeGreaterThanOrEqual(4)
    for (const one of await switches.all()) await one.click()
    await expect(page.locator('#groups li:visible')).toHaveCount(8)
    await expect(page.getByText('Emergency', { exact: true })).toBeVisible()
    await expect(page.getByText('Out alone')).toBeVisible()
    await page.getByText('Daylight and pleasant months').click()
    await expect(page.getByRole('img', { name: /^Pleasant outdoors/ })).toBeVisible()
  })
})
