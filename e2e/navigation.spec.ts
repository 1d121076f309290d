import type { Page } from '@playwright/test'
import { fill } from '@/lib/site/variants'
import { expect, ready, test } from './fixtures.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const top = (page: Page) => page.evaluate(() => window.scrollY)

test('A link within the site changes the page in the same document, from its top, with the focus there', async ({
  page,
  config,
}) => {
  await page.goto('/')
  await ready(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await section(page, 'Countries').click()
  await expect(title(page)).toHaveText(config.texts.countriesTitle)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()

  await page.getByRole('main').getByRole('link', { name: 'Japan', exact: true }).click()
  await expect(page).toHaveURL('/countries/jp')
  await page.getByRole('main').getByRole('link', { name: 'Tokyo', exact: true }).first().click()
  await expect(title(page)).toHaveText(fill(config.texts.cityTitle, { city: 'Tokyo' }))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'By Country' }).click()
  await expect(title(page)).toHaveText(config.texts.countriesTitle)
  await expect.poll(() => top(page)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('Back from another page to a part of a page shows that page again', async ({ page }) => {
  await page.goto('/cities/leeds')
  await ready(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See \d+ groups/ })
    .click()
  await expect(page).toHaveURL(/#groups$/)
  await page.getByRole('main').getByRole('link', { name: 'This week in Leeds' }).click()
  await expect(page).toHaveURL(/\/this-week/)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Leeds')
  await page.goBack()
  await expect(page).toHaveURL(/\/cities\/leeds#groups$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Leeds')
})

test('Back and Forward restore the scroll position, and leave the focus alone', async ({ page }) => {
  await page.goto('/cities')
  await ready(page)
  const city = page.getByRole('main').getByRole('link', { name: 'Nairobi', exact: true })
  await city.scrollIntoViewIfNeeded()
  const inDirectory = await top(page)
  expect(inDirectory).toBeGreaterThan(3000)
  await city.click()
  await expect(page).toHaveURL(/\/cities\/nairobi$/)
  await expect.poll(() => top(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' })
  await blog.focus()
  await page.goBack()
  await expect(page).toHaveURL(/\/cities$/)
  await expect.poll(() => top(page)).toBe(inDirectory)
  await expect(city).toBeInViewport()
  await expect(blog).toBeFocused()

  await page.goForward()
  await expect(page).toHaveURL(/\/cities\/nairobi$/)
  await expect.poll(() => top(page)).toBe(1500)
  await expect(blog).toBeFocused()
})

test('A page fades in after a navigation, the first one and with reduced motion none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const fades = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main > *') as Element).animationName)
  await page.goto('/')
  await ready(page)
  expect(await fades()).toBe('none')
  await section(page, 'Countries').click()
  await expect(page).toHaveURL('/countries')
  await expect.poll(fades).toBe('fade-in')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await fades()).toBe('none')
})

test('The title changes with the page, and back again', async ({ page }) => {
  await page.goto('/countries')
  await ready(page)
  const list = await page.title()
  await page.getByRole('main').getByRole('link', { name: 'Japan', exact: true }).press('Enter')
  await expect(page).toHaveTitle(/Japan/)
  await page.goBack()
  await expect(page).toHaveTitle(list)
  await expect(page).toHaveURL('/countries')
})

test('A link that is opened in a new tab leaves the page alone', async ({ page, context }) => {
  await page.goto('/')
  await ready(page)
  const opened = context.waitForEvent('page')
  await section(page, 'Countries').click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/countries')
  await expect(page).toHaveURL('/')
})
