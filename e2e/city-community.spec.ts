import { claims } from '@/lib/site/claims'
import { fill } from '@/lib/site/variants'
import { expect, test } from './fixtures.ts'
import { breadcrumb, section } from './parts.ts'
import { test as served } from './served.ts'

const path = '/cities/tokyo/communities/running'

served.describe('A community in a city', () => {
  served.beforeEach(({ read }) => read(path))

  served(
    'begins with the trail and the way back to the communities of the city',
    async ({ page, config }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        fill(config.texts.communityInCityTitle, { community: 'Running', city: 'Tokyo' }),
      )
      const trail = breadcrumb(page)
      await expect(trail.getByRole('listitem')).toHaveText(['Cities', 'Tokyo', 'Communities', 'Running'])
      for (const [name, href] of [
        ['Cities', '/cities'],
        ['Tokyo', '/cities/tokyo'],
        ['Communities', '/cities/tokyo/communities'],
      ] as const) {
        await expect(trail.getByRole('link', { name })).toHaveAttribute('href', href)
      }
      await expect(trail.getByText('Running')).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('link', { name: 'All communities in Tokyo' })).toHaveAttribute(
        'href',
        '/cities/tokyo/communities',
      )
    },
  )

  served(
    'names the places of this city that suit it, and searches for what is on',
    { tag: '@lff' },
    async ({ page, database }) => {
      const [[tokyo], [running]] = await Promise.all([
        database.read('cities', 'slug=eq.tokyo&select=id'),
        database.read('communities', 'slug=eq.running&select=id'),
      ])
      const suited = await database.read(
        'local_suggestions',
        `city_id=eq.${tokyo?.id}&select=title,local_suggestion_communities!inner(community_id)&local_suggestion_communities.community_id=eq.${running?.id}`,
      )
      const places = section(page, 'Running in Tokyo').getByRole('heading', { level: 3 })
      expect(suited.length).toBeGreaterThan(0)
      for (const { title } of suited) await expect(places.filter({ hasText: String(title) })).toBeVisible()
      // A phone shows some of them at a tap.
      const searches = section(page, 'Running: see what is on in Tokyo').getByRole('link', {
        name: /^Search on/,
        includeHidden: true,
      })
      expect(await searches.count()).toBeGreaterThanOrEqual(3)
      for (const search of await searches.all()) {
        expect(await search.getAttribute('href')).toMatch(/Running.*Tokyo/)
        await expect(search).toHaveAttribute('target', '_blank')
      }
    },
  )

  served(
    'has the partner with its own figures beside the text, kinds of places and a last call',
    async ({ page, database, config }) => {
      const promo = page.getByRole('link', { name: 'Join a Crew in Tokyo' })
      await expect(promo).toHaveAttribute('href', 'https://pulse.example/')
      await expect(promo).toHaveAttribute('rel', 'sponsored noopener')
      const figures = page.getByRole('complementary').locator('[data-nosnippet]')
      await expect(figures).toContainText(claims.partnerFigures)
      for (const { value, label } of claims.cityCommunityStats) {
        await expect(figures).toContainText(`${value} ${label}`)
      }

      const [running] = await database.read('communities', 'slug=eq.running&select=id')
      const places = await database.read('local_suggestions', `community_id=eq.${running?.id}&select=id`)
      await expect(section(page, 'Perfect Places for Meeting').getByRole('listitem')).toHaveCount(
        places.length,
      )
      await expect(page.getByRole('region', { name: config.texts.bannerTitle })).toBeVisible()
      await expect(page.locator('figure[data-nosnippet]')).toHaveCount(1)
    },
  )
})

test('A community in a city is joined and left, with a toast each time', { tag: '@mnf' }, async ({
  page,
}) => {
  await page.goto(path)
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await page.getByRole('button', { name: 'Join Running' }).click()
  await expect(toasts).toContainText('Joined community!')
  await page.getByRole('button', { name: 'Joined Community' }).click()
  await expect(toasts).toContainText('You have left the Running community.')
  await expect(toasts.locator('[data-toast]')).toHaveCount(1)
})

served(
  'A community in a city is offered to search engines only if the city has a place for it',
  { tag: '@mnf' },
  async ({ page, database, get, read }) => {
    const robots = async (path: string) => {
      await read(path)
      return page.locator('head meta[name=robots]').getAttribute('content')
    }
    const suited = await database.read(
      'local_suggestion_communities',
      'select=community_id,suggestion_id&limit=1',
    )
    const [link] = suited
    const [place] = await database.read('local_suggestions', `id=eq.${link?.suggestion_id}&select=city_id`)
    const [city] = await database.read('cities', `id=eq.${place?.city_id}&select=slug`)
    const [community] = await database.read('communities', `id=eq.${link?.community_id}&select=slug`)
    const listed = `/cities/${city?.slug}/communities/${community?.slug}`
    expect(await robots(listed)).toBe('index, follow')
    const sitemap = (await get('/sitemaps/0.xml')).body
    expect(sitemap).toContain(`${listed}</loc>`)
    const { slug } = await database.addCity()
    await expect.poll(async () => (await get(`/cities/${slug}/communities/hiking`)).status).toBe(200)
    expect(await robots(`/cities/${slug}/communities/hiking`)).toBe('noindex, follow')
    // Nobody is asked to join in where nothing is known.
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(':')
  },
)

test('A community that is not offered in a country has no page there', { tag: '@lff' }, async ({ get }) => {
  for (const path of ['/cities/riyadh/communities/dancing', '/cities/lahore/communities/dog-owners']) {
    const { status, body } = await get(path)
    expect(status, path).toBe(404)
    expect(body).toContain('<h1')
  }
  expect((await get('/cities/riyadh/communities')).body).not.toContain('/communities/dancing"')
})

served(
  'A combination that was not requested before is rendered on request, for each community',
  {
    tag: '@mnf',
  },
  async ({ page, database, appears, read }) => {
    const { slug, name } = await database.addCity()
    await appears(`/cities/${slug}/communities/hiking`)
    await read(`/cities/${slug}/communities/hiking`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\{\w+\}/)
  },
)
