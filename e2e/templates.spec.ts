import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { tooSmall, withoutVisibleFocus } from './controls.ts'
import { drawn, expect, idle, notFoundErrors, resize, templates, test } from './fixtures.ts'

// One visit answers everything that is promised of every page, on a phone on one host and on a desktop on the other.
// These tests also fail on any console error and any hydration warning (fixtures.ts).

const phone = 390
const desktop = 1440
const height = 844

test.use({
  // What moves while a page loads is part of what is tested.
  reducedMotion: 'no-preference',
  hasTouch: ({ site }, use) => use(site === 'lff'),
  isMobile: ({ site }, use) => use(site === 'lff'),
  viewport: ({ site }, use) => use({ width: site === 'lff' ? phone : desktop, height }),
})

const missing = [
  { path: '/nothing-here', name: 'a page that does not exist' },
  { path: '/cities/no-such-city/communities', name: 'a page of a city that does not exist' },
]
const pages = [...templates, ...missing, { path: '/lff-test', name: 'the test page' }]

/** Every component and every pair of colors is on one of these. */
const inTheDark = [
  '/',
  '/cities/tokyo',
  '/countries/jp',
  '/communities/hiking',
  '/affinities/outdoor',
  '/blog',
  '/friendship-apps',
  '/apps-for-making-friends',
]

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Collects all layout shifts since the page's start that were not caused by input. */
function countShifts() {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40))
      shifts.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const whatLoaded = (page: Page) =>
  page.evaluate(() => ({
    // A late font moves the words of a line, which is 0.001 or less; a paragraph that moves by a line is 0.02.
    shifts: (window as unknown as { shifts: string[] }).shifts.filter(
      (shift) => Number.parseFloat(shift) >= 0.002,
    ),
    fonts: performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.woff2$/.exec(name) ?? []),
  }))

/** Headings more than one level below the one before them. */
function skippedLevels(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    let last = 0
    return [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
      const level = Number(heading.tagName[1])
      const skipped = level > last + 1
      last = level
      return skipped ? [`${heading.tagName} ${heading.textContent}`] : []
    })
  })
}

for (const { path, name } of pages) {
  test(`Everything that is promised of every page holds on ${name}`, async ({ page, site, expectErrors }) => {
    test.slow()
    if (missing.some((none) => none.path === path)) expectErrors(...notFoundErrors)
    await page.addInitScript(countShifts)
    await page.goto(path)
    await idle(page)
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    await drawn(page)
    const { shifts, fonts } = await whatLoaded(page)
    expect.soft(shifts, 'Parts that shift while the page loads').toEqual([])
    await expect.soft(page.locator('link[rel=preload][as=font]'), 'Fonts preloaded').toHaveCount(2)
    const basic = fonts.filter((font) => font.includes('-basic'))
    expect.soft(basic, 'Fonts of every page').toHaveLength(2)
    // Names of places and groups may need the letters of "more" and "rest". Those of "rare" are in no text.
    const rare = fonts.filter((font) => !/-basic|-more|-rest/.test(font))
    expect.soft(rare, 'Fonts of rare letters').toEqual([])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await violations(page), 'Broken rules of WCAG 2.2 AA').toEqual([])
    expect.soft(await skippedLevels(page), 'Headings that skip a level').toEqual([])
    for (const field of await page.getByRole('main').getByRole('searchbox').all())
      await expect.soft(field, 'The name of a search field').toHaveAccessibleName(/^Search/)
    expect.soft(await withoutVisibleFocus(page), 'Controls whose focus cannot be seen').toEqual([])
    if (site === 'lff') {
      // At the top of a page its tab bar is gone; it would cover the first links.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0)
      expect.soft(await tooSmall(page), 'Touch targets that are too small').toEqual([])
    }

    for (const width of [phone, desktop]) {
      await resize(page, { width, height })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(wide, `The page's width on a screen of ${width} px`).toBeLessThanOrEqual(width)
    }
    if (!inTheDark.includes(path)) return
    // A color that changes by a transition would begin to when axe asks for it, and answer with the old one.
    await page.evaluate(() => {
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(still)
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    const inDark = await violations(page, { colors: true })
    expect.soft(inDark, 'Broken rules about colors, in the dark').toEqual([])
  })
}
