import type { Page } from '@playwright/test'
import { claims } from '@/lib/site/claims'
import { howTo } from '@/lib/site/how-to'
import { fill } from '@/lib/site/variants'
import { drawn, expect, test } from './fixtures.ts'
import { hosts } from './hosts.ts'
import { breadcrumb } from './parts.ts'
import { test as served } from './served.ts'

const partner = 'https://pulse.example/'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const hero = (page: Page) => page.getByRole('main').locator('header').first()

served.describe('The hero of a city', () => {
  served.beforeEach(({ read }) => read('/cities/tokyo'))

  served("names the city in the variant's words, with its country", async ({ page, config }) => {
    await expect(heading(page)).toHaveText(fill(config.texts.cityTitle, { city: 'Tokyo' }))
    await expect(hero(page).getByRole('link', { name: 'Japan' })).toHaveAttribute('href', '/countries/jp')
  })

  served(
    'has the way back and the trail, whose last item is plain text',
    { tag: '@lff' },
    async ({ page }) => {
      await expect(page.getByRole('link', { name: 'All cities' })).toHaveAttribute('href', '/cities')
      const trail = breadcrumb(page)
      await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Cities', 'Tokyo'])
      await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
      await expect(trail.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/cities')
      await expect(trail.getByRole('link', { name: 'Tokyo' })).toHaveCount(0)
      await expect(trail.getByText('Tokyo')).toHaveAttribute('aria-current', 'page')
    },
  )

  served(
    'leads to its groups first, and to the communities where none is known',
    async ({ page, database, appears, read }) => {
      const { slug } = await database.addCity()
      await appears(`/cities/${slug}`)
      await read(`/cities/${slug}`)
      await expect(hero(page).getByRole('link', { name: 'See communities' })).toHaveAttribute(
        'href',
        '#communities',
      )
      await read('/cities/leeds')
      const button = hero(page).getByRole('link', { name: /^See \d+ groups that meet$/ })
      await expect(button).toHaveAttribute('href', '#groups')
      const all = page.locator('#groups').getByRole('link', { name: /^All \d+ groups in Leeds$/ })
      expect((await button.textContent())?.match(/\d+/)?.[0]).toBe(
        (await all.textContent())?.match(/\d+/)?.[0],
      )
      await expect(page.locator('#groups').getByRole('link', { name: 'This week in Leeds' })).toHaveAttribute(
        'href',
        '/this-week?city=leeds',
      )
      await expect(hero(page).getByRole('link', { name: 'See communities' })).toHaveCount(0)
    },
  )

  served('links to the partner app in a new tab', { tag: '@mnf' }, async ({ page }) => {
    const call = page.getByRole('link', { name: 'Find Friends in Tokyo Now' })
    await expect(call).toHaveAttribute('href', partner)
    await expect(call).toHaveAttribute('target', '_blank')
    await expect(call).toHaveAttribute('rel', 'sponsored noopener')
  })
})

test('The hero of a city fills the screen with its picture', { tag: '@mnf' }, async ({ page }) => {
  await page.goto('/cities/tokyo')
  const size = await hero(page).boundingBox()
  expect(size?.width).toBeGreaterThanOrEqual(1260)
  // Including the header.
  expect((size?.y ?? 0) + (size?.height ?? 0)).toBeGreaterThanOrEqual(890)
  const picture = hero(page).locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})

served(
  'Namesakes are told apart in the hero, the trail and the structured data',
  { tag: '@lff' },
  async ({ page, config, read }) => {
    for (const [slug, name] of [
      ['portland', 'Portland, Oregon'],
      ['portland-maine', 'Portland, Maine'],
    ] as const) {
      await read(`/cities/${slug}`)
      await expect(heading(page)).toHaveText(fill(config.texts.cityTitle, { city: name }))
      const trail = breadcrumb(page)
      await expect(trail.getByRole('listitem').last()).toHaveText(name)
      const graph = await page.locator('script[type="application/ld+json"]').textContent()
      expect(graph).toContain(
        `"@type":"City","@id":"https://lookingforfriends.example/cities/${slug}#city","name":"${name}"`,
      )
    }
  },
)

served(
  'A city has a first week of seven days, and three steps where nothing there suits somebody alone',
  { tag: '@lff' },
  async ({ page, database, appears, read }) => {
    const { slug, name } = await database.addCity()
    await appears(`/cities/${slug}`)
    const under = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
    await read('/cities/tokyo')
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await expect(under('Your first week in Tokyo')).toContainText(day)
    for (const [path, place] of [
      [`/cities/${slug}`, name],
      ['/', 'your city'],
    ] as const) {
      await read(path)
      await expect(under(fill(howTo.lff.title, { place })).getByRole('listitem')).toHaveCount(3)
      for (const step of howTo.lff.steps) {
        await expect(under(fill(howTo.lff.title, { place }))).toContainText(step.name)
        await expect(under(fill(howTo.lff.title, { place }))).toContainText(step.text)
      }
    }
  },
)

served(
  'A city with an address of its own for the partner app leads there',
  { tag: '@mnf' },
  async ({ page, database, appears, read }) => {
    const { slug, name } = await database.addCity({ pulse_url: 'https://pulse.example/japan' })
    await appears(`/cities/${slug}`)
    await read(`/cities/${slug}`)
    for (const link of [`Find Friends in ${name} Now`, `Join a Crew in ${name}`]) {
      await expect(page.getByRole('link', { name: link })).toHaveAttribute(
        'href',
        'https://pulse.example/japan',
      )
    }
  },
)

served(
  'A city with a picture shows it, one without shows the default picture',
  { tag: '@lff' },
  async ({ page, database, appears, read }) => {
    const image = '/images/world-lights-1600.webp'
    const own = await database.addCity({ image_url: image })
    const none = await database.addCity({ image_url: null })
    for (const [slug, source] of [
      [own.slug, image],
      [none.slug, '/images/default-city-1600.webp'],
    ]) {
      await appears(`/cities/${slug}`)
      await read(`/cities/${slug}`)
      const picture = hero(page).locator('img')
      await expect(picture).toHaveAttribute('src', source ?? '')
    }
  },
)

served(
  'Every link to the partner is marked as paid and opens a new tab',
  { tag: '@mnf' },
  async ({ page, read }) => {
    await read('/cities/tokyo')
    const links = page.locator(`a[href^="${partner}"]`)
    // The hero's button, and the app's.
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('rel', 'sponsored noopener')
      await expect(link).toHaveAttribute('target', '_blank')
    }
  },
)

test('The sections of a city have the anchors overview, groups, communities, suggestions and apps', {
  tag: '@lff',
}, async ({ page }) => {
  for (const id of ['overview', 'groups', 'communities', 'suggestions', 'apps']) {
    await page.goto(`/cities/tokyo#${id}`)
    await expect(page.locator(`section#${id}`)).toHaveCount(1)
    await expect(page.locator(`section#${id}`).getByRole('heading', { level: 2 }).first()).toBeInViewport()
  }
})

test('The tab bar appears below the hero, jumps to its sections and follows them', { tag: '@mnf' }, async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'On this page' })
  const marked = bar.locator('[aria-current]')
  const tabs = [
    ['Overview', 'overview'],
    ['Groups', 'groups'],
    ['Local Tips', 'suggestions'],
    ['Apps', 'apps'],
    ['Communities', 'communities'],
  ] as const
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/cities/tokyo')

  await test.step('It appears once the page is scrolled more than 400 px', async () => {
    await expect(bar).toHaveCount(0)
    await scrollTo(400)
    await drawn(page)
    await expect.soft(bar).toHaveCount(0)
    await scrollTo(401)
    await expect(bar).toBeInViewport()
    await scrollTo(300)
    await expect.soft(bar).toHaveCount(0)
    await scrollTo(700)
    await expect(bar).toBeInViewport()
  })

  await test.step('It has five tabs', async () => {
    await expect.soft(bar.getByRole('link')).toHaveText(tabs.map(([name]) => name))
    for (const [name, id] of tabs) {
      await expect.soft(bar.getByRole('link', { name })).toHaveAttribute('href', `#${id}`)
    }
  })

  await test.step('A jump takes 500 ms', async () => {
    const took = await page.evaluate(async () => {
      const target = document.getElementById('communities')
      const start = performance.now()
      document.querySelector<HTMLAnchorElement>('nav [href="#communities"]')?.click()
      while (
        Math.abs((target?.getBoundingClientRect().top ?? 0) - 100) > 1 &&
        performance.now() - start < 5000
      ) {
        await new Promise((next) => setTimeout(next, 10))
      }
      return performance.now() - start
    })
    expect.soft(took).toBeGreaterThan(400)
    expect.soft(took).toBeLessThan(1500)
  })

  await test.step('It jumps to each section, 100 px below the top, and marks its tab', async () => {
    for (const [name, id] of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
      await bar.getByRole('link', { name }).click()
      await expect.soft.poll(() => topOf(id), { message: name }).toBe(100)
      await expect.soft(marked).toHaveText(name)
    }
  })

  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('It jumps at once for visitors who prefer reduced motion', async () => {
    const top = await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('nav [href="#communities"]')?.click()
      return Math.round(document.getElementById('communities')?.getBoundingClientRect().top ?? 0)
    })
    expect.soft(top).toBe(100)
  })

  await test.step('It moves the focus along with the jump', async () => {
    await bar.getByRole('link', { name: 'Apps' }).focus()
    await page.keyboard.press('Enter')
    await expect.soft(page.locator('#apps')).toBeFocused()
  })

  await test.step('It marks the section in view', async () => {
    for (const [name, id] of tabs) {
      // A section counts from 150 px below the top of the window.
      await page.locator(`#${id}`).evaluate((section) => {
        window.scrollTo(0, window.scrollY + section.getBoundingClientRect().top - 149)
      })
      await expect.soft(marked).toHaveText(name)
    }
  })
})

served.describe('The overview of a city', () => {
  served.beforeEach(({ read }) => read('/cities/tokyo'))

  served('leads to the comparison of apps and to the communities', { tag: '@mnf' }, async ({ page }) => {
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

  served('names at most five cities nearby', async ({ page, get }) => {
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

test('A city page answers six questions, one of them with the hours a friendship takes', {
  tag: '@lff',
}, async ({ page }) => {
  await page.goto('/cities/tokyo')
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

served.describe('The local tips of a city', () => {
  served('stand as cards, the newest first', async ({ page, database, appears, site, read }) => {
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
    await read(`/cities/${city.slug}`)
    const cards = page.locator('#suggestions').getByRole('listitem')
    await expect(cards.getByRole('heading')).toHaveText([
      site === 'lff' ? 'The newer tip, said plainly' : 'The newer tip',
      'The older tip',
    ])
    await expect(cards.nth(0)).toContainText('A great place to meet new people and build connections')
    await expect(cards.nth(1)).toContainText('It was here first.')
    await expect(cards.nth(0).locator('img')).toHaveCount(1)
  })

  served(
    'are announced where there are none yet',
    { tag: '@mnf' },
    async ({ page, database, appears, read }) => {
      const { slug } = await database.addCity()
      await appears(`/cities/${slug}`)
      await read(`/cities/${slug}`)
      const section = page.locator('#suggestions')
      await expect(section.getByRole('heading', { name: 'Local Spots Coming Soon' })).toBeVisible()
      const main = section.locator('[data-empty]').getByRole('link')
      await expect(main).toHaveText(['See communities', 'Compare apps'])
      await expect(main.nth(0)).toHaveAttribute('href', `/cities/${slug}/communities`)
      await expect(main.nth(1)).toHaveAttribute('href', '/friendship-apps')
    },
  )

  served('of a city that has some lead to all of them', { tag: '@lff' }, async ({ page, read }) => {
    await read('/cities/tokyo')
    await expect(page.locator('#suggestions').getByRole('link', { name: 'All local tips' })).toHaveAttribute(
      'href',
      '/cities/tokyo/suggestions',
    )
  })
})

served('A city and its groups end without the partner’s banner', async ({ page, read, config }) => {
  for (const path of ['/cities/tokyo', '/cities/tokyo/groups']) {
    await read(path)
    await expect(page.getByRole('region', { name: config.texts.bannerTitle })).toHaveCount(0)
  }
})

served.describe('The communities of a city page', () => {
  served.beforeEach(({ read }) => read('/cities/tokyo'))

  served(
    'are the six with the most groups there, which are named, each with a page for this city',
    { tag: '@mnf' },
    async ({ page, database }) => {
      const [tokyo] = await database.read('cities', 'slug=eq.tokyo&select=id')
      const groups = await database.read('groups', `city_id=eq.${tokyo?.id}&is_paused=is.false`)
      const all = await database.read('communities', 'select=id,slug')
      const suits = await database.read(
        'group_communities',
        `group_id=in.(${groups.map(({ id }) => id).join()})`,
      )
      const cards = page.locator('#communities').getByRole('listitem')
      await expect(cards).toHaveCount(6)
      const counts = []
      for (const card of await cards.all()) {
        const href = (await card.getByRole('link').getAttribute('href')) ?? ''
        expect(href).toMatch(/^\/cities\/tokyo\/communities\/[a-z-]+$/)
        const community = all.find(({ slug }) => slug === href.split('/').at(-1))
        const own = groups.filter(({ id }) =>
          suits.some((link) => link.group_id === id && link.community_id === community?.id),
        )
        const text = (await card.textContent()) ?? ''
        expect(
          own.some(({ name }) => text.includes(name)),
          text,
        ).toBe(own.length > 0)
        counts.push(own.length)
      }
      expect(counts[0]).toBeGreaterThan(0)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      await expect(
        page.locator('#communities').getByRole('link', { name: /^All communities/ }),
      ).toHaveAttribute('href', '/cities/tokyo/communities')
    },
  )

  served('can be added to by an email that names the city', async ({ page, site }) => {
    const create = page.locator('#communities').getByRole('link', { name: 'Create Community' })
    const letter = new URL((await create.getAttribute('href')) ?? '')
    expect([letter.protocol, letter.pathname]).toEqual(['mailto:', `hello@${hosts[site]}`])
    expect(letter.searchParams.get('subject')).toContain('Tokyo')
  })
})

served(
  'The apps of a city page are Pulse, recommended, Bumble BFF and Meetup',
  { tag: '@lff' },
  async ({ page, read }) => {
    await read('/cities/tokyo')
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
  },
)
