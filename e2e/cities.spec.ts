import type { Page } from '@playwright/test'
import { expect, ready, test } from './fixtures.ts'
import { searchable } from './parts.ts'
import { test as served } from './served.ts'

/** Fewer than in the seed, because other tests add and remove some at the same time. */
const mostCities = 350
const cards = (page: Page) => page.locator('#cities [data-item]')

served.describe('The city directory', () => {
  served(
    'puts the United States first, then the United Kingdom, then the others alphabetically',
    {
      tag: '@lff',
    },
    async ({ page, read }) => {
      await read('/cities')
      const headings = await page.locator('#cities').getByRole('heading', { level: 2 }).allTextContents()
      expect(headings.length).toBeGreaterThan(100)
      expect(headings.slice(0, 2)).toEqual(['United States', 'United Kingdom'])
      const others = headings.slice(2)
      expect(others).toEqual(others.toSorted(new Intl.Collator('en').compare))
      expect(new Set(headings).size).toBe(headings.length)
    },
  )

  served('links each heading to its country', { tag: '@mnf' }, async ({ page, get, read }) => {
    await read('/cities')
    const link = page.locator('#cities').getByRole('link', { name: 'View Japan →' })
    await expect(link).toHaveAttribute('href', '/countries/jp')
    const groups = await page.locator('#cities section').count()
    await expect(page.locator('#cities').getByRole('link', { name: /^View .+ →$/ })).toHaveCount(groups)
    expect((await get('/countries/jp')).status).toBe(200)
  })

  served('lists every city as a card that leads to its page', { tag: '@lff' }, async ({ page, read }) => {
    await read('/cities')
    expect(await cards(page).count()).toBeGreaterThan(mostCities)
    const tokyo = page
      .locator('#cities section', { hasText: 'View Japan' })
      .getByRole('link', { name: 'Tokyo' })
    await expect(tokyo).toHaveAttribute('href', '/cities/tokyo')
  })

  served(
    'decorates cards with a percentage from 60 to 99 that is not data',
    { tag: '@mnf' },
    async ({ page, read }) => {
      await read('/cities')
      // Other tests add and remove cities at the same time.
      const figures = page.locator('#cities [data-item]:not(:has(a[href^="/cities/e2e-"])) small')
      const texts = await figures.allTextContents()
      expect(texts.length).toBeGreaterThan(mostCities)
      for (const text of texts) {
        expect(text).toMatch(/^\d+%$/)
        expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(60)
        expect(Number.parseInt(text, 10)).toBeLessThanOrEqual(99)
      }
      const hidden = figures.and(page.locator('[aria-hidden=true][data-nosnippet]'))
      await expect(hidden).toHaveCount(texts.length)
      await read('/cities')
      expect(await figures.allTextContents()).toEqual(texts)
    },
  )
})

test('Every card is rendered at once, even far below the screen: for screenshots, printers and archives', {
  tag: '@mnf',
}, async ({ page }) => {
  for (const path of ['/cities', '/countries', '/communities']) {
    await page.goto(path)
    const left = await page
      .locator('main li[data-item]')
      .evaluateAll(
        (cards) => cards.filter((card) => !card.checkVisibility({ contentVisibilityAuto: true })).length,
      )
    expect(left, path).toBe(0)
  }
})

test('The letters of the directory jump right below the header, at once and after a search', {
  tag: '@lff',
}, async ({ page }) => {
  const { box, names } = searchable(page, 'cities')
  await page.goto('/cities')
  for (const when of ['at once', 'after a search']) {
    if (when === 'after a search') {
      await box.fill('santa')
      await expect.poll(async () => (await names()).filter((name) => !/santa/i.test(name))).toEqual([])
      await box.fill('')
      await expect(page.locator('#cities section[hidden]')).toHaveCount(0)
    }
    await page
      .getByRole('navigation', { name: 'Jump to a country' })
      .getByRole('link', { name: 'A', exact: true })
      .click()
    const header = await page.getByRole('banner').boundingBox()
    const top = async () => {
      const country = await page.locator('#country-al').boundingBox()
      return Math.abs((country?.y ?? Number.NaN) - (header?.height ?? Number.NaN))
    }
    await expect.soft.poll(top, { message: when }).toBeLessThan(2)
  }
})

test('The city search finds cities and countries, and says how many', { tag: '@lff' }, async ({ page }) => {
  const { box, shown, names, status } = searchable(page, 'cities')
  const countries = page.locator('#cities section:visible')
  await page.goto('/cities')
  const inGermany = await page
    .locator('#cities section', { hasText: 'View Germany' })
    .locator('[data-item]')
    .count()
  expect(inGermany).toBeGreaterThan(1)

  await test.step('It finds cities by a part of the name, in any case', async () => {
    await expect.soft(status).toHaveText('')
    await box.fill('YORK')
    // A long list changes in parts.
    await expect.poll(async () => (await names()).filter((name) => !/york/i.test(name))).toEqual([])
    expect.soft(await names()).toEqual(expect.arrayContaining(['New York', 'York']))
    await expect.soft(countries).not.toHaveCount(0)
    await expect.soft(page.getByRole('heading', { name: 'Japan', exact: true })).toBeHidden()
  })

  await test.step('It says how many there are, for screen readers too', async () => {
    await expect.soft(status).toHaveText(`${await shown.count()} cities`)
    await box.fill('reykjav')
    await expect.soft(status).toHaveText('1 city')
    await box.fill('')
    await expect.soft(status).toHaveText('')
  })

  await test.step('It finds all cities of a country by its name', async () => {
    await box.fill('germany')
    await expect.soft(shown).toHaveCount(inGermany)
    await expect.soft(countries.getByRole('heading')).toHaveText(['Germany'])
  })

  await test.step('Without a match it says so and leads to communities and apps', async () => {
    await box.fill('xyzzy')
    const main = page.getByRole('main')
    const sentence = 'No cities found matching "xyzzy"'
    await expect.soft(main.getByText(sentence).filter({ visible: true }).first()).toBeVisible()
    await expect.soft(status).toContainText(sentence)
    await expect.soft(shown).toHaveCount(0)
    await expect.soft(countries).toHaveCount(0)
    for (const [name, href] of [
      ['Browse communities', '/communities'],
      ['Explore friendship apps', '/friendship-apps'],
    ] as const) {
      await expect.soft(main.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })
})

test('The city search is in the address, survives going back, and loads no document', {
  tag: '@lff',
}, async ({ page }) => {
  const { box, shown, names } = searchable(page, 'cities')

  await test.step('It is taken from the address', async () => {
    await page.goto('/cities?q=s%C3%A3o%20paulo')
    await expect.soft(box).toHaveValue('são paulo')
    await expect.soft.poll(names).toEqual(['São Paulo'])
  })

  await test.step('It is remembered in the address, and submits without loading a new document', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await box.fill('')
    await expect.soft(page).toHaveURL(/\/cities$/)
    await box.fill('lisbon')
    await expect.soft(page).toHaveURL(/\/cities\?q=lisbon$/)
    await box.press('Enter')
    await expect.soft(page).toHaveURL(/\/cities\?q=lisbon$/)
    expect.soft(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  await test.step('It is restored after going back', async () => {
    await shown.getByRole('link', { name: 'Lisbon' }).click()
    await expect(page).toHaveURL(/\/cities\/lisbon$/)
    await page.goBack()
    await expect.soft(box).toHaveValue('lisbon')
    await expect.soft.poll(names).toEqual(['Lisbon'])
  })
})

const sort = (page: Page) => page.getByLabel('Sort by')
const continent = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Continents' }).getByRole('link', { name, exact: true })

test('The order of the directory is by country, name or population, in the address, and Back follows it', {
  tag: '@mnf',
}, async ({ page }) => {
  const { shown, names } = searchable(page, 'cities')

  await test.step('It is kept in the address', async () => {
    await page.goto('/cities')
    const drawn = await names()
    await sort(page).selectOption('name')
    await expect.soft(page).toHaveURL('/cities?sort=name')
    await expect.soft(page.locator('#cities section:visible')).toHaveCount(0)
    expect.soft(await names()).toEqual(drawn.toSorted(new Intl.Collator('en').compare))
    await sort(page).selectOption('country')
    await expect.soft(page).toHaveURL('/cities')
    expect.soft(await names()).toEqual(drawn)
    await sort(page).selectOption('population')
    await expect.soft(page).toHaveURL('/cities?sort=population')
    await expect.soft(shown.first()).toContainText('Tokyo')
    expect.soft(new Set(await names())).toEqual(new Set(drawn))
    const note = await shown
      .first()
      .evaluate((card) => getComputedStyle(card, '::after').content.replaceAll('"', ''))
    expect.soft(note).toMatch(/^Japan · \d+(\.\d)?M people$/)
  })

  await test.step('It is shared by its address, and Back follows it', async () => {
    await page.reload()
    await expect.soft(sort(page)).toHaveValue('population')
    await expect.soft(shown.first()).toContainText('Tokyo')
    await sort(page).selectOption('name')
    await expect(page).toHaveURL('/cities?sort=name')
    await page.goBack()
    await expect.soft(sort(page)).toHaveValue('population')
    await expect.soft(shown.first()).toContainText('Tokyo')
  })

  await test.step('Back from a city returns to the order and to the place in it', async () => {
    const far = shown.nth(200).getByRole('link')
    await far.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    expect(top).toBeGreaterThan(1000)
    await far.click()
    await expect(page).toHaveURL(/\/cities\/[a-z-]+$/)
    await page.goBack()
    await expect.soft(sort(page)).toHaveValue('population')
    await expect.soft(shown.first()).toContainText('Tokyo')
    await expect.soft.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  })
})

test('The continents of the directory filter it with search and order, by keyboard and by address', {
  tag: '@lff',
}, async ({ page }) => {
  const { box, shown, names } = searchable(page, 'cities')

  await test.step('They combine with the search and the order, and can be cleared', async () => {
    await page.goto('/cities')
    const all = await cards(page).count()
    await continent(page, 'Europe').click()
    await expect.soft(page).toHaveURL('/cities?continent=Europe')
    await expect
      .soft(page.locator('#cities section:visible').getByRole('heading').first())
      .toHaveText('United Kingdom')
    await box.fill('port')
    await expect.soft.poll(names).toContain('Porto')
    await expect.soft.poll(names).not.toContain('Portland')
    await box.fill('tokyo')
    await expect
      .soft(page.locator('#cities-empty'))
      .toContainText('No cities found matching "tokyo" in Europe')
    await box.fill('')
    await sort(page).selectOption('population')
    await expect.soft(shown.first()).toContainText(/Istanbul|Moscow|London|Paris/)
    await continent(page, 'Europe').click()
    await expect.soft(page).toHaveURL('/cities?sort=population')
    await expect.soft(shown).toHaveCount(all)
    await sort(page).selectOption('country')
    await expect(page).toHaveURL('/cities')
  })

  await test.step('They and the order are chosen by the keyboard alone', async () => {
    await box.focus()
    await page.keyboard.press('Tab')
    await expect(continent(page, 'Africa')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.soft(page).toHaveURL('/cities?continent=Africa')
    await sort(page).focus()
    await page.keyboard.press('n')
    await expect.soft(page).toHaveURL('/cities?continent=Africa&sort=name')
    const found = await names()
    expect.soft(found).toEqual(found.toSorted(new Intl.Collator('en').compare))
  })

  await test.step('They are shared by their address, in any case, and Back follows them', async () => {
    await page.goto('/cities?continent=south+america')
    await expect.soft(continent(page, 'South America')).toHaveAttribute('aria-current', 'true')
    await expect.soft.poll(names).not.toContain('Tokyo')
    await continent(page, 'Asia').click()
    await expect.soft.poll(names).toContain('Tokyo')
    await page.goBack()
    await expect.soft(continent(page, 'South America')).toHaveAttribute('aria-current', 'true')
    await expect.soft.poll(names).not.toContain('Tokyo')
  })

  await test.step('One that does not exist hides nothing', async () => {
    await page.goto('/cities?continent=bogus')
    await ready(page)
    await expect.soft.poll(names).toContain('Tokyo')
    await expect.soft(page.getByRole('main').getByText('No cities found')).toHaveCount(0)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the directory does not offer controls that need a script', { tag: '@lff' }, async ({ page }) => {
    await page.goto('/cities')
    await expect(cards(page).first()).toBeVisible()
    await expect(sort(page)).toBeHidden()
    await expect(continent(page, 'Asia')).toBeHidden()
  })
})
