import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { basePort } from './hosts.ts'

/** Leeds has a run on Saturdays at 9:00, which is listed as free. */
const run = 'Woodhouse Moor parkrun'

test.describe('This week', () => {
  test('a city is chosen and its next seven days are listed, by day and hour, with links to the groups', async ({
    page,
  }) => {
    await page.goto('/this-week')
    await page.getByRole('combobox', { name: 'City' }).selectOption('leeds')
    await expect(page.getByRole('heading', { name: 'This week in and around Leeds' })).toBeVisible()
    const saturday = page.getByRole('region', { name: /^Saturday/ })
    const entry = saturday.getByRole('listitem').filter({ hasText: run })
    await expect(entry).toContainText('9:00')
    const link = entry.getByRole('link', { name: run })
    await expect(link).toHaveAttribute('href', /parkrun\.org\.uk/)
    await expect(link).toHaveAttribute('rel', /nofollow/)
    await expect(page).toHaveURL('/this-week?city=leeds')
    await expect(page.getByRole('link', { name: 'All groups and places in Leeds' })).toHaveAttribute(
      'href',
      '/cities/leeds#groups',
    )
  })

  test('tells cities of one name apart', async ({ get }) => {
    const { cities } = JSON.parse((await get('/this-week.json')).body)
    const names: string[] = cities.map(([, name]: [string, string]) => name)
    expect(names).toContain('Portland, Maine')
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('an address with a city opens its week, and the list is narrowed to what is free', async ({
    page,
  }) => {
    await page.goto('/this-week?city=leeds')
    const entries = page.getByRole('region').getByRole('listitem')
    await expect(entries.first()).toBeVisible()
    const all = await entries.count()
    await page.getByRole('button', { name: 'Free' }).click()
    await expect(page.getByRole('button', { name: 'Free' })).toHaveAttribute('aria-pressed', 'true')
    for (const text of await entries.allTextContents()) expect(text).toContain('free')
    await page.getByRole('button', { name: 'Free' }).click()
    await expect(entries).toHaveCount(all)
  })

  test.describe('with a position', () => {
    test.use({ geolocation: { latitude: 53.81, longitude: -1.56 }, permissions: ['geolocation'] })
    test('the nearest city is found on the device', async ({ page }) => {
      // Browsers give their position only to secure origins; this one counts as secure.
      await page.goto(`http://localhost:${basePort}/this-week`)
      await page.getByRole('button', { name: 'Near me' }).click()
      await expect(page.getByRole('heading', { name: 'This week in and around Leeds' })).toBeVisible()
    })
  })

  test('a refused position is said beside an open week, and the page can be begun again', async ({
    page,
  }) => {
    await page.goto('/this-week?city=leeds')
    const week = page.getByRole('heading', { name: 'This week in and around Leeds' })
    await expect(week).toBeVisible()
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page.getByText('Choose a city instead.')).toBeVisible()
    await expect(week).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'This week' }).click()
    await expect(page).toHaveURL('/this-week')
    await expect(week).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('')
  })

  test('a week without a meeting says no more than that', async ({ page, get }) => {
    const week = JSON.parse((await get('/this-week.json')).body)
    await page.route('**/this-week.json', (route) => route.fulfill({ json: { ...week, groups: [] } }))
    await page.goto('/this-week?city=zurich')
    const sentence = 'We know of no meeting in or around Zürich (30 km, 20 miles) in the next seven days.'
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  })

  test('a list that cannot be loaded says so, and the next choice tries again', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/this-week\.json/)
    await page.route('**/this-week.json', (route) => route.abort('failed'))
    await page.goto('/this-week')
    await page.getByRole('combobox', { name: 'City' }).selectOption('leeds')
    await expect(page.getByText('The list of groups could not be loaded. Please try again.')).toBeVisible()
    await page.unroute('**/this-week.json')
    await page.getByRole('combobox', { name: 'City' }).selectOption('london')
    await expect(page.getByRole('heading', { name: 'This week in and around London' })).toBeVisible()
  })

  test('is accessible with a week open', async ({ page }) => {
    await page.goto('/this-week?city=leeds')
    await expect(page.getByRole('heading', { name: 'This week in and around Leeds' })).toBeVisible()
    expect(await violations(page, { within: ['main'] })).toEqual([])
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page of the week leads to the list of cities', async ({ page }) => {
    await page.goto('/this-week')
    await page.getByRole('link', { name: 'choose a city from the list' }).click()
    await expect(page).toHaveURL('/cities')
  })
})

test('the file of the week holds no date that may have passed, and is small', async ({ get }) => {
  const { status, headers, bytes } = await get('/this-week.json', {
    headers: { 'accept-encoding': 'identity' },
  })
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/json')
  const { brotliCompressSync } = await import('node:zlib')
  expect(brotliCompressSync(bytes).length).toBeLessThan(60 * 1024)
})

test('the home page leads to the week', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: "See this week's groups" }).click()
  await expect(page).toHaveURL('/this-week')
})

test.describe('Calendars', () => {
  test('a city has one with its groups, its zone and stable identifiers', async ({ get, site }) => {
    const { status, headers, body } = await get('/cities/leeds/calendar.ics')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers.etag).toBeTruthy()
    expect(body).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/London')
    expect(body).toContain(`SUMMARY:${run}`)
    expect(body).toContain('RRULE:FREQ=WEEKLY;BYDAY=SA')
    const host = site === 'lff' ? 'lookingforfriends.example' : 'meetnewfriends.example'
    expect(body).toMatch(new RegExp(`UID:[0-9a-f-]+@${host}`))
  })

  test('a community in a city has one with its groups alone', async ({ get }) => {
    const { body } = await get('/cities/leeds/communities/running/calendar.ics')
    expect(body).toContain(`SUMMARY:${run}`)
    expect((await get('/cities/leeds/communities/chess/calendar.ics')).body).not.toContain(run)
  })

  test('there is none for a city or a community that does not exist', async ({ get }) => {
    expect((await get('/cities/atlantis/calendar.ics')).status).toBe(404)
    expect((await get('/cities/leeds/communities/alchemy/calendar.ics')).status).toBe(404)
  })

  test("the city's page offers to subscribe and to download", async ({ page }) => {
    await page.goto('/cities/leeds')
    await expect(page.getByRole('link', { name: 'subscribe', exact: true })).toHaveAttribute(
      'href',
      /^webcal:\/\/.+\/cities\/leeds\/calendar\.ics$/,
    )
    await expect(page.getByRole('link', { name: 'download it once' })).toHaveAttribute(
      'href',
      '/cities/leeds/calendar.ics',
    )
  })

  test("a city's first week is a file of the days to come, which nobody keeps for long", async ({
    get,
    page,
  }) => {
    await page.goto('/cities/leeds')
    const link = page.getByRole('link', { name: 'Add this week to my calendar' })
    const path = (await link.getAttribute('href')) ?? ''
    const { status, headers, body } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=3600')
    const days = [...body.matchAll(/DTSTART[^\r\n]*:(\d{4})(\d\d)(\d\d)(?:T090000)?\r\n(?!RRULE|TZ)/g)]
      .map(([, year, month, day]) => Date.parse(`${year}-${month}-${day}T12:00:00Z`))
      .filter((day) => day > Date.parse('2026-01-01'))
    expect(days.length).toBeGreaterThanOrEqual(6)
    const hour = 3_600_000
    expect(Math.min(...days)).toBeGreaterThan(Date.now() - 13 * hour)
    expect(Math.max(...days)).toBeLessThan(Date.now() + 8.5 * 24 * hour)
    expect(body).toContain(`SUMMARY:${run}`)
    expect((await get('/cities/atlantis/first-week.ics')).status).toBe(404)
  })

  test('an edit of a group reaches its calendar and the week', async ({ get, database, site }) => {
    const name = `Test walk ${site} ${Date.now()}`
    const [city] = await database.read('cities', 'slug=eq.leeds')
    const record = await database.add('groups', {
      city_id: city?.id ?? '',
      name,
      rrule: 'FREQ=WEEKLY;BYDAY=SU',
      start_time: '10:00',
      as_of: new Date().toISOString().slice(0, 7),
      makes_dates: true,
      link: 'https://walk.example/',
      source: 'a test',
      checked_on: new Date().toISOString().slice(0, 10),
    })
    const answer = await fetch(`http://127.0.0.1:${basePort}/api/revalidate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${process.env.REVALIDATE_SECRET}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ type: 'INSERT', schema: 'public', table: 'groups', record, old_record: null }),
    })
    expect(answer.status).toBe(200)
    for (const path of ['/cities/leeds/calendar.ics', '/this-week.json']) {
      await expect.poll(async () => (await get(path)).body, { timeout: 20_000 }).toContain(name)
    }
  })
})
