import type { Page } from '@playwright/test'
import { expect, ready, test } from './fixtures.ts'

/** Fewer than in the seed, because other tests add and remove some at the same time. */
const mostCities = 350
const cards = (page: Page) => page.locator('#cities [data-item]')
const shown = (page: Page) => page.locator('#cities [data-item]:visible')
const box = (page: Page) => page.getByPlaceholder('Search for a city or country...')
const names = (page: Page) => shown(page).getByRole('link').allTextContents()

test.describe('The city directory', () => {
  test('puts the United States first, then the United Kingdom, then the others alphabetically', {
    tag: '@lff',
  }, async ({ page }) => {
    await page.goto('/cities')
    const headings = await page.locator('#cities').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.length).toBeGreaterThan(100)
    expect(headings.slice(0, 2)).toEqual(['United States', 'United Kingdom'])
    const others = headings.slice(2)
    expect(others).toEqual(others.toSorted(new Intl.Collator('en').compare))
    expect(new Set(headings).size).toBe(headings.length)
  })

  test('links each heading to its country', { tag: '@mnf' }, async ({ page, get }) => {
    await page.goto('/cities')
    const link = page.locator('#cities').getByRole('link', { name: 'View Japan →' })
    await expect(link).toHaveAttribute('href', '/countries/jp')
    const groups = await page.locator('#cities section').count()
    await expect(page.locator('#cities').getByRole('link', { name: /^View .+ →$/ })).toHaveCount(groups)
    expect((await get('/countries/jp')).status).toBe(200)
  })

  test('lists every city as a card that leads to its page', { tag: '@lff' }, async ({ page }) => {
    await page.goto('/cities')
    expect(await cards(page).count()).toBeGreaterThan(mostCities)
    const tokyo = page
      .locator('#cities section', { hasText: 'View Japan' })
      .getByRole('link', { name: 'Tokyo' })
    await expect(tokyo).toHaveAttribute('href', '/cities/tokyo')
  })

  test('renders every card at once, even far below the screen: for screenshots, printers and archives', {
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

  for (const when of ['at once', 'after a search'] as const) {
    test(`jumps to the first country of a letter, right below the header (${when})`, { tag: '@lff' }, async ({
      page,
    }) => {
      await page.goto('/cities')
      if (when === 'after a search') {
        await box(page).fill('santa')
        await expect.poll(async () => (await names(page)).filter((name) => !/santa/i.test(name))).toEqual([])
        await box(page).fill('')
        await expect(page.locator('#cities section[hidden]')).toHaveCount(0)
      }
      await page
        .getByRole('navigation', { name: 'Jump to a country' })
        .getByRole('link', { name: 'A', exact: true })
        .click()
      const header = await page.getByRole('banner').boundingBox()
      const top = async () => {
        const box = await page.locator('#country-al').boundingBox()
        return Math.abs((box?.y ?? Number.NaN) - (header?.height ?? Number.NaN))
      }
      await expect.poll(top).toBeLessThan(2)
    })
  }

  test('decorates cards with a percentage from 60 to 99 that is not data', { tag: '@mnf' }, async ({
    page,
  }) => {
    await page.goto('/cities')
    const figures = page.locator('#cities [data-item] small')
    const texts = await figures.allTextContents()
    expect(texts.length).toBeGreaterThan(mostCities)
    for (const text of texts) {
      expect(text).toMatch(/^\d+%$/)
      expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(60)
      expect(Number.parseInt(text, 10)).toBeLessThanOrEqual(99)
    }
    const hidden = page.locator('#cities small[aria-hidden=true][data-nosnippet]')
    await expect(hidden).toHaveCount(texts.length)
    await page.reload()
    expect(await figures.allTextContents()).toEqual(texts)
  })
})

test.describe('The city search', { tag: '@lff' }, () => {
  test('finds cities by a part of the name, in any case', async ({ page }) => {
    await page.goto('/cities')
    await box(page).fill('YORK')
    // A long list changes in parts.
    await expect.poll(async () => (await names(page)).filter((name) => !/york/i.test(name))).toEqual([])
    expect(await names(page)).toEqual(expect.arrayContaining(['New York', 'York']))
    await expect(page.locator('#cities section:visible')).not.toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Japan', exact: true })).toBeHidden()
  })

  test('finds all cities of a country by its name', async ({ page }) => {
    await page.goto('/cities')
    const inGermany = await page
      .locator('#cities section', { hasText: 'View Germany' })
      .locator('[data-item]')
      .count()
    expect(inGermany).toBeGreaterThan(1)
    await box(page).fill('germany')
    await expect(shown(page)).toHaveCount(inGermany)
    await expect(page.locator('#cities section:visible').getByRole('heading')).toHaveText(['Germany'])
  })

  test('ignores accents', async ({ page }) => {
    await page.goto('/cities')
    for (const typed of ['sao paulo', 'São Paulo', 'SÃO PAULO']) {
      await box(page).fill(typed)
      await expect.poll(() => names(page)).toEqual(['São Paulo'])
    }
  })

  test('says how many there are, for screen readers too', async ({ page }) => {
    await page.goto('/cities')
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toHaveText('')
    await box(page).fill('york')
    await expect(status).toHaveText(/^\d+ cities$/)
    const told = Number.parseInt((await status.textContent()) ?? '', 10)
    await expect(shown(page)).toHaveCount(told)
    await box(page).fill('reykjav')
    await expect(status).toHaveText('1 city')
    await box(page).fill('')
    await expect(status).toHaveText('')
  })

  test('is remembered in the address', async ({ page }) => {
    await page.goto('/cities')
    await box(page).fill('york')
    await expect(page).toHaveURL(/\/cities\?q=york$/)
    await box(page).fill('')
    await expect(page).toHaveURL(/\/cities$/)
  })

  test('is taken from the address', async ({ page }) => {
    await page.goto('/cities?q=s%C3%A3o%20paulo')
    await expect(box(page)).toHaveValue('são paulo')
    await expect.poll(() => names(page)).toEqual(['São Paulo'])
  })

  test('is restored after going back', async ({ page }) => {
    await page.goto('/cities')
    await box(page).fill('lisbon')
    await expect(page).toHaveURL(/\?q=lisbon$/)
    await shown(page).getByRole('link', { name: 'Lisbon' }).click()
    await expect(page).toHaveURL(/\/cities\/lisbon$/)
    await page.goBack()
    await expect(box(page)).toHaveValue('lisbon')
    await expect.poll(() => names(page)).toEqual(['Lisbon'])
  })

  test('without a match says so and leads to communities and apps', async ({ page }) => {
    await page.goto('/cities')
    await box(page).fill('xyzzy')
    const main = page.getByRole('main')
    await expect(
      main.getByText('No cities found matching "xyzzy"').filter({ visible: true }).first(),
    ).toBeVisible()
    await expect(shown(page)).toHaveCount(0)
    await expect(page.locator('#cities section:visible')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Browse communities' })).toHaveAttribute(
      'href',
      '/communities',
    )
    await expect(main.getByRole('link', { name: 'Explore friendship apps' })).toHaveAttribute(
      'href',
      '/friendship-apps',
    )
    await expect(main.getByRole('status')).toContainText('No cities found matching "xyzzy"')
  })

  test('treats what is typed as text', async ({ page }) => {
    await page.goto('/cities')
    await box(page).fill('<img src=x onerror=alert(1)> .* [a')
    await expect(shown(page)).toHaveCount(0)
    await expect(page.getByRole('main').locator('img[onerror]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      '<img src=x onerror=alert(1)> .* [a',
    )
  })

  test('submits without loading a new document', async ({ page }) => {
    await page.goto('/cities')
    await box(page).fill('york')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\?q=york$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

const sort = (page: Page) => page.getByLabel('Sort by')
const continent = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Continents' }).getByRole('link', { name, exact: true })

test.describe('The order of the directory', { tag: '@mnf' }, () => {
  test('is by country, by name or by population, and is kept in the address', async ({ page }) => {
    await page.goto('/cities')
    const drawn = await names(page)
    await sort(page).selectOption('name')
    await expect(page).toHaveURL('/cities?sort=name')
    await expect(page.locator('#cities section:visible')).toHaveCount(0)
    const sorted = await names(page)
    expect(sorted).toEqual(drawn.toSorted(new Intl.Collator('en').compare))
    await sort(page).selectOption('population')
    await expect(page).toHaveURL('/cities?sort=population')
    await expect(shown(page).first()).toContainText('Tokyo')
    expect(new Set(await names(page))).toEqual(new Set(drawn))
    const note = await shown(page)
      .first()
      .evaluate((card) => getComputedStyle(card, '::after').content.replaceAll('"', ''))
    expect(note).toMatch(/^Japan · \d+(\.\d)?M people$/)
    await sort(page).selectOption('country')
    await expect(page).toHaveURL('/cities')
    expect(await names(page)).toEqual(drawn)
  })

  test('is shared by its address, and Back and Forward follow it', async ({ page }) => {
    await page.goto('/cities?sort=population')
    await expect(sort(page)).toHaveValue('population')
    await expect(shown(page).first()).toContainText('Tokyo')
    await sort(page).selectOption('name')
    await expect(page).toHaveURL('/cities?sort=name')
    await page.goBack()
    await expect(sort(page)).toHaveValue('population')
    await expect(shown(page).first()).toContainText('Tokyo')
    const far = shown(page).nth(200).getByRole('link')
    await far.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    expect(top).toBeGreaterThan(1000)
    await far.click()
    await expect(page).toHaveURL(/\/cities\/[a-z-]+$/)
    await page.goBack()
    await expect(sort(page)).toHaveValue('population')
    await expect(shown(page).first()).toContainText('Tokyo')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  })
})

test.describe('The continents of the directory', { tag: '@lff' }, () => {
  test('filter it, together with the search and the order, and can be cleared', async ({ page }) => {
    await page.goto('/cities')
    const all = await cards(page).count()
    await continent(page, 'Europe').click()
    await expect(page).toHaveURL('/cities?continent=Europe')
    await expect(page.locator('#cities section:visible').getByRole('heading').first()).toHaveText(
      'United Kingdom',
    )
    await box(page).fill('port')
    await expect.poll(() => names(page)).toContain('Porto')
    await expect.poll(() => names(page)).not.toContain('Portland')
    await box(page).fill('tokyo')
    await expect(page.locator('#cities-empty')).toContainText('No cities found matching "tokyo" in Europe')
    await box(page).fill('')
    await sort(page).selectOption('population')
    await expect(shown(page).first()).toContainText(/Istanbul|Moscow|London|Paris/)
    await continent(page, 'Europe').click()
    await expect(page).toHaveURL('/cities?sort=population')
    await expect(shown(page)).toHaveCount(all)
  })

  test('are shared by their address, and Back follows them', async ({ page }) => {
    await page.goto('/cities?continent=South+America')
    await expect(continent(page, 'South America')).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => names(page)).not.toContain('Tokyo')
    await continent(page, 'Asia').click()
    await expect.poll(() => names(page)).toContain('Tokyo')
    await page.goBack()
    await expect(continent(page, 'South America')).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => names(page)).not.toContain('Tokyo')
  })

  test('are found in any case in an address, and one that does not exist hides nothing', async ({ page }) => {
    await page.goto('/cities?continent=europe')
    await expect(continent(page, 'Europe')).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => names(page)).not.toContain('Tokyo')
    await page.goto('/cities?continent=bogus')
    await ready(page)
    await expect.poll(() => names(page)).toContain('Tokyo')
    await expect(page.getByRole('main').getByText('No cities found')).toHaveCount(0)
  })

  test('and the order are chosen by the keyboard alone', async ({ page }) => {
    await page.goto('/cities')
    await box(page).focus()
    await page.keyboard.press('Tab')
    await expect(continent(page, 'Africa')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cities?continent=Africa')
    await sort(page).focus()
    await page.keyboard.press('n')
    await expect(page).toHaveURL('/cities?continent=Africa&sort=name')
    const found = await names(page)
    expect(found).toEqual(found.toSorted(new Intl.Collator('en').compare))
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the city directory is whole, also with a search in the address', { tag: '@lff' }, async ({
    page,
  }) => {
    for (const path of ['/cities', '/cities?q=york']) {
      await page.goto(path)
      expect(await shown(page).count()).toBe(await cards(page).count())
      expect(await shown(page).count()).toBeGreaterThan(mostCities)
      await expect(page.getByText('No cities found')).toBeHidden()
      // Controls that need a script are not offered.
      await expect(sort(page)).toBeHidden()
      await expect(continent(page, 'Asia')).toBeHidden()
    }
  })
})
