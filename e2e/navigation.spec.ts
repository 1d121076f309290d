import type { Page } from '@playwright/test'
import { fill } from '@/lib/site/variants'
import { expect, ready, test } from './fixtures.ts'

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

test('Links within the site change the page without loading a new document', async ({ page, config }) => {
  await page.goto('/')
  await ready(page)
  await mark(page)
  await page.getByRole('link', { name: 'Find Your City' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(config.texts.citiesTitle)
  await page.getByRole('main').getByRole('link', { name: 'Tokyo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(config.texts.cityTitle, { city: 'Tokyo' }),
  )
  await page.getByRole('main').getByRole('link', { name: 'Japan' }).first().click()
  await expect(page).toHaveURL(/\/countries\/jp$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'By Country' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(config.texts.countriesTitle)
  expect(await isSameDocument(page)).toBe(true)
})

test('Every navigation starts at the top', async ({ page }) => {
  await page.goto('/cities/tokyo')
  await ready(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'By Country' }).click()
  await expect(page).toHaveURL(/\/countries$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back and Forward restore the scroll position, and leave the focus alone', async ({ page }) => {
  await page.goto('/cities')
  await ready(page)
  const top = () => page.evaluate(() => window.scrollY)
  const city = page.getByRole('main').getByRole('link', { name: 'Nairobi', exact: true })
  await city.scrollIntoViewIfNeeded()
  const inDirectory = await top()
  expect(inDirectory).toBeGreaterThan(3000)
  await city.click()
  await expect(page).toHaveURL(/\/cities\/nairobi$/)
  await expect.poll(top).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' })
  await blog.focus()
  await page.goBack()
  await expect(page).toHaveURL(/\/cities$/)
  await expect.poll(top).toBe(inDirectory)
  await expect(city).toBeInViewport()
  await expect(blog).toBeFocused()

  await page.goForward()
  await expect(page).toHaveURL(/\/cities\/nairobi$/)
  await expect.poll(top).toBe(1500)
  await expect(blog).toBeFocused()
})

test('After a navigation the focus is at the start of the new content', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cities' }).click()
  await expect(page).toHaveURL(/\/cities$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByPlaceholder('Search for a city or country...')).toBeFocused()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`A page fades in after a navigation, and the first one never does (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const fades = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('main > *') as Element).animationName)
    await page.goto('/')
    await ready(page)
    expect(await fades()).toBe('none')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Countries' }).click()
    await expect(page).toHaveURL(/\/countries$/)
    await expect.poll(fades).toBe(reducedMotion === 'reduce' ? 'none' : 'fade-in')
  })
}

test('The title changes with the page, and back again', async ({ page }) => {
  await page.goto('/cities')
  await ready(page)
  const directory = await page.title()
  await page.getByRole('main').getByRole('link', { name: 'Tokyo', exact: true }).press('Enter')
  await expect(page).toHaveTitle(/Tokyo/)
  await page.goBack()
  await expect(page).toHaveTitle(directory)
  await expect(page).toHaveURL(/\/cities$/)
})

test('A link that is opened in a new tab leaves the page alone', async ({ page, context }) => {
  await page.goto('/')
  await ready(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Find Your City' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/cities$/)
  await expect(page).toHaveURL(/\/$/)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every link leads where it says', async ({ page, config }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Find Your City' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Tokyo', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      fill(config.texts.cityTitle, { city: 'Tokyo' }),
    )
    await page.getByRole('main').getByRole('link', { name: 'Japan' }).first().click()
    await expect(page).toHaveURL(/\/countries\/jp$/)
  })
})
