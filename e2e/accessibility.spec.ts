import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, notFoundErrors, templates, test } from './fixtures.ts'

// These tests also fail on any console error and any hydration warning (fixtures.ts).

const widths = [390, 1440]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** All other rules are independent of colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

async function violations(page: Page, only?: string[]): Promise<string[]> {
  // All entries of a list have the same structure, so a few are enough.
  const axe = new AxeBuilder({ page })
    .exclude('[data-group]:nth-of-type(n + 8)')
    .exclude('main li:nth-of-type(n + 13)')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ target, any }) => `${id} (${help}): ${target} ${any[0]?.message ?? ''}`),
  )
}

/** The slow part is split: the narrow page on one host, the wide one on the other. */
const widthOn = { lff: 390, mnf: 1440 } as const

/** Waits until the page responds to clicks and nothing moves. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page.locator('a[data-nav]').first()).toBeAttached()
  await page.waitForLoadState('load')
}

for (const { path, name } of templates) {
  test(`Nothing on ${name} breaks a rule of WCAG 2.2 AA, and its focus can be seen`, async ({
    page,
    site,
  }) => {
    test.slow()
    await open(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `the page is wider than ${width} px`).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: widthOn[site], height: 900 })
    expect(await violations(page)).toEqual([])
    expect(await withoutVisibleFocus(page)).toEqual([])
    expect(await skippedLevels(page)).toEqual([])
  })
}

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

/** Controls without a visible keyboard focus, or with a clipped ring; tries one of each kind. */
async function withoutVisibleFocus(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    /** Whether an ancestor clips what extends this many pixels beyond an element's edges. */
    const isCut = (element: Element, beyond: number) => {
      const inner = element.getBoundingClientRect()
      // In a line that scrolls sideways browsers leave a control that shows in part where it is, and so half of its ring.
      let isScrolledOut = false
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, contain, contentVisibility } = getComputedStyle(around)
        const cuts =
          overflowX !== 'visible' || contentVisibility === 'auto' || /content|paint|strict/.test(contain)
        if (!cuts || around === document.body || around === document.documentElement) continue
        const outer = around.getBoundingClientRect()
        isScrolledOut ||=
          around.scrollWidth > around.clientWidth && (inner.left < outer.left || inner.right > outer.right)
        if (!isScrolledOut && (inner.left - beyond < outer.left || inner.right + beyond > outer.right))
          return true
        if (inner.top - beyond < outer.top || inner.bottom + beyond > outer.bottom) return true
      }
      return false
    }
    const tried = new Set<string>()
    const faults: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, summary')) {
      const kind = `${control.tagName} ${control.className} in ${control.parentElement?.className}`
      if (tried.has(kind) || !control.checkVisibility()) continue
      tried.add(kind)
      control.focus()
      // The end of a fade counts. Waiting for frames would hang where the browser draws none.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
      const rings = [control, control.closest('search, li')].flatMap((element) => {
        if (!element) return []
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
        const width = Number.parseFloat(outlineWidth)
        if (outlineStyle === 'none' || width < 2) return []
        return [{ element, beyond: width + Number.parseFloat(outlineOffset) }]
      })
      if (rings.length === 0 && getComputedStyle(control).boxShadow === 'none') faults.push(kind)
      if (rings.some(({ element, beyond }) => isCut(element, beyond))) faults.push(`${kind}: its ring is cut`)
    }
    return faults
  })
}

test.describe('In the dark', () => {
  test.use({ colorScheme: 'dark' })
  test.describe.configure({ timeout: 240_000 })

  // Every component and every color pair is on one of these.
  const shown = ['/', '/cities/tokyo', '/countries/jp', '/communities/hiking', '/affinities/outdoor', '/blog']
  const read = templates.filter(({ path }) => shown.includes(path) || path.includes('apps'))

  test('the pages break no rule about colors', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const found: string[] = []
    for (const { path } of read) {
      await open(page, path)
      found.push(...(await violations(page, colorRules)).map((violation) => `${path} ${violation}`))
    }
    expect(found).toEqual([])
  })
})

test.describe('What opens on a page', () => {
  for (const width of widths) {
    test(`breaks no rule at ${width} px: menu, questions, toast, empty search, tab bar`, {
      tag: width === 390 ? '@lff' : '@mnf',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/cities/tokyo')
      await page.locator('main summary:visible').first().click()
      await page.evaluate(() => window.scrollTo(0, 900))
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
      expect(await violations(page), 'questions and tab bar').toEqual([])

      await open(page, '/communities/hiking')
      for (const name of ['Join Hiking', 'Joined Community']) {
        await page.getByRole('button', { name }).click()
        await expect(page.locator('[data-toast]')).toBeVisible()
        expect(await violations(page), `the toast after ${name}`).toEqual([])
      }

      await open(page, '/blog?tag=apps')
      await page.getByPlaceholder('Search articles...').fill('xyzzy')
      await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
      expect(await violations(page), 'the empty search').toEqual([])

      if (width > 800) return
      await page.getByRole('banner').getByLabel('Menu').click()
      expect(await violations(page), 'the menu').toEqual([])
    })
  }

  test.describe('before an answer to the cookie banner', () => {
    test.use({ cookieAnswer: null })

    test('breaks no rule, the banner included', async ({ page, site }) => {
      await page.setViewportSize({ width: widthOn[site], height: 844 })
      await open(page, '/')
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })

  test('breaks no rule on the not-found pages and the test page', async ({ page, site, expectErrors }) => {
    expectErrors(...notFoundErrors)
    for (const path of ['/nothing-here', '/cities/no-such-city/communities', '/lff-test']) {
      await page.setViewportSize({ width: widthOn[site], height: 844 })
      await open(page, path)
      expect(await violations(page), path).toEqual([])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${path} is wider than ${width} px`).toBeLessThanOrEqual(width)
      }
    }
  })
})

test('A search tells screen readers its result', { tag: '@mnf' }, async ({ page }) => {
  for (const path of ['/cities', '/countries', '/communities', '/affinities', '/blog']) {
    await page.goto(path)
    const field = page.getByRole('main').getByRole('searchbox')
    await expect(field).toHaveAccessibleName(/^Search/)
    await field.fill('a')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ [a-z]+$/)
  }
})
