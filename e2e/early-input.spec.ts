import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

for (const [path, list, search] of [
  ['/cities', '#cities', 'lisbon'],
  ['/countries', '#countries', 'japan'],
  ['/blog', '#articles', 'introvert'],
] as const) {
  test(`Text typed on ${path} before its scripts have loaded is searched once they have`, async ({
    page,
  }) => {
    const release = await hold(page, (request) => request.resourceType() === 'script')
    const box = page.getByRole('main').getByRole('searchbox')
    const items = page.locator(`${list} [data-item]`)
    const found = items.filter({ visible: true })
    const typeEarly = async () => {
      await box.fill(search)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      expect(await found.count()).toBe(await items.count())
      release()
    }
    await Promise.all([page.goto(path), typeEarly()])
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === search)
    await expect(box).toHaveValue(search)
    await expect.poll(async () => (await found.count()) < (await items.count())).toBe(true)
    expect(await found.count()).toBeGreaterThan(0)
  })
}

for (const { path, label, choice, address, shown } of [
  {
    path: '/cities',
    label: 'Sort by',
    choice: 'population',
    address: '/cities?sort=population',
    // The largest city is the first one then.
    shown: (page: Page) => page.locator('#cities [data-item]:visible').first().getByText('Tokyo'),
  },
  {
    path: '/this-week',
    label: 'City',
    choice: 'leeds',
    address: '/this-week?city=leeds',
    shown: (page: Page) => page.getByRole('heading', { name: 'This week in and around Leeds' }),
  },
]) {
  test(`What is chosen on ${path} before its scripts have loaded counts once they have`, async ({ page }) => {
    const release = await hold(page, (request) => request.resourceType() === 'script')
    const select = page.getByRole('main').getByLabel(label)
    const chooseEarly = async () => {
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await select.selectOption(choice)
      release()
    }
    await Promise.all([page.goto(path), chooseEarly()])
    await expect(page).toHaveURL(address)
    await expect(select).toHaveValue(choice)
    await expect(shown(page)).toBeVisible()
  })
}

for (const [path, ...names] of [
  ['/communities/hiking', 'Join Hiking', 'Cookie choice'],
  ['/cities/tokyo', 'Share', 'Copy the message'],
  ['/cities', 'Cities near me'],
  ['/this-week', 'Near me'],
] as const) {
  test(`Buttons of ${path} are said to be unavailable until their scripts have loaded`, async ({ page }) => {
    const release = await hold(page, (request) => request.resourceType() === 'script')
    const buttons = names.map((name) => page.getByRole('button', { name, exact: true }))
    const looks = () =>
      Promise.all(
        buttons.map((button) =>
          button.evaluate((element) => {
            const { opacity, color, backgroundColor } = getComputedStyle(element)
            return [opacity, color, backgroundColor, element.getBoundingClientRect().width]
          }),
        ),
      )
    const lookEarly = async () => {
      // Before its styles and fonts are there, nothing looks like anything.
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
            ({ sheet }) => sheet,
          ) && document.fonts.status === 'loaded',
      )
      for (const button of buttons) {
        await expect(button).toBeDisabled()
        await button.focus()
        await expect(button).toBeFocused()
      }
      const early = await looks()
      release()
      return early
    }
    const [, early] = await Promise.all([page.goto(path), lookEarly()])
    for (const button of buttons) await expect(button).toBeEnabled()
    expect(await looks()).toEqual(early)
  })
}
