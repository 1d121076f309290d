import { sites } from '@/lib/site/variants'
import { expect, test } from './fixtures.ts'
import { basePort, hosts, otherSite, publicOrigin } from './hosts.ts'

test('Each host shows the name, the words and the header of its own variant', async ({
  page,
  site,
  config,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-site', site)
  await expect(page.getByRole('banner').getByRole('link', { name: config.name })).toHaveAttribute('href', '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(config.texts.heroTitle)
  await expect(page.getByRole('contentinfo')).toContainText(config.texts.mission)
  // Only Looking For Friends has a drawn wordmark and a line below it.
  const count = site === 'lff' ? 1 : 0
  await expect(page.getByRole('banner').locator('[data-brand]')).toHaveCount(count)
  await expect(page.getByRole('banner').getByText(config.texts.tagline)).toHaveCount(count)
  await expect(page.locator('body')).not.toContainText(sites[otherSite[site]].texts.heroLead)
})

test('The two variants look different', { tag: '@lff' }, async ({ page }) => {
  const looks = []
  for (const host of Object.values(hosts)) {
    await page.goto(`http://${host}:${basePort}/`)
    looks.push(
      await page.evaluate(() => ({
        ground: getComputedStyle(document.body).backgroundColor,
        brand: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
        header: getComputedStyle(document.querySelector('body > header') as Element).backgroundColor,
      })),
    )
  }
  const [lff, mnf] = looks
  expect(lff?.ground).not.toBe(mnf?.ground)
  expect(lff?.brand).not.toBe(mnf?.brand)
  expect(lff?.header).not.toBe(mnf?.header)
})

test('Each host shows texts in its own voice', async ({ get, database, site }) => {
  const [tokyo] = await database.read('cities', 'slug=eq.tokyo')
  const { body } = await get('/cities/tokyo')
  const own = site === 'lff' ? tokyo?.short_description_lff : tokyo?.short_description
  const other = site === 'lff' ? tokyo?.short_description : tokyo?.short_description_lff
  const plain = body.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  expect(own).toBeTruthy()
  expect(plain).toContain(own)
  expect(plain).not.toContain(other)
})

test.describe('On a local host', { tag: '@lff' }, () => {
  const variantOf = (body: string) => /<html[^>]* data-site="(\w+)"/.exec(body)?.[1]

  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    test(`${host} shows Looking For Friends, and with ?site=mnf Meet New Friends`, async ({ get }) => {
      const local = `${host}:${basePort}`
      expect(variantOf((await get('/', { host: local })).body)).toBe('lff')
      expect(variantOf((await get('/?site=lff', { host: local })).body)).toBe('lff')
      expect(variantOf((await get('/cities?site=mnf', { host: local })).body)).toBe('mnf')
    })
  }

  test('the choice is remembered for the session, so that links stay on the variant', async ({
    page,
    context,
    get,
  }) => {
    await page.goto(`http://localhost:${basePort}/?site=mnf`)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Countries' }).click()
    await expect(page).toHaveURL(`http://localhost:${basePort}/countries`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.mnf.texts.countriesTitle)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-site', 'mnf')

    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'site', value: 'mnf', expires: -1 })

    await page.goto(`http://localhost:${basePort}/?site=lff`)
    await expect(page.locator('html')).toHaveAttribute('data-site', 'lff')
    const { body } = await get('/', { host: 'localhost', headers: { cookie: 'site=lff' } })
    expect(variantOf(body)).toBe('lff')
  })
})

test('?site= and its cookie have no effect on a real host', async ({ get, site }) => {
  const other = otherSite[site]
  for (const path of [`/?site=${other}`, `/cities/tokyo?site=${other}`, '/countries']) {
    const { body, headers } = await get(path, { headers: { cookie: `site=${other}` } })
    expect(body).toContain(`data-site="${site}"`)
    expect(body).not.toContain(`data-site="${other}"`)
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('An unknown host shows Looking For Friends', { tag: '@lff' }, async ({ get }) => {
  for (const host of ['friends.example', 'directory-git-main.vercel.app', 'meetnewfriends.vercel.app']) {
    expect((await get('/', { host })).body).toContain('data-site="lff"')
  }
  expect((await get('/', { host: 'www.meetnewfriends.test' })).body).toContain('data-site="mnf"')
})

test('A false Host header appears in no address on the page', async ({ get, site }) => {
  const host = `${hosts[site]}.evil.test`
  const { body } = await get('/cities', { host })
  expect(body).not.toContain('evil.test')
  expect(body).toContain(`<link rel="canonical" href="${publicOrigin(site)}/cities"`)
})

test('The internal addresses of the variants do not exist for visitors', async ({ get }) => {
  for (const path of ['/lff', '/mnf', '/lff/cities', '/mnf/cities/tokyo', '/LFF', '/mnf/missing/city']) {
    expect((await get(path)).status, path).toBe(404)
  }
})
