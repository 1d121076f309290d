import type { Page } from '@playwright/test'
import { expect, idle, ready, test } from './fixtures.ts'

/** What the browser's own translation does to a page: every text moves into elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent || parent.closest('script, style, font')) continue
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        text.replaceWith(outer)
        inner.textContent = text.data
      }
    }
    wrap(document.body)
    document.documentElement.classList.add('translated-ltr')
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node.parentNode ?? node)
    }).observe(document.body, { childList: true, subtree: true })
  })

test('A page that the browser has translated keeps working: filters, chips, toasts, search and links', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404 .*\/nowhere/, /404 Error: User attempted/)
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.goto('/communities')
  await ready(page)
  await translate(page)
  const list = page.locator('#communities [data-item]:visible')
  const box = page.getByRole('main').getByRole('searchbox')
  const status = page.getByRole('main').getByRole('status')
  await box.fill('hiking')
  await expect(list.first()).toContainText('Hiking')
  await box.fill('xyzzy')
  await expect(status).toContainText('No communities found')
  await expect(list).toHaveCount(0)
  await box.fill('hiking')
  await list.getByRole('link', { name: 'Hiking', exact: true }).click()
  await expect(page).toHaveURL('/communities/hiking')
  await page.getByRole('button', { name: 'Join Hiking' }).click()
  await page.getByRole('button', { name: 'Joined Community' }).click()
  await expect(page.locator('[data-toast]')).toContainText('Left community')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused()
  await page.keyboard.type('toyko')
  await expect(page.getByRole('option').first()).toContainText('Tokyo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cities/tokyo')
  await page.goto('/blog')
  await ready(page)
  await translate(page)
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(/\d+ article/)
  await page.goto('/cities')
  await ready(page)
  await translate(page)
  await page.getByRole('main').getByRole('searchbox').fill('tromso')
  await expect(page.locator('#cities [data-item]:visible')).toHaveCount(1)
  await page.goto('/nowhere')
  await idle(page)
  await translate(page)
  for (const text of ['tokyo', 'xyzzy', 'paris'])
    await page.getByRole('main').getByRole('searchbox').fill(text)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Paris')
  expect(failures).toEqual([])
})

test('A link that is followed right after typing is followed, also on a slow line', async ({ page }) => {
  await page.goto('/cities')
  await idle(page)
  await page.route(/_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.getByRole('main').getByRole('searchbox').fill('tokyo')
  await page.locator('#cities').getByRole('link', { name: 'Tokyo', exact: true }).click()
  await expect(page).toHaveURL('/cities/tokyo')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tokyo')
  await page.goBack()
  await expect(page).toHaveURL('/cities?q=tokyo')
})

test.describe('In forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })
  const ground = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)

  test('the chosen chip, the active result and the current tab stand out', async ({ page }) => {
    await page.goto('/blog?tag=apps')
    await idle(page)
    await expect(page.locator('main a[aria-current=true]')).toHaveCount(1)
    const plain = await ground(page, 'main ul[aria-label=Tags] a:not([aria-current])')
    expect(await ground(page, 'main a[aria-current=true]')).not.toBe(plain)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused()
    await page.keyboard.type('san')
    await expect(page.getByRole('option').nth(1)).toBeVisible()
    expect(await ground(page, '[role=option][aria-selected=true]')).not.toBe(
      await ground(page, '[role=option][aria-selected=false]'),
    )
    await page.goto('/cities/tokyo#apps')
    await idle(page)
    const tabs = 'nav[aria-label="On this page"] a'
    await expect(page.locator(`${tabs}[aria-current]`)).toHaveCount(1)
    expect(await ground(page, `${tabs}[aria-current]`)).not.toBe(
      await ground(page, `${tabs}:not([aria-current])`),
    )
  })
})

test.describe('The cookie banner', () => {
  test.use({ cookieAnswer: null })
  const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

  test('comes early in the order of focus, and covers nothing that has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/cities/tokyo')
    await idle(page)
    await expect(banner(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('link')).toBeFocused()
    const covered: string[] = []
    for (let stop = 0; stop < 140; stop++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const focused = document.activeElement
        const cookies = document.querySelector('[aria-label=Cookies]')
        // After the last control the focus leaves the document.
        if (!focused || focused === document.body || !cookies || cookies.contains(focused)) return ''
        const box = focused.getBoundingClientRect()
        return box.bottom > cookies.getBoundingClientRect().top && box.height > 0 ? focused.textContent : ''
      })
      if (name) covered.push(name)
    }
    expect(covered).toEqual([])
  })

  test('leaves room for the page at four times the size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/cities/tokyo')
    await idle(page)
    await page.getByRole('main').getByRole('link').last().focus()
    await expect(banner(page)).not.toBeInViewport()
  })
})

test('On a phone the first city of the directory is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cities')
  await idle(page)
  await expect(page.locator('#cities [data-item]').first()).toBeInViewport()
})
