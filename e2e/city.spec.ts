import type { Page } from '@playwright/test'
import { claims } from '@/lib/site/claims'
import { fill } from '@/lib/site/variants'
import { drawn, expect, ready, test } from './fixtures.ts'
import { hosts } from './hosts.ts'

const partner = 'https://pulse.example/'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('The hero of a city', () => {
  test.beforeEach(({ page }) => page.goto('/cities/tokyo'))

  test("names the city in the variant's words, over its picture, with its country", async ({
    page,
    config,
  }) => {
    await expect(heading(page)).toHaveText(fill(config.texts.cityTitle, { city: 'Tokyo' }))
    const hero = page.getByRole('main').locator('header').first()
    await expect(hero.locator('img')).toHaveJSProperty('complete', true)
    expect(
      await hero.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)
    await expect(hero.getByRole('link', { name: 'Japan' })).toHaveAttribute('href', '/countries/jp')
  })

  test('fills the screen', { tag: '@mnf' }, async ({ page }) => {
    const size = await page.getByRole('main').locator('header').first().boundingBox()
    expect(size?.width).toBeGreaterThanOrEqual(1260)
    // Including the header.
    expect((size?.y ?? 0) + (size?.height ?? 0)).toBeGreaterThanOrEqual(890)
  })

  test('has the way back and the trail, whose last item is plain text', { tag: '@lff' }, async ({ page }) => {
    await expect(page.getByRole('link', { name: 'All cities' })).toHaveAttribute('href', '/cities')
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Cities', 'Tokyo'])
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(trail.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/cities')
    await expect(trail.getByRole('link', { name: 'Tokyo' })).toHaveCount(0)
    await expect(trail.getByText('Tokyo')).toHaveAttribute('aria-current', 'page')
  })

  test('links to the partner app in a new tab', { tag: '@mnf' }, async ({ page }) => {
    const call = page.getByRole('link', { name: 'Find Friends in Tokyo Now' })
    await expect(call).toHaveAttribute('href', partner)
    await expect(call).toHaveAttribute('target', '_blank')
    await expect(call).toHaveAttribute('rel', 'sponsored noopener')
  })
})

test('Namesakes are told apart in the hero, the trail and the structured data', { tag: '@lff' }, async ({
  page,
  config,
}) => {
  for (const [slug, name] of [
    ['portland', 'Portland, Oregon'],
    ['portland-maine', 'Portland, Maine'],
  ] as const) {
    await page.goto(`/cities/${slug}`)
    await expect(heading(page)).toHaveText(fill(config.texts.cityTitle, { city: name }))
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem').last()).toHaveText(name)
    const graph = await page.locator('script[type="application/ld+json"]').textContent()
    expect(graph).toContain(
      `"@type":"City","@id":"https://lookingforfriends.example/cities/${slug}#city","name":"${name}"`,
    )
  }
})

test('Structured data names only steps that are on the page, under their heading', { tag: '@lff' }, async ({
  page,
  database,
  appears,
}) => {
  const { slug } = await database.addCity()
  await appears(`/cities/${slug}`)
  for (const path of ['/cities/tokyo', `/cities/${slug}`]) {
    await page.goto(path)
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const guide = graph['@graph'].find((node: { '@type': string }) => node['@type'] === 'HowTo')
    const section = page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: guide.name, exact: true }),
    })
    expect(guide.step.length).toBeGreaterThan(0)
    for (const { name, text } of guide.step) {
      await expect(section).toContainText(name)
      await expect(section).toContainText(text)
    }
  }
})

test('A city with an address of its own for the partner app leads there', { tag: '@mnf' }, async ({
  page,
  database,
  appears,
}) => {
  const { slug, name } = await database.addCity({ pulse_url: 'https://pulse.example/japan' })
  await appears(`/cities/${slug}`)
  await page.goto(`/cities/${slug}`)
  for (const link of [`Find Friends in ${name} Now`, `Join a Crew in ${name}`]) {
    await expect(page.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      'https://pulse.example/japan',
    )
  }
})

test('A city with a picture shows it, one without shows the default picture', { tag: '@lff' }, async ({
  page,
  database,
  appears,
}) => {
  const image = '/images/world-lights-1600.webp'
  const own = await database.addCity({ image_url: image })
  const none = await database.addCity({ image_url: null })
  for (const [slug, source] of [
    [own.slug, image],
    [none.slug, '/images/default-city-1600.webp'],
  ]) {
    await appears(`/cities/${slug}`)
    await page.goto(`/cities/${slug}`)
    const picture = page.getByRole('main').locator('header').first().locator('img')
    await expect(picture).toHaveAttribute('src', source ?? '')
  }
})

test('Every link to the partner is marked as paid and opens a new tab', { tag: '@mnf' }, async ({ page }) => {
  await page.goto('/cities/tokyo')
  const links = page.locator(`a[href^="${partner}"]`)
  expect(await links.count()).toBeGreaterThanOrEqual(3)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', 'sponsored noopener')
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('The sections of a city have the anchors overview, communities, suggestions and apps', {
  tag: '@lff',
}, async ({ page }) => {
  for (const id of ['overview', 'communities', 'suggestions', 'apps']) {
    await page.goto(`/cities/tokyo#${id}`)
    await expect(page.locator(`section#${id}`)).toHaveCount(1)
    await expect(page.locator(`section#${id}`).getByRole('heading', { level: 2 }).first()).toBeInViewport()
  }
})

test.describe('The tab bar', { tag: '@mnf' }, () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
  const topOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))

  test('appears once the page is scrolled more than 400 px', async ({ page }) => {
    await page.goto('/cities/tokyo')
    await expect(bar(page)).toHaveCount(0)
    await scrollTo(page, 400)
    await drawn(page)
    await expect(bar(page)).toHaveCount(0)
    await scrollTo(page, 401)
    await expect(bar(page)).toBeInViewport()
    await scrollTo(page, 300)
    await expect(bar(page)).toHaveCount(0)
  })

  test('has four tabs: Overview, Local Tips, Apps, Communities', async ({ page }) => {
    await page.goto('/cities/tokyo')
    await scrollTo(page, 700)
    await expect(bar(page).getByRole('link')).toHaveText(['Overview', 'Local Tips', 'Apps', 'Communities'])
    for (const [name, id] of [
      ['Overview', 'overview'],
      ['Local Tips', 'suggestions'],
      ['Apps', 'apps'],
      ['Communities', 'communities'],
    ] as const) {
      await expect(bar(page).getByRole('link', { name })).toHaveAttribute('href', `#${id}`)
    }
  })

  for (const [name, id] of [
    ['Communities', 'communities'],
    ['Local Tips', 'suggestions'],
    ['Apps', 'apps'],
    ['Overview', 'overview'],
  ] as const) {
    test(`jumps to ${name}, 100 px below the top, and marks that tab`, async ({ page }) => {
      await page.goto('/cities/tokyo')
      await scrollTo(page, 700)
      await bar(page).getByRole('link', { name }).click()
      await expect.poll(() => topOf(page, id)).toBe(100)
      await expect(bar(page).locator('[aria-current]')).toHaveText(name)
    })
  }

  test('takes 500 ms for a jump', async ({ page }) => {
    await page.goto('/cities/tokyo')
    await scrollTo(page, 700)
    await bar(page).getByRole('link', { name: 'Communities' }).waitFor()
    const took = await page.evaluate(async () => {
      const link = document.querySelector<HTMLAnchorElement>('nav [href="#communities"]')
      const target = document.getElementById('communities')
      const start = performance.now()
      link?.click()
      while (
        Math.abs((target?.getBoundingClientRect().top ?? 0) - 100) > 1 &&
        performance.now() - start < 5000
      ) {
        await new Promise((next) => setTimeout(next, 10))
      }
      return performance.now() - start
    })
    expect(took).toBeGreaterThan(400)
    expect(took).toBeLessThan(1500)
  })

  test('jumps at once for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/cities/tokyo')
    await scrollTo(page, 700)
    await bar(page).getByRole('link', { name: 'Communities' }).waitFor()
    const top = await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('nav [href="#communities"]')?.click()
      return Math.round(document.getElementById('communities')?.getBoundingClientRect().top ?? 0)
    })
    expect(top).toBe(100)
  })

  test('follows the section in view', async ({ page }) => {
    await page.goto('/cities/tokyo')
    for (const [id, name] of [
      ['overview', 'Overview'],
      ['suggestions', 'Local Tips'],
      ['apps', 'Apps'],
      ['communities', 'Communities'],
    ] as const) {
      // A section counts from 150 px below the top of the window.
      await page.locator(`#${id}`).evaluate((section) => {
        window.scrollTo(0, window.scrollY + section.getBoundingClientRect().top - 149)
      })
      await expect(bar(page).locator('[aria-current]')).toHaveText(name)
    }
  })

  test('moves the focus along with the jump', async ({ page }) => {
    await page.goto('/cities/tokyo')
    await scrollTo(page, 700)
    await bar(page).getByRole('link', { name: 'Apps' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#apps')).toBeFocused()
  })

  test('warns in the console when its target is missing', async ({ page }) => {
    await page.goto('/cities/tokyo')
    await ready(page)
    await page.evaluate(() => document.getElementById('apps')?.remove())
    await scrollTo(page, 700)
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await bar(page).getByRole('link', { name: 'Apps' }).click()
    expect((await warning).text()).toBe('target Element not found')
  })
})

test.describe('The overview of a city', () => {
  test.beforeEach(({ page }) => page.goto('/cities/tokyo'))

  test('leads to the comparison of apps and to the communities', { tag: '@mnf' }, async ({ page }) => {
    const overview = page.locator('#overview')
    await expect(overview.getByRole('link', { name: 'Compare Apps' })).toHaveAttribute(
      'href',
      '/friendship-apps',
    )
    await expect(overview.getByRole('link', { name: 'Browse Communities' })).toHaveAttribute(
      'href',
      '/communities',
    )
    await expect(overview.getByRole('link', { name: 'Find Friendship Apps' })).toHaveAttribute(
      'href',
      '/apps-for-making-friends',
    )
  })

  test('answers six questions, one of them with the hours a friendship takes', { tag: '@lff' }, async ({
    page,
  }) => {
    const questions = page.locator('#questions details')
    await expect(questions).toHaveCount(6)
    await expect(page.locator('#questions details[open]')).toHaveCount(0)
    const hours = questions.filter({ hasText: 'about 50 hours' }).filter({ hasText: '200+ hours' })
    await expect(hours).toHaveCount(1)
    expect(claims.friendshipHours.casual).toBe('about 50 hours')

    await questions.nth(0).locator('summary').click()
    await expect(questions.nth(0)).toHaveAttribute('open')
    await questions.nth(3).locator('summary').click()
    await expect(page.locator('#questions details[open]')).toHaveCount(1)
    await expect(questions.nth(3)).toHaveAttribute('open')
    await questions.nth(3).locator('summary').click()
    await expect(page.locator('#questions details[open]')).toHaveCount(0)
  })

  test('names at most five cities nearby', async ({ page, get }) => {
    const nearby = page.getByRole('complementary', { name: 'Nearest cities on this site' }).getByRole('link')
    const count = await nearby.count()
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(5)
    for (const link of await nearby.all()) {
      const href = (await link.getAttribute('href')) ?? ''
      expect(href).toMatch(/^\/cities\/[a-z-]+$/)
      expect(href).not.toBe('/cities/tokyo')
      expect((await get(href)).status, href).toBe(200)
    }
  })
})

test.describe('The local tips of a city', () => {
  test('stand as cards, the newest first', async ({ page, database, appears, site }) => {
    const city = await database.addCity()
    await database.add('local_suggestions', {
      title: 'The older tip',
      description: 'It was here first.',
      city_id: city.id,
      created_at: '2026-01-01T00:00:00Z',
    })
    await database.add('local_suggestions', {
      title: 'The newer tip',
      title_lff: 'The newer tip, said plainly',
      description: '',
      city_id: city.id,
      created_at: '2026-02-01T00:00:00Z',
    })
    await appears(`/cities/${city.slug}`)
    await page.goto(`/cities/${city.slug}`)
    const cards = page.locator('#suggestions').getByRole('listitem')
    await expect(cards.getByRole('heading')).toHaveText([
      site === 'lff' ? 'The newer tip, said plainly' : 'The newer tip',
      'The older tip',
    ])
    await expect(cards.nth(0)).toContainText('A great place to meet new people and build connections')
    await expect(cards.nth(1)).toContainText('It was here first.')
    await expect(cards.nth(0).locator('img')).toHaveCount(1)
  })

  test('are announced where there are none yet', { tag: '@mnf' }, async ({ page, database, appears }) => {
    const { slug } = await database.addCity()
    await appears(`/cities/${slug}`)
    await page.goto(`/cities/${slug}`)
    const section = page.locator('#suggestions')
    await expect(section.getByRole('heading', { name: 'Local Spots Coming Soon' })).toBeVisible()
    const main = section.locator('[data-empty]').getByRole('link')
    await expect(main).toHaveText(['See communities', 'Compare apps'])
    await expect(main.nth(0)).toHaveAttribute('href', `/cities/${slug}/communities`)
    await expect(main.nth(1)).toHaveAttribute('href', '/friendship-apps')
  })

  test('of a city that has some lead to all of them', { tag: '@lff' }, async ({ page }) => {
    await page.goto('/cities/tokyo')
    await expect(page.locator('#suggestions').getByRole('link', { name: 'All local tips' })).toHaveAttribute(
      'href',
      '/cities/tokyo/suggestions',
    )
  })
})

test.describe('The communities of a city page', () => {
  test.beforeEach(({ page }) => page.goto('/cities/tokyo'))

  test('are the first six by name, each with a page for this city', { tag: '@mnf' }, async ({
    page,
    database,
  }) => {
    const first = await database.read('communities', 'select=name,slug&order=name&limit=6')
    const links = page.locator('#communities').getByRole('listitem').getByRole('link')
    await expect(links).toHaveText(first.map(({ name }) => name))
    for (const [index, { slug }] of first.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/cities/tokyo/communities/${slug}`)
    }
    await expect(
      page.locator('#communities').getByRole('link', { name: /^All communities/ }),
    ).toHaveAttribute('href', '/cities/tokyo/communities')
  })

  test('can be added to by an email that names the city', async ({ page, site }) => {
    const create = page.locator('#communities').getByRole('link', { name: 'Create Community' })
    const letter = new URL((await create.getAttribute('href')) ?? '')
    expect([letter.protocol, letter.pathname]).toEqual(['mailto:', `hello@${hosts[site]}`])
    expect(letter.searchParams.get('subject')).toContain('Tokyo')
  })
})

test('The apps of a city page are Pulse, recommended, Bumble BFF and Meetup', { tag: '@lff' }, async ({
  page,
}) => {
  await page.goto('/cities/tokyo')
  const apps = page.locator('#apps').getByRole('listitem')
  await expect(apps.getByRole('heading')).toHaveText([/^Pulse/, 'Bumble BFF', 'Meetup'])
  await expect(page.locator('#apps').getByText('RECOMMENDED')).toHaveCount(1)
  await expect(apps.nth(0)).toContainText('RECOMMENDED')
  await expect(apps.nth(0).getByRole('link', { name: 'Join a Crew in Tokyo' })).toHaveAttribute(
    'href',
    partner,
  )
  for (const [index, rating] of ['4.9', '4.5', '4.3'].entries()) {
    await expect(apps.nth(index)).toContainText(rating)
  }
  for (const link of await apps.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a city page is complete and its questions open', { tag: '@mnf' }, async ({ page }) => {
    await page.goto('/cities/tokyo')
    for (const id of ['overview', 'suggestions', 'apps', 'communities']) {
      await expect(page.locator(`#${id}`)).toBeVisible()
    }
    await page.locator('#questions summary').first().click()
    await expect(page.locator('#questions details').first().getByRole('paragraph')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Find Friends in Tokyo Now' })).toHaveAttribute(
      'href',
      partner,
    )
  })
})
