import { expect, ready, resize, test } from './fixtures.ts'
import { hosts } from './hosts.ts'
import { textOf } from './page-source.ts'

const navigation = [
  ['Home', '/'],
  ['This Week', '/this-week'],
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

/** The links of a navigation in the HTML of a page. */
const linksOf = (html: string, navigation: string) => {
  const nav = html.split(/<nav[ >]/).find((part) => part.includes(`aria-label="${navigation}"`))
  const links = nav?.split('</nav>')[0]?.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs) ?? []
  return [...links].map(([, href, name = '']) => [textOf(name), href])
}

test('The header links to the eight sections, and the footer has its columns', { tag: '@mnf' }, async ({
  get,
}) => {
  const { body } = await get('/')
  for (const [name, links] of Object.entries({ Main: navigation, ...footer })) {
    expect(linksOf(body, name)).toEqual(links)
    for (const [, href] of links) expect((await get(href)).status, href).toBe(200)
  }
})

test('The footer leads to the terms, the privacy policy and the contact address', async ({
  get,
  site,
  config,
}) => {
  const { body } = await get('/countries')
  const foot = body.slice(body.indexOf('<footer'))
  for (const [name, href] of [
    ['Terms', '/terms-and-conditions'],
    ['Privacy', '/privacy-policy'],
    ['Contact', `mailto:hello@${hosts[site]}`],
  ] as const) {
    expect(foot).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${name}`))
    if (href.startsWith('/')) expect((await get(href)).status, href).toBe(200)
  }
  expect(textOf(foot)).toContain(config.texts.mission)
})

test('The header stays at the top and marks the current section', { tag: '@lff' }, async ({ page }) => {
  const main = page.getByRole('navigation', { name: 'Main' })
  await page.goto('/countries')
  await expect(main.getByRole('link', { name: 'Countries' })).toHaveAttribute('aria-current', 'page')
  await expect(main.locator('[aria-current]')).toHaveCount(1)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.goto('/countries/jp')
  await expect(main.getByRole('link', { name: 'Countries' })).toHaveAttribute('aria-current', 'true')
  await main.getByRole('link', { name: 'Communities' }).click()
  await expect(main.getByRole('link', { name: 'Communities' })).toHaveAttribute('aria-current', 'page')
  await expect(main.locator('[aria-current]')).toHaveCount(1)
})

test.describe('On a phone', { tag: '@lff' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, and closes on its button, on Escape and on a link', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    const menu = page.getByRole('banner').getByLabel('Menu')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await test.step('its button', async () => {
      await expect(links).toHaveCount(0)
      await menu.click()
      await expect(links).toHaveText(navigation.map(([name]) => name))
      await menu.click()
      await expect(links).toHaveCount(0)
    })
    await test.step('Escape, and the focus returns to its button', async () => {
      await menu.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(links).toHaveCount(0)
      await expect(menu).toBeFocused()
    })
    for (const [name, path] of [
      ['Home', '/'],
      ['Countries', '/countries'],
    ] as const) {
      await test.step(`a link to ${path}`, async () => {
        await menu.click()
        await links.filter({ hasText: name }).click()
        await expect(page).toHaveURL(path)
        await expect(links).toHaveCount(0)
      })
    }
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
      await resize(page, { width, height: 844 })
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

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu opens, and its links lead on', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('banner').getByLabel('Menu').click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Countries' }).click()
      await expect(page).toHaveURL(/\/countries$/)
    })
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
      await page.goto('/countries')
      await ready(page)
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

test('The header has one line and room for it at any width of a screen', { tag: '@lff' }, async ({
  page,
}) => {
  await page.goto('/terms-and-conditions')
  for (const width of [320, 390, 1023, 1024, 1100, 1152, 1279, 1280, 1440]) {
    await resize(page, { width, height: 800 })
    const { wide, high } = await page.getByRole('banner').evaluate((header) => ({
      wide: Math.max(
        ...[...header.querySelectorAll('*')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect().right),
      ),
      high: header.querySelector('nav ul')?.getBoundingClientRect().height ?? 0,
    }))
    expect(wide, `${width} px`).toBeLessThanOrEqual(width)
    expect(high, `${width} px`).toBeLessThan(48)
  }
})

test.describe('By keyboard', { tag: '@mnf' }, () => {
  test('the first stop is a link that skips to the content', async ({ page }) => {
    await page.goto('/countries')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  })

  test('the order is that of the page: name, sections, content', async ({ page, config }) => {
    await page.goto('/')
    const stops: string[] = []
    for (let stop = 0; stop < navigation.length + 8; stop++) {
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
    expect(stops.slice(2)).toEqual([
      ...navigation.map(([name]) => name),
      // The field, which has no text, and its button.
      ...['Search', '', 'Search', 'Find Your City', 'Browse All Cities', 'Explore Apps'],
    ])
  })
})
