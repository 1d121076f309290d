import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, idle, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { basePort } from './hosts.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })

/** Waits until the header's script is ready: before that, its link leads to the search page. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
}

test.describe('Search', () => {
  test('opens with a key, finds a community in a city, and leads there without the mouse', async ({
    page,
  }) => {
    await open(page, '/blog')
    await page.keyboard.type('hiking tokyo')
    const options = page.getByRole('option')
    await expect(options.first()).toHaveText(/Hiking in Tokyo/)
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const first = await options.first().getAttribute('id')
    await expect(box(page)).toHaveAttribute('aria-activedescendant', first ?? '-')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cities/tokyo/communities/hiking')
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
  })

  test('moves through the results with the arrow keys, around both ends', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.type('san')
    const options = page.getByRole('option')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  })

  test('Escape closes it, and the focus is back where it was', async ({ page }) => {
    await open(page, '/countries')
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
    await opener(page).focus()
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })

  test('stays open for text that is selected with the mouse and a result in a new tab; a click outside closes it', async ({
    page,
    context,
  }) => {
    await open(page, '/blog')
    await page.keyboard.type('hiking tokyo')
    const { x, y, height } = (await box(page).boundingBox()) ?? { x: 0, y: 0, height: 0 }
    await page.mouse.move(x + 100, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(5, 300)
    await page.mouse.up()
    await expect(box(page)).toHaveValue('hiking tokyo')
    const tab = context.waitForEvent('page')
    await page
      .getByRole('option')
      .first()
      .click({ modifiers: ['Control'] })
    await (await tab).close()
    await expect(box(page)).toHaveValue('hiking tokyo')
    await page.mouse.click(5, 300)
    await expect(box(page)).toHaveCount(0)
  })

  test('remembers Enter until there is a result', async ({ page }) => {
    const release = await hold(page, (request) => request.url().endsWith('/search.json'))
    await open(page, '/blog')
    await page.keyboard.type('tokyo')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option')).toHaveCount(0)
    release()
    await expect(page).toHaveURL('/cities/tokyo')
  })

  test('leads the keyboard to the group that was found', async ({ page }) => {
    await open(page, '/blog')
    await page.keyboard.type('hyde park harriers')
    await expect(page.getByRole('option', { name: 'Hyde Park Harriers' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cities/leeds/groups#group-hyde-park-harriers')
    await expect(page.locator('li#group-hyde-park-harriers')).toBeFocused()
    await expect(page.locator('li#group-hyde-park-harriers')).toBeInViewport()
  })

  test('a slash typed into a text stays a slash', async ({ page }) => {
    await open(page, '/cities')
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
    const field = page.getByRole('searchbox', { name: 'Search for a city or country' })
    await field.focus()
    await page.keyboard.type('a/b')
    await expect(field).toHaveValue('a/b')
    await expect(box(page)).toHaveCount(0)
  })

  test('loads nothing before it is touched, one small file then, and the groups with the first letter', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/cities/lisbon')
    await idle(page)
    const files = () => asked.filter((path) => path.startsWith('/search'))
    expect(files()).toEqual([])
    const weightOf = async (file: string, cause: () => Promise<void>) => {
      const answer = page.waitForResponse(`**${file}`)
      await cause()
      return brotliCompressSync(await (await answer).body()).length
    }
    expect(await weightOf('/search.json', () => opener(page).click())).toBeLessThanOrEqual(40_000)
    await expect(box(page)).toBeFocused()
    expect(files()).toEqual(['/search.json'])
    const type = () => page.keyboard.type('run club leeds', { delay: 20 })
    expect(await weightOf('/search-groups.json', type)).toBeLessThanOrEqual(60_000)
    await expect(page.getByRole('option', { name: 'Hyde Park Harriers' })).toBeVisible()
    expect(files()).toEqual(['/search.json', '/search-groups.json'])
  })

  test('says what it did not find, and finds names with typos and in other languages', async ({ page }) => {
    await open(page, '/')
    await box(page).fill('qqqqqqqqq')
    await expect(page.getByText('Nothing found for "qqqqqqqqq"')).toBeVisible()
    for (const [text, name] of [
      ['tokio', 'Tokyo'],
      ['wien', 'Vienna'],
      ['sao paolo', 'São Paulo'],
    ] as const) {
      await box(page).fill(text)
      await expect(page.getByRole('option').first()).toHaveText(new RegExp(name))
    }
  })

  test('has no accessibility violation, empty and with results', async ({ page }) => {
    await open(page, '/')
    expect(await violations(page, { within: ['dialog'] })).toEqual([])
    await box(page).fill('hiking')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await violations(page, { within: ['dialog'] })).toEqual([])
  })

  test('the page searches for the text in its address, updates it, and follows Back', async ({ page }) => {
    await page.goto('/search?q=board+games+lisbon')
    const found = page.getByRole('main').getByRole('link', { name: 'Board Games in Lisbon' })
    await expect(found).toHaveAttribute('href', '/cities/lisbon/communities/board-games')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('japan')
    await expect(page).toHaveURL('/search?q=japan')
    await page.getByRole('link', { name: 'Japan', exact: true }).click()
    await expect(page).toHaveURL('/countries/jp')
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Japan', exact: true })).toBeVisible()
    // Most towns have no page, but a city nearby may.
    const near = page.getByRole('button', { name: 'Cities near me' })
    await expect(near).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('qqqqqqqqq')
    await expect(near).toBeVisible()
  })
})

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the search in the header leads to a page with a form and every section', async ({ page }) => {
    await page.goto('/cities')
    await opener(page).click()
    await expect(page).toHaveURL('/search')
    for (const path of [
      '/cities',
      '/countries',
      '/communities',
      '/affinities',
      '/friendship-apps',
      '/blog',
    ]) {
      await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()
    }
    await page.getByRole('searchbox').fill('tokyo')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=tokyo')
  })
})

test.describe('Cities near me', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Cities near me' })
  const near = (page: Page) => page.getByRole('list', { name: 'The nearest cities' })

  test.describe('with a position', () => {
    test.use({ geolocation: { latitude: 35.44, longitude: 139.64 }, permissions: ['geolocation'] })
    test('lists the five nearest with their distances, and sends the position nowhere', async ({ page }) => {
      // Browsers give their position only to secure origins; this one counts as secure.
      await page.goto(`http://localhost:${basePort}/cities`)
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      await button(page).click()
      await expect(near(page).getByRole('listitem')).toHaveCount(5)
      await expect(near(page).getByRole('link').first()).toHaveText(/Tokyo|Yokohama/)
      expect(sent.filter((request) => /35\.4|139\.6/.test(request))).toEqual([])
    })
  })

  test('says so if the browser may not give the position', async ({ page }) => {
    await page.goto('/cities')
    await button(page).click()
    await expect(page.getByText('Search by name instead.')).toBeVisible()
  })
})

test('By the keyboard alone: from the first key to the page, and to the search as a page', async ({
  page,
}) => {
  await page.goto('/')
  await idle(page)
  // Skip link, name, eight sections, then the search.
  for (let stop = 0; stop < 11; stop++) await page.keyboard.press('Tab')
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('sao paolo')
  await expect(page.getByRole('option').first()).toHaveText(/São Paulo/)
  // The focus cycles within the search: the text field, the close button, and back.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close the search' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cities/sao-paulo')
  await expect(page.getByRole('main')).toBeFocused()
})
