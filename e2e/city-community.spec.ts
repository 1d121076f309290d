import type { Page } from '@playwright/test'
import { claims } from '@/lib/site/claims'
import { fill } from '@/lib/site/variants'
import { expect, test } from './fixtures.ts'

const path = '/cities/tokyo/communities/hiking'
const section = (page: Page, name: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })

test.describe('A community in a city', () => {
  test.beforeEach(({ page }) => page.goto(path))

  test('begins with the trail and the way back to the communities of the city', async ({ page, config }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      fill(config.words.communityInCityTitle, { community: 'Hiking', city: 'Tokyo' }),
    )
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText(['Cities', 'Tokyo', 'Communities', 'Hiking'])
    for (const [name, href] of [
      ['Cities', '/cities'],
      ['Tokyo', '/cities/tokyo'],
      ['Communities', '/cities/tokyo/communities'],
    ] as const) {
      await expect(trail.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(trail.getByText('Hiking')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'All communities in Tokyo' })).toHaveAttribute(
      'href',
      '/cities/tokyo/communities',
    )
  })

  test('is joined and left, with a toast each time', async ({ page }) => {
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await page.getByRole('button', { name: 'Join Hiking' }).click()
    await expect(toasts).toContainText('Joined community!')
    await page.getByRole('button', { name: 'Joined Community' }).click()
    await expect(toasts).toContainText('You have left the Hiking community.')
    await expect(toasts.locator('[data-toast]')).toHaveCount(1)
  })

  test('shows the fixed figures', async ({ page }) => {
    const stats = page.getByRole('main').locator('dl[data-nosnippet] > div')
    await expect(stats).toHaveCount(claims.cityCommunityStats.length)
    for (const [index, { value, label }] of claims.cityCommunityStats.entries()) {
      await expect(stats.nth(index).locator('dd')).toHaveText(value)
      await expect(stats.nth(index).locator('dt')).toHaveText(label)
    }
  })

  test('has the partner beside the text, places, reasons and a last call', async ({
    page,
    database,
    config,
  }) => {
    const promo = page.getByRole('link', { name: 'Join a Crew in Tokyo' })
    await expect(promo).toHaveAttribute('href', 'https://pulse.example/')
    await expect(promo).toHaveAttribute('rel', 'sponsored noopener')

    const [hiking] = await database.read('communities', 'slug=eq.hiking&select=id')
    const places = await database.read('local_suggestions', `community_id=eq.${hiking?.id}&select=id`)
    await expect(section(page, 'Perfect Places for Meeting').getByRole('listitem')).toHaveCount(places.length)

    const reasons = section(page, 'Why hiking in Tokyo').getByRole('listitem')
    expect(await reasons.count()).toBeGreaterThanOrEqual(3)
    for (const reason of await reasons.all()) {
      await expect(reason.getByRole('heading', { level: 3 })).not.toBeEmpty()
      await expect(reason.locator('p')).not.toBeEmpty()
    }
    await expect(page.getByRole('region', { name: config.words.bannerTitle })).toBeVisible()
  })

  test('marks its testimonials as text of the site’s own and keeps them from search engines', async ({
    page,
  }) => {
    const quotes = section(page, 'What it can feel like').locator('figure[data-nosnippet]')
    await expect(quotes).toHaveCount(claims.communityTestimonials.length)
    for (const [index, quote] of claims.communityTestimonials.entries()) {
      await expect(quotes.nth(index).locator('blockquote')).toContainText(quote)
      await expect(quotes.nth(index).locator('figcaption')).toHaveText(claims.testimonialNote)
    }
  })
})

test('The text is about this city and this community: others read differently', async ({ page }) => {
  const sentencesOf = async (address: string) => {
    await page.goto(address)
    const prose = page.getByRole('main').locator('.prose').first()
    expect(await prose.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(2)
    const text = (await prose.locator('p').allTextContents()).join(' ')
    expect(text.split(/\s+/).length, address).toBeGreaterThan(120)
    // Without the names, so that a text in which only they were swapped would be the same.
    const [city = '', community = ''] = [/cities\/([^/]+)/, /communities\/([^/]+)/].map(
      (part) => part.exec(address)?.[1] ?? '',
    )
    const bare = text.toLowerCase().replaceAll(city, '').replaceAll(community, '')
    return new Set(bare.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 20))
  }
  const [tokyo, lisbon, running] = [
    await sentencesOf(path),
    await sentencesOf('/cities/lisbon/communities/hiking'),
    await sentencesOf('/cities/tokyo/communities/running'),
  ]
  for (const [one, other] of [
    [tokyo, lisbon],
    [tokyo, running],
  ] as const) {
    const shared = [...one].filter((sentence) => other.has(sentence))
    expect(shared.length / one.size, shared.join('\n')).toBeLessThan(0.5)
  }
})

test('A combination that nobody has asked for yet is made on request, for each community', async ({
  page,
  database,
  appears,
}) => {
  const { slug, name } = await database.addCity()
  await appears(`/cities/${slug}/communities/hiking`)
  await page.goto(`/cities/${slug}/communities/hiking`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('main').locator('.prose').first()).not.toBeEmpty()
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\{\w+\}/)
})
