import { expect, ready, test } from './fixtures.ts'
import { templates } from './templates.ts'

declare global {
  interface Window {
    scriptsBegunAt?: number
  }
}

test('A page is on the screen before its scripts begin', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isOurs = node instanceof HTMLScriptElement && node.src.includes('/_next/') && !node.noModule
        if (isOurs && node.type !== 'later') window.scriptsBegunAt ??= performance.now()
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/cities/tokyo')
  await ready(page)
  const { painted, begun } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    begun: window.scriptsBegunAt,
  }))
  expect(painted).toBeGreaterThan(0)
  expect(begun).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test('A page comes to life where the browser does not tell of its paints', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'PerformanceObserver', {
      value: class {
        observe() {}
        disconnect() {}
        takeRecords = () => []
      },
    })
  })
  await page.goto('/cities')
  await ready(page)
  await page.getByRole('searchbox').fill('tokyo')
  await expect(page.locator('#cities [data-item]:visible')).toHaveCount(1)
})

for (const { path, name } of templates) {
  test(`What ${name} shows at first is written with the letters that all pages load`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2)
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.woff2$/.exec(name) ?? [])
    })
    expect(fonts.filter((name) => name.includes('-basic'))).toHaveLength(2)
    // "more" has the letters of other alphabets: names of places may need them, and lists of all places the rest, too.
    const needed = ['/cities', '/countries'].includes(path) ? /-basic|-more|-rest/ : /-basic|-more/
    expect(fonts.filter((name) => !needed.test(name))).toEqual([])
  })
}
