import { expect, test } from './fixtures.ts'
import { hosts } from './hosts.ts'
import { breadcrumb, searchable } from './parts.ts'
import { test as served } from './served.ts'

served.describe('The communities of a city', () => {
  served.beforeEach(({ read }) => read('/cities/tokyo/communities'))

  served(
    'are all communities, by name, with the trail back to the city',
    { tag: '@lff' },
    async ({ page, database }) => {
      const all = await database.read('communities', 'select=name,slug&order=name')
      const { shown } = searchable(page, 'communities')
      await expect(shown).toHaveCount(all.length)
      const hiking = shown.getByRole('link', { name: 'Hiking', exact: true })
      await expect(hiking).toHaveAttribute('href', '/cities/tokyo/communities/hiking')
      const trail = breadcrumb(page)
      await expect(trail.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/cities')
      await expect(trail.getByRole('link', { name: 'Tokyo' })).toHaveAttribute('href', '/cities/tokyo')
      await expect(trail.getByText('Communities')).toHaveAttribute('aria-current', 'page')
    },
  )

  served('can be added to by an email that names the city', async ({ page, site }) => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Create Community' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:hello@${hosts[site].replaceAll('.', '\\.')}\\?subject=.*Tokyo`),
    )
  })
})

test('The communities of a city are found by name, by short description and by micro description', {
  tag: '@lff',
}, async ({ page, database, site }) => {
  const { box, names } = searchable(page, 'communities')
  await page.goto('/cities/tokyo/communities')
  const all = await database.read('communities', 'order=name')
  const voice = (plain: string | null, lff: string | null) => (site === 'lff' && lff?.trim()) || plain || ''
  const subject = all.find(
    ({ micro_description, short_description }) => micro_description && short_description,
  )
  if (!subject) throw new Error('No community has a micro and a short description')
  await box.fill(subject.name.toUpperCase())
  await expect.poll(names).toContain(subject.name)
  for (const text of [
    voice(subject.short_description, subject.short_description_lff),
    voice(subject.micro_description, subject.micro_description_lff),
  ]) {
    await box.fill(text.slice(0, 60))
    await expect.poll(names, text).toEqual([subject.name])
  }
})

test('The communities of a city keep the search in the address', { tag: '@mnf' }, async ({ page }) => {
  const { box, names, status } = searchable(page, 'communities')
  await page.goto('/cities/tokyo/communities')
  await box.fill('hiking')
  await expect(page).toHaveURL(/\/cities\/tokyo\/communities\?q=hiking$/)
  await page.reload()
  await expect(box).toHaveValue('hiking')
  await expect.poll(names).toContain('Hiking')
  await expect(status).toHaveText(/^\d+ communit(?:y|ies)$/)
})

served(
  'The communities of a city are offered to search engines once it has something for eight of them',
  {
    tag: '@mnf',
  },
  async ({ page, database, appears, get, read }) => {
    const robots = page.locator('head meta[name=robots]')
    await read('/cities/tokyo/communities')
    await expect(robots).toHaveAttribute('content', 'index, follow')
    expect((await get('/sitemaps/0.xml')).body).toContain('/cities/tokyo/communities</loc>')
    const { slug } = await database.addCity()
    await appears(`/cities/${slug}/communities`)
    await read(`/cities/${slug}/communities`)
    await expect(robots).toHaveAttribute('content', 'noindex, follow')
  },
)

served.describe('The local tips of a city on their own page', () => {
  served(
    'are the city’s suggestions with the fixed rating',
    { tag: '@lff' },
    async ({ page, database, read }) => {
      const [tokyo] = await database.read('cities', 'slug=eq.tokyo&select=id')
      const tips = await database.read('local_suggestions', `city_id=eq.${tokyo?.id}`)
      expect(tips.length).toBeGreaterThan(0)
      await read('/cities/tokyo/suggestions')
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('h3') })
      await expect(cards).toHaveCount(tips.length)
      for (const card of await cards.all()) {
        await expect(card).toContainText('4.8')
        await expect(card.locator('p').first()).not.toBeEmpty()
      }
    },
  )

  served('have the panel Discover More beside them', { tag: '@mnf' }, async ({ page, get, read }) => {
    await read('/cities/tokyo/suggestions')
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

  served(
    'lead to the communities where there are none yet',
    { tag: '@lff' },
    async ({ page, database, appears, read }) => {
      const { slug } = await database.addCity()
      await appears(`/cities/${slug}/suggestions`)
      await read(`/cities/${slug}/suggestions`)
      await expect(page.locator('[data-empty]').getByRole('link')).toHaveAttribute(
        'href',
        `/cities/${slug}/communities`,
      )
    },
  )
})
