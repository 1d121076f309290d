import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hosts } from './hosts.ts'

test.describe('The communities of a city', () => {
  const box = (page: Page) => page.getByPlaceholder('Search communities...')
  const shown = (page: Page) => page.locator('#communities [data-item]:visible')
  const names = (page: Page) => shown(page).getByRole('link').allTextContents()

  test.beforeEach(({ page }) => page.goto('/cities/tokyo/communities'))

  test('are all communities, by name, with the trail back to the city', { tag: '@lff' }, async ({
    page,
    database,
  }) => {
    const all = await database.read('communities', 'select=name,slug&order=name')
    await expect(shown(page)).toHaveCount(all.length)
    const hiking = shown(page).getByRole('link', { name: 'Hiking', exact: true })
    await expect(hiking).toHaveAttribute('href', '/cities/tokyo/communities/hiking')
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/cities')
    await expect(trail.getByRole('link', { name: 'Tokyo' })).toHaveAttribute('href', '/cities/tokyo')
    await expect(trail.getByText('Communities')).toHaveAttribute('aria-current', 'page')
  })

  test('are found by name, by short description and by micro description', async ({
    page,
    database,
    site,
  }) => {
    const all = await database.read('communities', 'order=name')
    const voice = (plain: string | null, lff: string | null) => (site === 'lff' && lff?.trim()) || plain || ''
    const subject = all.find(
      ({ micro_description, short_description }) => micro_description && short_description,
    )
    if (!subject) throw new Error('No community has a micro and a short description')
    await box(page).fill(subject.name.toUpperCase())
    await expect.poll(() => names(page)).toContain(subject.name)
    for (const text of [
      voice(subject.short_description, subject.short_description_lff),
      voice(subject.micro_description, subject.micro_description_lff),
    ]) {
      await box(page).fill(text.slice(0, 60))
      await expect.poll(() => names(page), text).toEqual([subject.name])
    }
  })

  test('keep the search in the address', { tag: '@mnf' }, async ({ page }) => {
    await box(page).fill('hiking')
    await expect(page).toHaveURL(/\/cities\/tokyo\/communities\?q=hiking$/)
    await page.reload()
    await expect(box(page)).toHaveValue('hiking')
    await expect.poll(() => names(page)).toContain('Hiking')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ communit(?:y|ies)$/)
  })

  test('say when none matches', { tag: '@lff' }, async ({ page }) => {
    await box(page).fill('xyzzy')
    await expect(page.getByText('No communities found matching "xyzzy"').first()).toBeVisible()
    await expect(shown(page)).toHaveCount(0)
  })

  test('can be added to by an email that names the city', async ({ page, site }) => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Create Community' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:hello@${hosts[site].replaceAll('.', '\\.')}\\?subject=.*Tokyo`),
    )
  })
})

test('The communities of a city are offered to search engines once it has something for eight of them', {
  tag: '@mnf',
}, async ({ page, database, appears, get }) => {
  const robots = page.locator('head meta[name=robots]')
  await page.goto('/cities/tokyo/communities')
  await expect(robots).toHaveAttribute('content', 'index, follow')
  expect((await get('/sitemaps/0.xml')).body).toContain('/cities/tokyo/communities</loc>')
  const { slug } = await database.addCity()
  await appears(`/cities/${slug}/communities`)
  await page.goto(`/cities/${slug}/communities`)
  await expect(robots).toHaveAttribute('content', 'noindex, follow')
})

test.describe('The local tips of a city on their own page', () => {
  test('are the city’s suggestions with the fixed rating', { tag: '@lff' }, async ({ page, database }) => {
    const [tokyo] = await database.read('cities', 'slug=eq.tokyo&select=id')
    const tips = await database.read('local_suggestions', `city_id=eq.${tokyo?.id}`)
    expect(tips.length).toBeGreaterThan(0)
    await page.goto('/cities/tokyo/suggestions')
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') })
    await expect(cards).toHaveCount(tips.length)
    for (const card of await cards.all()) {
      await expect(card).toContainText('4.8')
      await expect(card.locator('p').first()).not.toBeEmpty()
    }
  })

  test('have the panel Discover More beside them', { tag: '@mnf' }, async ({ page, get }) => {
    await page.goto('/cities/tokyo/suggestions')
    const links = page.getByRole('complementary', { name: 'Discover More' }).getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/cities',
        '/communities',
        '/countries',
        '/friendship-apps',
        '/cities/tokyo/communities',
        '/cities/tokyo/suggestions',
      ]),
    )
    const communities = hrefs.filter((href) => href?.startsWith('/communities/'))
    expect(communities.length).toBeGreaterThan(0)
    expect(communities.length).toBeLessThanOrEqual(5)
    for (const href of hrefs) expect((await get(href ?? '')).status, href ?? '').toBe(200)
  })

  test('lead to the communities where there are none yet', { tag: '@lff' }, async ({
    page,
    database,
    appears,
  }) => {
    const { slug } = await database.addCity()
    await appears(`/cities/${slug}/suggestions`)
    await page.goto(`/cities/${slug}/suggestions`)
    await expect(page.locator('[data-empty]').getByRole('link')).toHaveAttribute(
      'href',
      `/cities/${slug}/communities`,
    )
  })
})
