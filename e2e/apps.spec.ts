import type { Page } from '@playwright/test'
import { claims } from '@/lib/site/claims'
import { expect, test } from './fixtures.ts'
import { publicOrigin } from './hosts.ts'
import { section } from './parts.ts'
import { test as served } from './served.ts'

interface ItemList {
  '@type': string
  numberOfItems: number
  itemListElement: { position: number; name: string; url: string }[]
}

const inOrder = 'select=name,url,sort_order&order=sort_order'

async function itemList(page: Page): Promise<ItemList | undefined> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const nodes = blocks.flatMap((block) => (JSON.parse(block) as { '@graph': ItemList[] })['@graph'])
  return nodes.find((node) => node['@type'] === 'ItemList')
}

served.describe('The app directory', () => {
  served.beforeEach(({ read }) => read('/friendship-apps'))

  served(
    'shows every app as a card, in the editors’ order, and Pulse as recommended',
    { tag: '@lff' },
    async ({ page, database }) => {
      const apps = await database.read('apps_for_making_friends', inOrder)
      const cards = page.getByRole('main').locator('[data-app-card]')
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText(apps.map(({ name }) => name))
      await expect(cards.filter({ hasText: 'RECOMMENDED' })).toHaveCount(1)
      const pulse = cards.filter({ has: page.getByRole('heading', { name: 'Pulse Now' }) })
      await expect(pulse).toContainText('RECOMMENDED')
      await expect(pulse.getByRole('link')).toHaveText(/^Join Crew/)
      await expect(cards.getByRole('link', { name: /^Get App/ })).toHaveCount(apps.length - 1)
    },
  )

  served('shows the fixed ratings of three apps', { tag: '@mnf' }, async ({ page }) => {
    const cards = page.getByRole('main').locator('[data-app-card]')
    for (const [name, known] of [
      ['Pulse Now', 'pulse'],
      ['Bumble BFF', 'bumble-bff'],
      ['Meetup', 'meetup'],
    ] as const) {
      const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(card.locator('[data-nosnippet]')).toHaveText(
        `★ ${claims.appRatings[known]} ${name === 'Pulse Now' ? claims.partnerRating : claims.ourRating}`,
      )
    }
    await expect(cards.locator('[data-nosnippet]')).toHaveCount(3)
  })

  served(
    'describes its list to search engines and leads to the comparison',
    { tag: '@lff' },
    async ({ page, database }) => {
      const apps = await database.read('apps_for_making_friends', inOrder)
      const list = await itemList(page)
      expect(list?.numberOfItems).toBe(apps.length)
      expect(list?.itemListElement.map(({ position, name, url }) => [position, name, url])).toEqual(
        apps.map(({ name, url }, index) => [index + 1, name, url]),
      )
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Compare them in one table' }),
      ).toHaveAttribute('href', '/apps-for-making-friends')
    },
  )
})

served.describe('The app comparison', () => {
  served.beforeEach(({ read }) => read('/apps-for-making-friends'))

  served('begins with its claim and the featured Pulse block', async ({ page, config }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(config.texts.compareTitle)
    await expect(page.getByText(claims.appsPageRating)).toBeVisible()
    const featured = page.getByRole('main').locator('[data-featured]').first()
    await expect(featured.getByRole('heading', { level: 2, name: 'Pulse Now' })).toBeVisible()
    await expect(featured.getByRole('link', { name: 'Join Crew' })).toHaveAttribute(
      'rel',
      'sponsored noopener',
    )
    await expect(featured).toContainText(claims.crew.sentence)
  })

  served(
    'ranks the apps in a table: rank, app and rating, description and features, action',
    {
      tag: '@mnf',
    },
    async ({ page, database }) => {
      const apps = await database.read('apps_for_making_friends', inOrder)
      const table = page.getByRole('table', { name: 'Friendship apps compared' })
      await expect(table.getByRole('columnheader')).toHaveText([
        'Rank',
        'App and rating',
        'Description and features',
        'Action',
      ])
      await expect(table.locator('[data-rank]')).toHaveText(apps.map((_, index) => String(index + 1)))
      await expect(table.getByRole('rowheader')).toContainText(apps.map(({ name }) => name))
      for (const row of await table.locator('tbody tr').all()) {
        await expect(row.getByRole('cell').nth(1)).not.toBeEmpty()
      }
    },
  )

  served(
    'highlights Pulse with Join Crew, gives Get App to the others, and rates three',
    {
      tag: '@lff',
    },
    async ({ page, database }) => {
      const apps = await database.read('apps_for_making_friends', inOrder)
      const rows = page.getByRole('table').locator('tbody tr')
      const pulse = rows.filter({ hasText: 'Pulse Now' })
      await expect(rows.locator('xpath=self::*[@data-featured]')).toHaveCount(1)
      await expect(pulse).toHaveAttribute('data-featured', 'true')
      await expect(pulse.getByRole('link')).toHaveText(/^Join Crew/)
      await expect(pulse.getByRole('link')).toHaveAttribute('href', 'https://pulse.example/')
      await expect(pulse.getByRole('link')).toHaveAttribute('rel', 'sponsored noopener')
      const others = rows.getByRole('link', { name: /^Get App/ })
      await expect(others).toHaveCount(apps.length - 1)
      for (const link of await others.all()) {
        await expect(link).toHaveAttribute('rel', 'noopener')
        await expect(link).toHaveAttribute('target', '_blank')
      }
      for (const [name, rating] of [
        ['Pulse Now', '4.9'],
        ['Bumble BFF', '4.5'],
        ['Meetup', '4.3'],
      ] as const) {
        await expect(rows.getByRole('rowheader').filter({ hasText: name })).toContainText(`★ ${rating}`)
      }
      await expect(rows.getByText('★')).toHaveCount(3)
    },
  )

  served('shows its own logos of Pulse Now and Bumble BFF', { tag: '@mnf' }, async ({ page, get }) => {
    for (const [name, logo] of [
      ['Pulse Now', '/images/apps/pulse-now.svg'],
      ['Bumble BFF', '/images/apps/bumble-bff.svg'],
    ] as const) {
      const app = page.getByRole('rowheader').filter({ hasText: name })
      await expect(app.locator('img')).toHaveAttribute('src', logo)
      expect((await get(logo)).status).toBe(200)
    }
  })

  served('ends with benefits, tips and the banner', async ({ page, config, site }) => {
    for (const [name, least] of [
      ['What an app is good for', 3],
      ['How to get from the app to a table', 3],
    ] as const) {
      const part = section(page, name)
      expect(await part.getByRole('listitem').count()).toBeGreaterThanOrEqual(least)
    }
    await expect(page.getByRole('region', { name: config.texts.bannerTitle })).toBeVisible()
    const list = await itemList(page)
    expect(list?.itemListElement.length).toBeGreaterThan(0)
    expect(JSON.stringify(list)).toContain(`${publicOrigin(site)}/apps-for-making-friends`)
  })
})

test('The app comparison reads as cards on a phone, without being wider than the screen', {
  tag: '@lff',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/apps-for-making-friends')
  const rows = page.getByRole('table').locator('tbody tr')
  for (const row of (await rows.all()).slice(0, 3)) {
    const box = await row.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    await expect(row.getByRole('link')).toBeVisible()
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
