import { brotliCompressSync } from 'node:zlib'
import bench from '../bench/results/weight.json' with { type: 'json' }
import { expect, idle, test } from './fixtures.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/** Cities with the longest names, lists and texts, and with eight groups or more (London has the most), or few. */
for (const city of ['leeds', 'london', 'tokyo', 'montpellier', 'harbin']) {
  test(`On a phone the page of ${city} is at most 9,500 px tall, and its scripts those of an empty page`, {
    tag: '@built',
  }, async ({ page }) => {
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      scripts.push(response.body().then((body) => brotliCompressSync(body).length))
    })
    await page.goto(`/cities/${city}`)
    await idle(page)
    const { width, height } = await page.evaluate(async () => {
      await document.fonts.ready
      const { scrollWidth, scrollHeight } = document.documentElement
      return { width: scrollWidth, height: scrollHeight }
    })
    expect.soft(height).toBeLessThanOrEqual(9_500)
    expect.soft(width).toBe(390)
    const bytes = (await Promise.all(scripts)).reduce((sum, each) => sum + each, 0)
    expect.soft(bytes).toBeGreaterThan(0)
    // A tenth more than an empty page of the same version of Next, as measured by bench/weight.ts.
    expect.soft(bytes).toBeLessThanOrEqual(1.1 * bench.empty.javascript)
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
