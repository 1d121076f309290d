import type { Page } from '@playwright/test'
import { claims } from '@/lib/site/claims'
import { unique } from './database.ts'
import { expect, idle, test } from './fixtures.ts'
import { breadcrumb, searchable, section } from './parts.ts'
import { test as served } from './served.ts'

served.describe('The community list', () => {
  served.beforeEach(({ read }) => read('/communities'))

  served(
    'holds every community as a card that leads to its page',
    { tag: '@lff' },
    async ({ page, database }) => {
      const { shown, names } = searchable(page, 'communities')
      const all = await database.read('communities', 'slug=not.like.e2e-*&select=name,slug&order=name')
      expect(all.length).toBeGreaterThanOrEqual(40)
      expect(await names()).toEqual(all.map(({ name }) => name))
      for (const { name, slug } of all) {
        const link = shown.getByRole('link', { name, exact: true })
        await expect(link).toHaveAttribute('href', `/communities/${slug}`)
      }
    },
  )

  served('decorates its cards with figures that are not data', { tag: '@mnf' }, async ({ page, read }) => {
    const figures = page.locator('#communities small')
    const texts = await figures.allTextContents()
    expect(texts).toHaveLength(await searchable(page, 'communities').shown.count())
    for (const text of texts) expect(text).toMatch(/^\d\.\dk · \d+ cities$/)
    await expect(page.locator('#communities small[aria-hidden=true][data-nosnippet]')).toHaveCount(
      texts.length,
    )
    await read('/communities')
    expect(await figures.allTextContents()).toEqual(texts)
  })
})

test('The cards of the community list stand in four columns, in six colors', { tag: '@lff' }, async ({
  page,
}) => {
  const { shown } = searchable(page, 'communities')
  await page.goto('/communities')
  const rows = await shown.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect.soft(new Set(rows.slice(0, 4)).size).toBe(1)
  expect.soft(rows[4]).toBeGreaterThan(rows[3] ?? 0)
  const colors = await shown.evaluateAll((cards) =>
    cards.slice(0, 13).map((card) => getComputedStyle(card.querySelector('svg') as Element).color),
  )
  expect.soft(new Set(colors.slice(0, 6)).size).toBe(6)
  expect.soft(colors.slice(6, 12)).toEqual(colors.slice(0, 6))
  await expect.soft(shown.locator('svg')).toHaveCount(rows.length)
})

test('The community list is searched by name and short description, in any case, and by nothing else', {
  tag: '@lff',
}, async ({ page, database, site }) => {
  const { box, shown, names, status } = searchable(page, 'communities')
  await page.goto('/communities')
  const [hiking] = await database.read('communities', 'slug=eq.hiking')
  const short = (site === 'lff' && hiking?.short_description_lff) || hiking?.short_description || ''
  const micro = (site === 'lff' && hiking?.micro_description_lff) || hiking?.micro_description || ''
  expect(micro.length).toBeGreaterThan(20)
  await box.fill('HIKING')
  await expect.poll(names).toContain('Hiking')
  await box.fill(short.slice(0, 60).toUpperCase())
  await expect.poll(names).toEqual(['Hiking'])
  await expect(status).toHaveText('1 community')
  await expect(page).toHaveURL(/\/communities\?q=/)
  await box.fill(micro)
  await expect(shown).toHaveCount(0)
})

served.describe('A community', () => {
  served.beforeEach(({ read }) => read('/communities/hiking'))

  served(
    "begins with its trail, its name and the app; the figures are in the partner's box",
    {
      tag: '@lff',
    },
    async ({ page }) => {
      const hero = page.getByRole('main').locator('header').first()
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Hiking')
      const trail = breadcrumb(page)
      await expect(trail.getByRole('listitem')).toHaveText(['Communities', 'Hiking'])
      await expect(trail.getByRole('link', { name: 'Communities' })).toHaveAttribute('href', '/communities')
      await expect(hero.getByRole('link', { name: 'Get Pulse App' })).toHaveAttribute(
        'href',
        '/apps-for-making-friends',
      )
      const banner = page.getByRole('main').locator('section').last()
      await expect(banner).toContainText(claims.partnerFigures)
      for (const { value, label } of claims.communityStats) {
        await expect(banner).toContainText(`${value} ${label}`)
      }
    },
  )

  served(
    'leads to itself where such a group meets: six cities on cards, the others by name',
    {
      tag: '@mnf',
    },
    async ({ page, get, database }) => {
      const hikers = await database.read(
        'groups',
        'select=cities(slug),group_communities!inner(communities!inner(slug))&group_communities.communities.slug=eq.hiking',
      )
      const meeting = new Set(
        (hikers as unknown as { cities: { slug: string } }[]).map(({ cities }) => cities.slug),
      )
      const links = section(page, 'Hiking, city by city').getByRole('listitem').getByRole('link')
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs.length).toBeGreaterThan(6)
      for (const href of hrefs) {
        expect(href).toMatch(/^\/cities\/[a-z0-9-]+\/communities\/hiking$/)
        expect.soft(meeting, href).toContain(href.split('/')[2])
      }
      expect((await get(hrefs[0] ?? '')).status).toBe(200)
    },
  )

  served(
    'has a long description, places for meeting, three benefits and the partner',
    async ({ page, database, site, config }) => {
      const [hiking] = await database.read('communities', 'slug=eq.hiking')
      const long = (site === 'lff' && hiking?.long_description_lff) || hiking?.long_description || ''
      const prose = page.getByRole('main').locator('.prose')
      expect(((await prose.textContent()) ?? '').split(/\s+/).length).toBeGreaterThanOrEqual(110)
      expect(long).not.toBe('')

      const places = await database.read('local_suggestions', `community_id=eq.${hiking?.id}&select=id`)
      expect(places.length).toBeGreaterThan(0)
      const cards = section(page, 'Perfect Places for Meeting').getByRole('listitem')
      await expect(cards).toHaveCount(places.length)

      await expect(section(page, 'Why a group and not a profile').getByRole('listitem')).toHaveCount(3)
      const partner = page
        .getByRole('region', { name: config.texts.bannerTitle })
        .getByRole('link', { name: 'Stop Looking, Start Connecting' })
      await expect(partner).toHaveAttribute('rel', 'sponsored noopener')
    },
  )

  served('leads to its combinations with ways of meeting', { tag: '@lff' }, async ({ page, get }) => {
    const links = section(page, 'Your way of meeting').getByRole('link')
    expect(await links.count()).toBeGreaterThan(0)
    const href = (await links.first().getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/affinities\/[a-z0-9-]+\/hiking$/)
    expect((await get(href)).status).toBe(200)
  })
})

test.describe('Joining a community', { tag: '@mnf' }, () => {
  const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

  test('changes the button and says welcome; leaving says so too; one toast at a time', async ({ page }) => {
    await page.goto('/communities/hiking')
    await page.getByRole('button', { name: 'Join Hiking' }).click()
    const joined = page.getByRole('button', { name: 'Joined Community' })
    await expect(joined).toBeVisible()
    await expect(toasts(page).getByText('Joined community!', { exact: true })).toBeVisible()
    await expect(
      toasts(page).getByText(
        "Welcome to the Hiking community! You'll receive updates about events and activities.",
        { exact: true },
      ),
    ).toBeVisible()
    // The promise is kept by what the visitor subscribes to, and the page says so beside the button.
    const feed = toasts(page).getByRole('link', { name: 'Subscribe to the news feed' })
    await expect(feed).toHaveAttribute('href', '/feed.xml')
    await expect(page.getByText('Joining is noted on this page only; nothing is sent.')).toBeVisible()
    await expect(toasts(page).locator('[data-toast=destructive]')).toHaveCount(0)

    await joined.click()
    await expect(page.getByRole('button', { name: 'Join Hiking' })).toBeVisible()
    await expect(toasts(page).locator('[data-toast]')).toHaveCount(1)
    await expect(toasts(page).locator('[data-toast=destructive]')).toContainText('Left community')
    await expect(toasts(page)).toContainText('You have left the Hiking community.')

    await toasts(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts(page).locator('[data-toast]')).toHaveCount(0)
  })

  test('asks no server and is forgotten with the page', async ({ page }) => {
    await page.goto('/communities/hiking')
    await idle(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('button', { name: 'Join Hiking' }).click()
    await expect(page.getByRole('button', { name: 'Joined Community' })).toBeVisible()
    expect(requests).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie-consent'])
    await page.reload()
    await expect(page.getByRole('button', { name: 'Join Hiking' })).toBeVisible()
  })
})

served(
  'A community that an editor adds has a page at once, its HTML sanitized',
  { tag: '@mnf' },
  async ({ page, database, appears, site, read }) => {
    const slug = unique(site)
    await database.add('communities', {
      name: `Kites ${slug}`,
      slug,
      long_description: '<p>We fly <b>kites</b>.</p><script>window.attacked = true</script>',
    })
    await appears(`/communities/${slug}`)
    const { body } = await read(`/communities/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kites ${slug}`)
    await expect(page.getByRole('main').locator('.prose b')).toHaveText('kites')
    expect(body).not.toContain('attacked')
    await expect(page.getByRole('heading', { name: 'Perfect Places for Meeting' })).toHaveCount(0)
  },
)
