import { brotliCompressSync } from 'node:zlib'
import bench from '../bench/results/weight.json' with { type: 'json' }
import { expect, idle, test } from './fixtures.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/** Most cities have fewer groups than Leeds, which has 12; London has the most. */
for (const city of ['leeds', 'london', 'tokyo']) {
  test(`A first visit to the page of ${city} loads at most 1.1 times the scripts of an empty page`, {
    tag: '@built',
  }, async ({ page }) => {
    const loading: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      loading.push(response.body().then((body) => brotliCompressSync(body).length))
    })
    await page.goto(`/cities/${city}`)
    await idle(page)
    const bytes = (await Promise.all(loading)).reduce((sum, each) => sum + each, 0)
    expect(bytes).toBeGreaterThan(0)
    // An empty page of the same version of Next, as measured by bench/weight.ts.
    expect(bytes).toBeLessThanOrEqual(1.1 * bench.empty.javascript)
  })
}
