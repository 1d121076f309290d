import type { Page } from '@playwright/test'
import { expect, idle, notFoundErrors, templates, test } from './fixtures.ts'

// A phone: touch only, without a mouse or a hardware keyboard.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/**
 * Controls that a finger may miss: the touch target around their center is less than 44 px (minus two or three pixels
 * for rounding). One of each kind is tried. A link within a sentence may be as high as its line, which WCAG allows.
 */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const half = 20.5
    const root = document.querySelector('dialog[open]') ?? document
    const tried = new Set<string>()
    const faults: string[] = []
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    for (const control of root.querySelectorAll('a[href], button, input, select, summary')) {
      const kind = `${control.tagName} ${control.className} in ${control.parentElement?.className}`
      if (tried.has(kind) || !control.checkVisibility() || isInSentence(control)) continue
      tried.add(kind)
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      // Controls that are off the screen until they have the focus are not meant for touch.
      if (top + height <= 0) continue
      const middle = [left + width / 2, top + height / 2] as const
      const leads = (right: number, down: number) => {
        const met = document.elementFromPoint(middle[0] + right, middle[1] + down)
        return met !== null && (control.contains(met) || met.closest('label')?.contains(control) === true)
      }
      const sides = [leads(-half, 0), leads(half, 0), leads(0, -half), leads(0, half)]
      if (sides.includes(false)) {
        const text = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
        faults.push(`${control.tagName} "${text}" ${Math.round(width)} × ${Math.round(height)}: ${sides}`)
      }
    }
    return faults
  })
}

for (const { path, name } of templates) {
  test(`Every touch target on ${name} is large enough`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('load')
    expect(await tooSmall(page)).toEqual([])
  })
}

test('Every touch target on a page that does not exist is large enough', async ({ page, expectErrors }) => {
  expectErrors(...notFoundErrors)
  // The page logs its error after the first paint, which may be later than everything else here.
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('404 Error'))
  await page.goto('/cities/atlantis')
  expect(await tooSmall(page)).toEqual([])
  await logged
})

test('The search opens with a tap, and a tap on a result leads there', async ({ page }) => {
  await page.goto('/countries')
  await idle(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  const box = page.getByRole('combobox', { name: 'Search the site' })
  await expect(box).toBeFocused()
  await box.fill('hiking tokyo')
  const option = page.getByRole('option').first()
  await expect(option).toHaveText(/Hiking in Tokyo/)
  expect(await tooSmall(page)).toEqual([])
  await option.tap()
  await expect(page).toHaveURL('/cities/tokyo/communities/hiking')
  await expect(box).toHaveCount(0)
})

test('A tap outside the search, or on its close button, closes it', async ({ page }) => {
  await page.goto('/')
  await idle(page)
  const box = page.getByRole('combobox', { name: 'Search the site' })
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await opener.tap()
  await expect(box).toBeVisible()
  await page.touchscreen.tap(200, 20)
  await expect(box).toHaveCount(0)
  await opener.tap()
  await page.getByRole('button', { name: 'Close the search' }).tap()
  await expect(box).toHaveCount(0)
})

test('The directory is filtered and sorted by taps', async ({ page }) => {
  await page.goto('/cities')
  await idle(page)
  await page.getByRole('list', { name: 'Continents' }).getByRole('link', { name: 'Oceania' }).tap()
  await expect(page).toHaveURL('/cities?continent=Oceania')
  await page.getByLabel('Sort by').selectOption('population')
  await expect(page).toHaveURL('/cities?continent=Oceania&sort=population')
  const names = page.locator('#cities [data-item]:visible a')
  await expect(names.first()).toHaveText(/Sydney|Melbourne/)
  await names.first().tap()
  await expect(page).toHaveURL(/\/cities\/(?:sydney|melbourne)$/)
})
