import { claims } from '@/lib/site/claims'
import { homeFaq } from '@/lib/site/home-faq'
import { expect, test } from './fixtures.ts'
import { section } from './parts.ts'
import { test as served } from './served.ts'

served.describe('The home page', () => {
  served.beforeEach(({ read }) => read('/'))

  served(
    'The hero leads to the cities twice and to the apps, beside the rating',
    async ({ page, config, get }) => {
      const hero = page.getByRole('main').locator('header').first()
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(config.texts.heroTitle)
      await expect(hero.getByRole('link', { name: 'Find Your City' })).toHaveAttribute('href', '/cities')
      await expect(hero.getByRole('link', { name: 'Browse All Cities' })).toHaveAttribute('href', '/cities')
      await expect(hero.getByRole('link', { name: 'Explore Apps' })).toHaveAttribute(
        'href',
        '/friendship-apps',
      )
      await expect(hero).toContainText(claims.heroRating)
      expect((await get('/friendship-apps')).status).toBe(200)
    },
  )

  served(
    'Four cities are featured: New York, London, Tokyo and Amsterdam',
    { tag: '@mnf' },
    async ({ page, get }) => {
      const featured = section(page, 'Featured cities')
      const cards = featured.getByRole('listitem')
      await expect(cards).toHaveCount(4)
      const expected = [
        ['New York', 'United States', '/cities/new-york'],
        ['London', 'United Kingdom', '/cities/london'],
        ['Tokyo', 'Japan', '/cities/tokyo'],
        ['Amsterdam', 'Netherlands', '/cities/amsterdam'],
      ] as const
      for (const [index, [city, country, href]] of expected.entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('link', { name: city })).toHaveAttribute('href', href)
        await expect(card).toContainText(country)
        const picture = (await card.locator('img').getAttribute('src')) ?? ''
        expect((await get(picture)).status, picture).toBe(200)
      }
    },
  )

  served(
    'Groups of the featured cities are named with their day, and lead to all groups of the city',
    async ({ page, config, get }) => {
      const week = section(page, config.texts.weekTitle)
      for (const [city, slug] of [
        ['New York', 'new-york'],
        ['London', 'london'],
        ['Tokyo', 'tokyo'],
        ['Amsterdam', 'amsterdam'],
      ] as const) {
        const card = week.getByRole('listitem').filter({ has: page.getByRole('link', { name: city }) })
        await expect(card.getByRole('link')).toHaveAttribute('href', `/cities/${slug}/groups`)
        const lines = await card.getByRole('listitem').allTextContents()
        expect(lines.length).toBeGreaterThanOrEqual(2)
        for (const line of lines) expect(line).toMatch(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/)
        const onItsPage = (await get(`/cities/${slug}/groups`)).body
        for (const name of await card.getByRole('strong').allTextContents())
          expect(onItsPage).toContain(name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
      }
      await expect(week.getByRole('link', { name: "See this week's groups" })).toHaveAttribute(
        'href',
        '/this-week',
      )
    },
  )

  served(
    'The sections show six communities, three apps and six questions',
    { tag: '@lff' },
    async ({ page }) => {
      await expect(section(page, /^Communities$/).getByRole('listitem')).toHaveCount(6)
      for (const link of await section(page, /^Communities$/)
        .getByRole('listitem')
        .getByRole('link')
        .all()) {
        await expect(link).toHaveAttribute('href', /^\/communities\/[a-z-]+$/)
      }
      await expect(section(page, /^Apps$/).getByRole('listitem')).toHaveCount(3)
      await expect(page.locator('main details:has(summary)')).toHaveCount(6)
    },
  )

  served('The banner leads to the partner app and to the comparison', async ({ page, config }) => {
    const banner = page.getByRole('region', { name: config.texts.bannerTitle })
    const partner = banner.getByRole('link', { name: 'Stop Looking, Start Connecting' })
    await expect(partner).toHaveAttribute('href', 'https://pulse.example/')
    await expect(partner).toHaveAttribute('target', '_blank')
    await expect(partner).toHaveAttribute('rel', 'sponsored noopener')
    await expect(banner.getByRole('link', { name: 'Compare All Friend Apps' })).toHaveAttribute(
      'href',
      '/friendship-apps',
    )
    for (const title of ['AI-Powered Matching', 'Group Dynamics', 'Meet Within 7 Days']) {
      await expect(banner.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(banner).toContainText(claims.bannerRating)
  })
})

test('One question is open at a time, and it may be closed again', { tag: '@lff' }, async ({
  page,
  site,
}) => {
  await page.goto('/')
  const [first, second] = homeFaq[site]
  const question = (text = '') => page.getByText(text, { exact: true })
  await question(first?.question).click()
  await expect(question(first?.answer)).toBeVisible()
  await question(second?.question).click()
  await expect(question(second?.answer)).toBeVisible()
  await expect(question(first?.answer)).toBeHidden()
  await question(second?.question).click()
  await expect(question(second?.answer)).toBeHidden()
})

test('The questions open with the keyboard', { tag: '@mnf' }, async ({ page, site }) => {
  await page.goto('/')
  const [first] = homeFaq[site]
  await page.locator('summary', { hasText: first?.question }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(first?.answer ?? '', { exact: true })).toBeVisible()
})

test('A city typed into the hero is found', { tag: '@mnf' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search for your city, or what you like to do' }).fill('leeds')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=leeds')
  await page.getByRole('main').getByRole('link', { name: 'Leeds', exact: true }).click()
  await expect(page).toHaveURL('/cities/leeds')
})
