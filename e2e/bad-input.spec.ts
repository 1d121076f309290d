import type { Page } from '@playwright/test'
import { drawn, expect, resize, test } from './fixtures.ts'
import { hosts, needsOwnSite, ownSite } from './hosts.ts'
import { get } from './http.ts'
import { stallingTexts } from './payloads/stalling.ts'

// Rows that no editor should write: the page is rendered without the faulty part, and nothing in them runs.

const attack = 'window.attacked = true'
const html = [
  '<p>Before</p>',
  `<script>${attack}</script>`,
  `<img src="/flags/jp.svg" onload="${attack}" onerror="${attack}">`,
  `<a href="javascript:${attack}" onclick="${attack}">click</a>`,
  `<a href="data:text/html,<script>${attack}</script>">data</a>`,
  `<svg onload="${attack}"><script>${attack}</script></svg>`,
  `<iframe srcdoc="<script>parent.attacked = true</script>"></iframe>`,
  `<form action="javascript:${attack}"><button>send</button></form>`,
  `<details open ontoggle="${attack}"><summary>x</summary></details>`,
  `<p style="position:fixed;inset:0">Covered</p><base href="https://evil.test/">`,
  `<math><mtext><style><img src=x onerror="${attack}"></style></mtext></math>`,
  '<p>After</p>',
].join('\n')
const markdown = `## Heading\n\n${html}\n\n[click](javascript:${attack}) ![x](javascript:${attack})\n\nAfter`

async function standsAndRunsNothing(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  await expect(main.locator('iframe, form:not(search > form), base, math, object, embed, style')).toHaveCount(
    0,
  )
  const dangerous = await main
    .locator('*')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value))
          .map(({ name, value }) => `${element.tagName} ${name}="${value}"`),
      ),
    )
  expect(dangerous).toEqual([])
  for (const text of ['click', 'data']) {
    for (const element of await main.getByText(text, { exact: true }).all()) await element.click()
  }
  await drawn(page)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
}

for (const [form, long_description] of Object.entries({ HTML: html, markdown })) {
  test(`Scripts in a city's ${form} do not run`, async ({ page, database, appears }) => {
    const { slug } = await database.addCity({ long_description })
    await appears(`/cities/${slug}`)
    await page.goto(`/cities/${slug}`)
    await expect(page.locator('#overview')).toContainText('Before')
    await expect(page.locator('#overview')).toContainText('After')
    await standsAndRunsNothing(page)
  })
}

test('Markup in names and short texts is shown as text', async ({ page, database, appears }) => {
  const name = `</script><img src=x onerror="${attack}"><b>Town</b>`
  const { id, slug } = await database.addCity({
    name,
    micro_description: html,
    short_description: `"><script>${attack}</script>`,
  })
  await database.add('local_suggestions', {
    city_id: id,
    title: `<script>${attack}</script>`,
    description: `<img src=x onerror="${attack}">`,
  })
  for (const path of [`/cities/${slug}`, `/cities/${slug}/communities`, `/cities/${slug}/suggestions`]) {
    await appears(path)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Town</b>')
    await expect(page).toHaveTitle(/<b>Town<\/b>/)
    await standsAndRunsNothing(page)
    for (const block of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(() => JSON.parse(block)).not.toThrow()
    }
  }
})

test('Addresses that are neither https nor paths on the site are left out', async ({
  page,
  database,
  appears,
}) => {
  const urls = [`javascript:${attack}`, 'http://insecure.test/x.jpg', '//evil.test/x', 'data:image/svg+xml,x']
  const cities = urls.map((url) => database.addCity({ image_url: url, pulse_url: url }))
  for (const { slug, name } of await Promise.all(cities)) {
    await appears(`/cities/${slug}`)
    await page.goto(`/cities/${slug}`)
    await expect(page.getByRole('link', { name: `Find Friends in ${name} Now` })).toHaveAttribute(
      'href',
      'https://pulse.example/',
    )
    await expect(page.getByRole('main').locator('header').first().locator('img')).toHaveAttribute(
      'src',
      '/images/default-city-1600.webp',
    )
    expect(await page.content()).not.toContain('evil.test')
    await standsAndRunsNothing(page)
  }
})

test('A city without any text or picture has a complete page', async ({ page, database, appears }) => {
  const { slug, name } = await database.addCity({
    image_url: '',
    pulse_url: '  ',
    micro_description: '',
    short_description: '  ',
    long_description: '',
    long_description_lff: '<script></script>',
  })
  await appears(`/cities/${slug}`)
  await page.goto(`/cities/${slug}`)
  await expect(page.locator('#overview .prose').getByRole('paragraph').first()).toContainText(name)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
  await expect(page.locator('#questions details')).toHaveCount(6)
  await standsAndRunsNothing(page)
})

for (const [what, name] of Object.entries({
  'of many words': 'Longest Name Of A City '.repeat(9).slice(0, 200),
  'without a space': `L${'o'.repeat(198)}g`,
})) {
  test(`A name of 200 characters ${what} breaks no page, wide or narrow`, async ({
    page,
    database,
    appears,
  }) => {
    const { slug } = await database.addCity({ name })
    for (const path of [`/cities/${slug}`, `/cities/${slug}/communities`, `/cities/${slug}/suggestions`]) {
      await appears(path)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim())
      for (const width of [390, 1280]) {
        await resize(page, { width, height: 844 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
  })
}

// Their rows appear in lists that other tests read.
test.describe('Texts that parsers stall or break on', { tag: '@alone' }, () => {
  test.skip(!ownSite, needsOwnSite)
  test('delay no page, whatever column they are in', async ({ database, appears }) => {
    test.setTimeout(300_000)
    const all = Object.values(stallingTexts)
    const slowest = { path: '', ms: 0 }
    // A row has a different text in each of its columns, so every twelfth row shows each text in several of them. Unit tests
    // give every text to every renderer (lib/markup/limits.test.ts).
    const everyTwelfth = 12
    // Seven at a time: the middleware learns of new slugs within two seconds, however many they are.
    const atOnce = 7
    let slugs: string[] = []
    for (let row = 0; row < all.length; row += everyTwelfth) {
      let turn = row
      const text = () => all[turn++ % all.length] ?? ''
      /** Markdown is recognized by its "#", HTML by its "<". */
      const rich = () => text().replace(/^(?!<)/, '# a\n')
      const described = () => ({
        micro_description: text(),
        micro_description_lff: text(),
        short_description: text(),
        short_description_lff: text(),
        long_description: rich(),
        long_description_lff: rich(),
      })
      const { id, slug } = await database.addCity({ ...described(), other_names: [text()] })
      const place = { slug, name: slug }
      await database.add('communities', { ...place, ...described() })
      await database.add('affinities', { ...place, ...described() })
      await database.add('local_suggestions', {
        city_id: id,
        title: slug,
        description: text(),
        description_lff: text(),
      })
      await database.add('blog_posts', {
        slug,
        title: slug,
        excerpt: text(),
        excerpt_lff: text(),
        content: rich(),
        content_lff: rich(),
        author: text(),
      })
      slugs.push(slug)
      if (slugs.length < atOnce && row + everyTwelfth < all.length) continue
      const paths = slugs.flatMap((added) => [
        `/cities/${added}`,
        `/cities/${added}/suggestions`,
        `/communities/${added}`,
        `/affinities/${added}`,
        `/blog/${added}`,
      ])
      for (const path of paths) {
        // The page itself is requested below, on the other host.
        await appears(path)
        const started = performance.now()
        const { status, body } = await get(path, { host: hosts.mnf })
        const ms = performance.now() - started
        expect(status, path).toBe(200)
        expect(body, path).toContain('<footer')
        if (ms > slowest.ms) Object.assign(slowest, { path, ms })
      }
      await database.removeAdded()
      slugs = []
    }
    console.log(`The slowest page took ${Math.round(slowest.ms)} ms.`)
    // A renderer is stopped after 0.7 s. The rest is room for a busy machine: without limits these take minutes.
    expect(slowest.ms).toBeLessThan(10_000)
  })
})
