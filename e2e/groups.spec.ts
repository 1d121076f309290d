import type { Row } from './database.ts'
import { expect, test } from './fixtures.ts'
import { basePort } from './hosts.ts'
import { test as served } from './served.ts'

const section = 'section#groups'

served.describe('The groups of a city', () => {
  served.beforeEach(({ read }) => read('/cities/leeds'))

  served('stand right after its text: name, rhythm, place, how to join and who says so', async ({ page }) => {
    const headings = await page.getByRole('main').locator('section h2').allTextContents()
    expect(headings.indexOf('Groups that meet in Leeds')).toBeGreaterThan(0)
    expect(headings.indexOf('Groups that meet in Leeds')).toBeLessThan(
      headings.indexOf('Where to meet people in Leeds'),
    )
    const run = page.locator(`${section} li`, { hasText: 'Woodhouse Moor parkrun' })
    await expect(run).toContainText('Saturdays at 9:00')
    await expect(run).toContainText('Free. Register once on parkrun')
    await expect(run).toContainText('May 2026')
    await expect(run.getByRole('link', { name: 'Woodhouse Moor on a map' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=Woodhouse%20Moor%2C%20Leeds',
    )
  })

  served('lead to their own pages in a new tab, unpaid and without a vote', async ({ page }) => {
    const link = page.locator(section).getByRole('link', { name: /^Woodhouse Moor parkrun/ })
    await expect(link).toHaveAttribute('href', 'https://www.parkrun.org.uk/woodhousemoor/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'nofollow noopener')
  })

  served('are mended and added by email, with the city and what we need to know', async ({ page }) => {
    const changed = page.locator(section).getByRole('link', { name: /^Something has changed ?: Woodhouse/ })
    const mail = new URL((await changed.getAttribute('href')) ?? '')
    expect(mail.searchParams.get('subject')).toBe('Changed: Woodhouse Moor parkrun, Leeds')
    expect(mail.searchParams.get('body')).toContain('Where we can see it')
    const suggest = page.locator(section).getByRole('link', { name: 'Suggest a group' })
    expect(decodeURIComponent((await suggest.getAttribute('href')) ?? '')).toContain('City: Leeds')
  })

  served('are all on a page of their own if there are more', async ({ page, read }) => {
    await expect(
      page.locator(section).getByRole('link', { name: /^All \d+ groups in Leeds$/ }),
    ).toHaveAttribute('href', '/cities/leeds/groups')
    await read('/cities/leeds/groups')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups that meet in Leeds')
    expect(await page.getByRole('main').locator('li h3').count()).toBeGreaterThan(8)
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
  })

  served('are the first steps of the first week, on their own days', async ({ page }) => {
    const week = page.locator('section', {
      has: page.getByRole('heading', { name: 'Your first week in Leeds' }),
    })
    await expect(week.locator('li', { hasText: 'Saturday' })).toContainText('Woodhouse Moor parkrun, at 9:00')
  })
})

test('A phone shows three groups of a city and opens the others in place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cities/leeds')
  const groups = page.locator(`${section} li:visible`)
  await expect(groups).toHaveCount(3)
  await page.locator(section).getByText('Show 5 more').click()
  await expect(groups).toHaveCount(8)
})

served(
  'A city without groups says how to find one and how to add one',
  async ({ page, database, appears, read }) => {
    const { slug, name } = await database.addCity()
    await appears(`/cities/${slug}`)
    await read(`/cities/${slug}`)
    await expect(page.locator(section)).toContainText(`We know of none in ${name} yet`)
    await expect(page.locator(section).getByRole('link', { name: 'Suggest a group' })).toBeVisible()
  },
)

served('A community in a city begins with its groups, and is indexed for them', async ({ page, read }) => {
  await read('/cities/leeds/communities/choir')
  const first = page.getByRole('main').locator('section h2').first()
  await expect(first).toHaveText('Choir groups that meet in Leeds')
  await expect(page.getByRole('main')).toContainText("Leeds People's Choir")
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
})

/** What the database sends when a group is saved. */
async function tellSite(type: string, record: Row<'groups'>, old_record: Row<'groups'> | null) {
  const answer = await fetch(`http://127.0.0.1:${basePort}/api/revalidate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.REVALIDATE_SECRET}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ type, schema: 'public', table: 'groups', record, old_record }),
  })
  expect(answer.status).toBe(200)
}

served(
  'A group that an editor adds, changes and pauses is on the pages, and gone again',
  async ({ page, database, appears, read }) => {
    const city = await database.addCity()
    await appears(`/cities/${city.slug}`)
    const shown = async () => {
      await read(`/cities/${city.slug}`)
      return page.locator(section).textContent()
    }
    const group = await database.add('groups', {
      city_id: city.id,
      name: 'Tuesday Choir',
      rrule: 'FREQ=WEEKLY;BYDAY=TU',
      start_time: '19:00',
      link: 'https://choir.example/',
      source: 'its own page',
      as_of: '2026-10',
      checked_on: '2026-11-26',
    })
    await tellSite('INSERT', group, null)
    await expect.poll(shown).toContain('Tuesdays at 19:00')
    await database.update('groups', `id=eq.${group.id}`, { start_time: '20:00' })
    await tellSite('UPDATE', { ...group, start_time: '20:00:00' }, group)
    await expect.poll(shown).toContain('Tuesdays at 20:00')
    await database.update('groups', `id=eq.${group.id}`, { is_paused: true })
    await tellSite('UPDATE', { ...group, is_paused: true }, group)
    await expect.poll(shown).not.toContain('Tuesday Choir')
  },
)
