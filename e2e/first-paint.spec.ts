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

test("A page's scripts run even if the browser does not report paints", async ({ page }) => {
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

/** Collects all layout shifts since the page's start that were not caused by input. */
function countShifts() {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      shifts.push(`${entry.value.toFixed(4)} after ${Math.round(entry.startTime)} ms`)
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const { path, name } of templates) {
  // A phone on one host, a desktop on the other.
  test(`Nothing on ${name} shifts while it loads, and it needs only the fonts that all pages load`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(site === 'lff' ? { width: 390, height: 844 } : { width: 1440, height: 900 })
    await page.addInitScript(countShifts)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { shifts, fonts } = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return {
        shifts: (window as unknown as { shifts: string[] }).shifts,
        fonts: performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /[^/]+\.woff2$/.exec(name) ?? []),
      }
    })
    expect(shifts).toEqual([])
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2)
    expect(fonts.filter((name) => name.includes('-basic'))).toHaveLength(2)
    // "more" has letters of other alphabets. Place names may need them, and lists of all places may need the remaining
    // files, too.
    const needed = ['/cities', '/countries'].includes(path) ? /-basic|-more|-rest/ : /-basic|-more/
    expect(fonts.filter((name) => !needed.test(name))).toEqual([])
  })
}
