import { drawn, expect, idle, test } from './fixtures.ts'
import { templates } from './templates.ts'

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
  test(`Nothing on ${name} shifts while it loads, and it loads no font of letters that it lacks`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(site === 'lff' ? { width: 390, height: 844 } : { width: 1440, height: 900 })
    await page.addInitScript(countShifts)
    await page.goto(path)
    await idle(page)
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    await drawn(page)
    const { shifts, fonts } = await page.evaluate(() => ({
      // A late font moves the words of a line, which is 0.001 or less; a paragraph that moves by a line is 0.02.
      shifts: (window as unknown as { shifts: string[] }).shifts.filter(
        (shift) => Number.parseFloat(shift) >= 0.002,
      ),
      fonts: performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.woff2$/.exec(name) ?? []),
    }))
    expect(shifts).toEqual([])
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2)
    expect(fonts.filter((name) => name.includes('-basic'))).toHaveLength(2)
    // Names of places and groups may need the letters of "more" and "rest". Those of "rare" are in no text.
    expect(fonts.filter((name) => !/-basic|-more|-rest/.test(name))).toEqual([])
  })
}
