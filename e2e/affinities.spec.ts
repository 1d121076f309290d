import { unique } from './database.ts'
import { expect, test } from './fixtures.ts'
import { breadcrumb, searchable, section } from './parts.ts'
import { test as served } from './served.ts'

served.describe('The affinity list', () => {
  served.beforeEach(({ read }) => read('/affinities'))

  served(
    'holds every affinity as a card that leads to its page',
    { tag: '@lff' },
    async ({ page, database }) => {
      const all = await database.read('affinities', 'slug=not.like.e2e-*&select=name,slug')
      const { shown } = searchable(page, 'affinities')
      await expect(shown).toHaveCount(all.length)
      for (const { name, slug } of all) {
        const link = shown.getByRole('link', { name, exact: true })
        await expect(link).toHaveAttribute('href', `/affinities/${slug}`)
      }
    },
  )

  served(
    'decorates its cards with a match from 70 to 99 % that is not data',
    { tag: '@mnf' },
    async ({ page, read }) => {
      const figures = page.locator('#affinities small[aria-hidden=true][data-nosnippet]')
      const texts = await figures.allTextContents()
      expect(texts).toHaveLength(await searchable(page, 'affinities').shown.count())
      for (const text of texts) {
        const match = Number(/^(\d+)% match$/.exec(text)?.[1])
        expect(match).toBeGreaterThanOrEqual(70)
        expect(match).toBeLessThanOrEqual(99)
      }
      await read('/affinities')
      expect(await figures.allTextContents()).toEqual(texts)
    },
  )
})

test('The affinity list is searched by name and micro description, in any case, and by nothing else', {
  tag: '@lff',
}, async ({ page, database, site }) => {
  const { box, shown, names, status } = searchable(page, 'affinities')
  await page.goto('/affinities')
  const [outdoor] = await database.read('affinities', 'slug=eq.outdoor')
  const voice = (plain?: string | null, lff?: string | null) => (site === 'lff' && lff) || plain || ''
  await box.fill('OUTDOOR')
  await expect.poll(names).toContain('Outdoor')
  await box.fill(voice(outdoor?.micro_description, outdoor?.micro_description_lff).toUpperCase())
  await expect.poll(names).toEqual(['Outdoor'])
  await expect(status).toHaveText('1 affinity')
  const short = voice(outdoor?.short_description, outdoor?.short_description_lff)
  expect(short.length).toBeGreaterThan(60)
  await box.fill(short)
  await expect(shown).toHaveCount(0)
})

served.describe('An affinity', () => {
  served(
    'has the trail Home, Affinities, its name, and a long text',
    { tag: '@lff' },
    async ({ page, read }) => {
      await read('/affinities/outdoor')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outdoor')
      await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Home', 'Affinities', 'Outdoor'])
      await expect(breadcrumb(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
      await expect(breadcrumb(page).getByRole('link', { name: 'Affinities' })).toHaveAttribute(
        'href',
        '/affinities',
      )
      const text = (await page.getByRole('main').locator('.prose').textContent()) ?? ''
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(110)
    },
  )

  served(
    'leads to its communities in combination and to at most 12 cities',
    { tag: '@mnf' },
    async ({ page, database, get, read }) => {
      const [outdoor] = await database.read('affinities', 'slug=eq.outdoor&select=id')
      const linked = await database.read('affinity_communities', `affinity_id=eq.${outdoor?.id}`)
      await read('/affinities/outdoor')
      const communities = section(page, 'Outdoor communities').getByRole('listitem').getByRole('link')
      await expect(communities).toHaveCount(linked.length)
      for (const link of await communities.all()) {
        await expect(link).toHaveAttribute('href', /^\/affinities\/outdoor\/[a-z0-9-]+$/)
      }
      const cities = section(page, 'Cities that suit it').getByRole('listitem').getByRole('link')
      const count = await cities.count()
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(12)
      for (const link of [communities.first(), cities.first()]) {
        const href = (await link.getAttribute('href')) ?? ''
        expect((await get(href)).status, href).toBe(200)
      }
      await expect(cities.first()).toHaveAttribute('href', /^\/cities\/[a-z0-9-]+$/)
    },
  )
})

served.describe('An affinity with a community', () => {
  served(
    'has its trail, its title, and the cities where both come together',
    { tag: '@lff' },
    async ({ page, database, read }) => {
      const [outdoor] = await database.read('affinities', 'slug=eq.outdoor&select=id')
      const linked = await database.read('affinity_cities', `affinity_id=eq.${outdoor?.id}`)
      await read('/affinities/outdoor/hiking')
      await expect(page).toHaveTitle(/^Meet Outdoor Hiking/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Outdoor Hiking')
      await expect(page.getByRole('main').locator('h1 + p').first()).not.toBeEmpty()
      await expect(breadcrumb(page).getByRole('listitem')).toHaveText([
        'Home',
        'Affinities',
        'Outdoor',
        'Hiking',
      ])
      await expect(breadcrumb(page).getByRole('link', { name: 'Outdoor' })).toHaveAttribute(
        'href',
        '/affinities/outdoor',
      )
      const cards = section(page, 'Find Outdoor Hiking in Your City').getByRole('listitem')
      await expect(cards).toHaveCount(Math.min(12, linked.length))
      for (const card of await cards.all()) {
        await expect(card.getByRole('link')).toHaveAttribute('href', /^\/cities\/[a-z0-9-]+$/)
        await expect(card.locator('img')).toHaveAttribute('src', /^\/images\/.+\.webp$/)
        await expect(card.locator('p')).not.toBeEmpty()
      }
    },
  )

  served(
    'names no city where the community is not offered',
    { tag: '@mnf' },
    async ({ page, database, read }) => {
      // Swimming is excluded from a city, dogs from a country.
      for (const [path, community] of [
        ['/affinities/active/swimming', 'swimming'],
        ['/affinities/early-bird/dog-owners', 'dog-owners'],
      ] as const) {
        const [{ id } = { id: '' }] = await database.read('communities', `slug=eq.${community}&select=id`)
        const absences = await database.read('community_absences', `community_id=eq.${id}`)
        const list = (ids: (string | null)[]) => `in.(${ids.filter(Boolean).join()})`
        const absent = await database.read(
          'cities',
          `or=(id.${list(absences.map(({ city_id }) => city_id))},country_id.${list(absences.map(({ country_id }) => country_id))})&select=slug`,
        )
        await read(path)
        const hrefs = await page
          .getByRole('main')
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(hrefs.filter((href) => href?.startsWith('/cities/')).length).toBeGreaterThan(0)
        for (const { slug } of absent) expect(hrefs).not.toContain(`/cities/${slug}`)
        const graph = await page.locator('script[type="application/ld+json"]').textContent()
        for (const { slug } of absent) expect(graph).not.toContain(`/cities/${slug}"`)
      }
    },
  )

  served(
    'of an affinity without cities says so and leads to both',
    { tag: '@mnf' },
    async ({ page, database, appears, site, read }) => {
      const slug = unique(site)
      const name = `Left-Handed ${slug}`
      await database.add('affinities', { name, slug })
      await appears(`/affinities/${slug}/hiking`)
      await read(`/affinities/${slug}/hiking`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Meet ${name} Hiking`)
      const empty = page.locator('[data-empty]')
      await expect(empty).toContainText(`No cities found yet for ${name} Hiking`)
      await expect(empty).toContainText(
        "We're always expanding our community. Check back soon or explore other communities!",
      )
      const buttons = empty.getByRole('link')
      await expect(buttons).toHaveCount(2)
      await expect(buttons.nth(0)).toHaveAttribute('href', `/affinities/${slug}`)
      await expect(buttons.nth(1)).toHaveAttribute('href', '/communities/hiking')
      await expect(page.getByRole('heading', { name: /in Your City$/ })).toHaveCount(0)

      await appears(`/affinities/${slug}`)
      await read(`/affinities/${slug}`)
      await expect(
        page.locator('[data-empty]').getByRole('link', { name: 'Browse All Communities' }),
      ).toBeVisible()
      await expect(section(page, 'Cities that suit it')).toHaveCount(0)
    },
  )

  served(
    'shows a city without a picture of its own with the stock picture',
    { tag: '@lff' },
    async ({ page, database, appears, site, read }) => {
      const slug = unique(site)
      const affinity = await database.add('affinities', { name: `Rainy ${slug}`, slug })
      const city = await database.addCity({ image_url: null })
      // The link is deleted with the affinity when the test ends.
      await database.link('affinity_cities', { affinity_id: affinity.id, city_id: city.id })
      await appears(`/affinities/${slug}/hiking`)
      await read(`/affinities/${slug}/hiking`)
      const card = section(page, `Find Rainy ${slug} Hiking in Your City`).getByRole('listitem')
      await expect(card).toHaveCount(1)
      await expect(card.getByRole('link', { name: city.name })).toHaveAttribute(
        'href',
        `/cities/${city.slug}`,
      )
      await expect(card).toContainText('Japan')
      await expect(card.locator('img')).toHaveAttribute('src', '/images/default-city-1600.webp')
    },
  )
})
