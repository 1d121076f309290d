import { claims } from '@/lib/site/claims'
import { fill } from '@/lib/site/variants'
import { expect, test } from './fixtures.ts'
import { breadcrumb, searchable, section } from './parts.ts'
import { test as served } from './served.ts'

served.describe('The country list', () => {
  served.beforeEach(({ read }) => read('/countries'))

  served(
    'holds every country with a listed city by name, each with its flag and the address of its code',
    {
      tag: '@mnf',
    },
    async ({ page }) => {
      const { shown, names } = searchable(page, 'countries')
      const all = await names()
      expect(all.length).toBeGreaterThan(100)
      expect(all).toEqual(all.toSorted(new Intl.Collator('en').compare))
      const japan = shown.filter({ has: page.getByRole('link', { name: 'Japan', exact: true }) })
      await expect(japan.getByRole('link')).toHaveAttribute('href', '/countries/jp')
      await expect(japan.locator('img')).toHaveAttribute('src', '/flags/jp.svg')
    },
  )

  served('shows figures inside their ranges, as decoration', { tag: '@lff' }, async ({ page }) => {
    const figures = page.locator('#countries small[aria-hidden=true][data-nosnippet]')
    const texts = await figures.allTextContents()
    expect(texts.length).toBeGreaterThan(100)
    for (const text of texts) {
      const [, cities, members] = /^(\d+) cities · (\d\.\d)k members$/.exec(text) ?? []
      expect(Number(cities)).toBeGreaterThanOrEqual(20)
      expect(Number(cities)).toBeLessThanOrEqual(219)
      expect(Number(members)).toBeGreaterThanOrEqual(0.5)
      expect(Number(members)).toBeLessThanOrEqual(5.5)
    }
  })
})

test('The country list is searched by a part of the name, and by nothing else', { tag: '@lff' }, async ({
  page,
  database,
}) => {
  const { box, shown, names, status } = searchable(page, 'countries')
  await page.goto('/countries')
  await box.fill('united')
  await expect.poll(async () => (await names()).filter((name) => !/united/i.test(name))).toEqual([])
  expect(await names()).toEqual(expect.arrayContaining(['United Kingdom', 'United States']))
  await expect(page).toHaveURL(/\/countries\?q=united$/)
  await box.fill('turkiye')
  await expect.poll(names).toEqual(['Türkiye'])
  await expect(status).toHaveText('1 country')
  const [japan] = await database.read('countries', 'code=eq.jp')
  const micro = japan?.micro_description_lff || japan?.micro_description || ''
  expect(micro.length).toBeGreaterThan(10)
  await box.fill(micro)
  await expect(shown).toHaveCount(0)
})

served.describe('A country guide', () => {
  served.beforeEach(({ read }) => read('/countries/jp'))

  served(
    'begins with the flag, the trail, an introduction and the encyclopedia',
    async ({ page, config, database }) => {
      const [japan] = await database.read('countries', 'code=eq.jp')
      const hero = page.getByRole('main').locator('header').first()
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
        fill(config.texts.countryTitle, { country: 'Japan' }),
      )
      await expect(hero.locator('img[src="/flags/jp.svg"]')).toBeVisible()
      await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Countries', 'Japan'])
      const wikipedia = hero.getByRole('link', { name: /Wikipedia/ })
      await expect(wikipedia).toHaveAttribute('href', japan?.wikipedia_url ?? '')
      await expect(wikipedia).toHaveAttribute('target', '_blank')
      await expect(wikipedia).toHaveAttribute('rel', /noopener/)
      for (const { value } of claims.countryStats) await expect(hero).toContainText(value)
    },
  )

  served('shows the cities of the country', { tag: '@lff' }, async ({ page, database }) => {
    const [japan] = await database.read('countries', 'code=eq.jp')
    const cities = await database.read(
      'cities',
      `country_id=eq.${japan?.id}&slug=not.like.e2e-*&select=name,slug&order=name`,
    )
    expect(cities.length).toBeGreaterThan(0)
    const grid = section(page, 'Cities in Japan')
    for (const { name, slug } of cities) {
      // A phone shows some of them at a tap.
      const link = grid.getByRole('link', { name, exact: true, includeHidden: true })
      await expect(link).toHaveAttribute('href', `/cities/${slug}`)
    }
  })

  served('has four fixed tips and a guide of at least 110 words', { tag: '@mnf' }, async ({ page }) => {
    await expect(section(page, /^Four things/).getByRole('listitem')).toHaveCount(4)
    const guide = section(page, /^A guide to/).locator('.prose')
    expect(((await guide.textContent()) ?? '').split(/\s+/).length).toBeGreaterThanOrEqual(110)
    await expect(guide).not.toContainText('##')
  })

  served('ends with apps and the links to all cities and all apps', async ({ page, config }) => {
    const apps = section(page, 'Friendship apps')
    await expect(apps.getByRole('listitem')).toHaveCount(3)
    await expect(apps.getByRole('link', { name: 'Browse all cities' })).toHaveAttribute('href', '/cities')
    await expect(apps.getByRole('link', { name: 'All friendship apps' })).toHaveAttribute(
      'href',
      '/friendship-apps',
    )
    await expect(page.getByRole('region', { name: config.texts.bannerTitle })).toBeVisible()
  })
})

test('A country with many cities shows all on a wide screen; on a phone twelve, and the others at a tap', {
  tag: '@mnf',
}, async ({ page }) => {
  await page.goto('/countries/gb')
  const cards = section(page, /^Cities in/).locator('li:visible')
  const more = page.getByText(/^Show \d+ more$/).first()
  await expect(more).toBeHidden()
  const all = await cards.count()
  expect(all).toBeGreaterThan(20)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(cards).toHaveCount(12)
  await more.click()
  await expect(cards).toHaveCount(all)
  await expect(cards.filter({ hasText: 'York' })).toHaveCount(1)
})
