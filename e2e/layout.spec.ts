import { expect, test } from './fixtures.ts'
import { hosts } from './hosts.ts'

const navigation = [
  ['Home', '/'],
  ['Cities', '/cities'],
  ['Countries', '/countries'],
  ['Communities', '/communities'],
  ['Affinities', '/affinities'],
  ['Friend Apps', '/friendship-apps'],
  ['Blog', '/blog'],
] as const

const footer: Record<string, [name: string, href: string][]> = {
  'Find Friends': [
    ['This week', '/this-week'],
    ['By City', '/cities'],
    ['By Country', '/countries'],
    ['By Interest', '/communities'],
    ['By Affinity', '/affinities'],
    ['Using Apps', '/friendship-apps'],
  ],
  'Popular Cities': [
    ['New York', '/cities/new-york'],
    ['London', '/cities/london'],
    ['Tokyo', '/cities/tokyo'],
    ['Paris', '/cities/paris'],
    ['Berlin', '/cities/berlin'],
  ],
  Resources: [
    ['Social Skills', '/blog?tag=social-skills'],
    ['Community Building', '/blog?tag=community'],
    ['App Guides', '/blog?tag=apps'],
  ],
  Countries: [
    ['United States', '/countries/us'],
    ['United Kingdom', '/countries/gb'],
    ['Canada', '/countries/ca'],
    ['Australia', '/countries/au'],
  ],
  Communities: [
    ['Hiking', '/communities/hiking'],
    ['Gaming', '/communities/gaming'],
    ['Photography', '/communities/photography'],
    ['Cooking', '/communities/cooking'],
  ],
}

test.describe('The header', () => {
  test('stays at the top and links to the seven sections', { tag: '@mnf' }, async ({ page, get }) => {
    await page.goto('/')
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link')).toHaveText(navigation.map(([name]) => name))
    for (const [name, href] of navigation) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      expect((await get(href)).status, href).toBe(200)
    }
    await page.mouse.wheel(0, 1500)
    await expect(page.getByRole('banner')).toBeInViewport()
  })

  test('marks the current section', { tag: '@lff' }, async ({ page }) => {
    const main = page.getByRole('navigation', { name: 'Main' })
    await page.goto('/cities')
    await expect(main.getByRole('link', { name: 'Cities' })).toHaveAttribute('aria-current', 'page')
    await expect(main.locator('[aria-current]')).toHaveCount(1)
    await page.goto('/cities/tokyo')
    await expect(main.getByRole('link', { name: 'Cities' })).toHaveAttribute('aria-current', 'true')
    await main.getByRole('link', { name: 'Countries' }).click()
    await expect(main.getByRole('link', { name: 'Countries' })).toHaveAttribute('aria-current', 'page')
    await expect(main.locator('[aria-current]')).toHaveCount(1)
  })
})

test.describe('On a phone', { tag: '@lff' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens and closes', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('banner').getByLabel('Menu')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveCount(0)
    await menu.click()
    await expect(links).toHaveText(navigation.map(([name]) => name))
    await menu.click()
    await expect(links).toHaveCount(0)
  })

  test('the menu closes on a link that leads somewhere', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByLabel('Menu').click()
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Countries' }).click()
    await expect(page).toHaveURL(/\/countries$/)
    await expect(main.getByRole('link')).toHaveCount(0)
  })

  test('the menu closes on a link to the page that is open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByLabel('Menu').click()
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Home' }).click()
    await expect(main.getByRole('link')).toHaveCount(0)
  })

  test('the menu closes on Escape, and the focus returns to its button', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('banner').getByLabel('Menu')
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(main.getByRole('link')).toHaveCount(0)
    await expect(menu).toBeFocused()
  })

  test('the search and the menu can be reached on a small screen, and with letters of twice the size', async ({
    page,
  }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const controls = [header.getByRole('link', { name: 'Search' }), header.getByLabel('Menu')]
    for (const [width, letters] of [
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, letters)
      for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 })
    }
    await page.goto('/apps-for-making-friends')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('no page is wider than the screen', async ({ page }) => {
    for (const path of ['/', '/cities', '/cities/tokyo', '/cities/tokyo/communities', '/countries/jp']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu opens, and its links lead on', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('banner').getByLabel('Menu').click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cities' }).click()
      await expect(page).toHaveURL(/\/cities$/)
    })
  })
})

test.describe('The footer', () => {
  test('has its columns with their links', { tag: '@mnf' }, async ({ page, get }) => {
    await page.goto('/')
    for (const [title, links] of Object.entries(footer)) {
      const column = page.getByRole('contentinfo').getByRole('navigation', { name: title })
      await expect(column.getByRole('link')).toHaveText(links.map(([name]) => name))
      for (const [name, href] of links) {
        await expect(column.getByRole('link', { name })).toHaveAttribute('href', href)
        expect((await get(href)).status, href).toBe(200)
      }
    }
  })

  test('leads to the terms, the privacy policy and the contact address', async ({
    page,
    get,
    site,
    config,
  }) => {
    await page.goto('/cities')
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms-and-conditions')
    await expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy-policy')
    await expect(foot.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      `mailto:hello@${hosts[site]}`,
    )
    await expect(foot).toContainText(config.texts.mission)
    for (const path of ['/terms-and-conditions', '/privacy-policy']) {
      expect((await get(path)).status, path).toBe(200)
    }
  })
})

test.describe('The cookie banner', () => {
  test.use({ cookieAnswer: null })

  for (const [button, stored] of [
    ['Accept All', 'accepted'],
    ['Decline', 'declined'],
  ] as const) {
    test(`stores "${stored}" on ${button}, goes away and stays away`, { tag: '@lff' }, async ({ page }) => {
      await page.goto('/')
      const banner = page.getByRole('region', { name: 'Cookies' })
      await banner.getByRole('button', { name: button }).click()
      await expect(banner).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(stored)
      await page.goto('/cities')
      await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveCount(1)
      await expect(banner).toHaveCount(0)
    })
  }

  test('asks again as long as nobody has answered, and stores nothing else', { tag: '@mnf' }, async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})

test.describe('By keyboard', { tag: '@mnf' }, () => {
  test('the first stop is a link that skips to the content', async ({ page }) => {
    await page.goto('/cities')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByPlaceholder('Search for a city or country...')).toBeFocused()
  })

  test('the order is that of the page: name, sections, content', async ({ page, config }) => {
    await page.goto('/')
    const stops: string[] = []
    for (let stop = 0; stop < 13; stop++) {
      await page.keyboard.press('Tab')
      stops.push(
        await page.evaluate(() => {
          const element = document.activeElement
          return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
        }),
      )
    }
    expect(stops[0]).toBe('Skip to content')
    expect(stops[1]).toContain(config.name)
    expect(stops.slice(2, 9)).toEqual(navigation.map(([name]) => name))
    expect(stops[9]).toBe('Search')
    expect(stops.slice(10)).toEqual(['Find Your City', 'Browse All Cities', 'Explore Apps'])
  })

  test('the focus can be seen', async ({ page }) => {
    await page.goto('/')
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
      return { outlineStyle, width: Number.parseFloat(outlineWidth) }
    })
    expect(outline.outlineStyle).not.toBe('none')
    expect(outline.width).toBeGreaterThanOrEqual(2)
  })
})
