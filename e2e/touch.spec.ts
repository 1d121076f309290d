import { tooSmall } from './controls.ts'
import { expect, idle, test } from './fixtures.ts'

// A phone: touch only, without a mouse or a hardware keyboard.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

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
