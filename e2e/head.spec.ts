import type { Page } from '@playwright/test'
import { expect, templates, test } from './fixtures.ts'
import { hosts, otherSite, publicOrigin } from './hosts.ts'

interface Node {
  '@type': string
  [key: string]: unknown
}

interface Crumb {
  position: number
  name: string
  item?: string
}

async function structuredData(page: Page): Promise<Node[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks.length).toBeGreaterThan(0)
  return blocks.flatMap((block) => {
    const graph = JSON.parse(block) as { '@context': string; '@graph': Node[] }
    expect(graph['@context']).toBe('https://schema.org')
    return graph['@graph']
  })
}

const meta = (page: Page, name: string) => page.locator(`head meta[name="${name}"]`)

for (const { path, name } of templates) {
  test(`The head of ${name} says what it is and where`, async ({ page, site, config }) => {
    await page.goto(path)
    const canonical = publicOrigin(site) + (path === '/' ? '' : path)
    await expect(page).toHaveTitle(new RegExp(config.name, 'i'))
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(meta(page, 'description')).toHaveCount(1)
    await expect(meta(page, 'description')).toHaveAttribute('content', /.{60,}/)
    await expect(meta(page, 'description')).toHaveAttribute(
      'content',
      /\b(?:join|discover|connect|start building)\b/i,
    )
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', canonical)
    await expect(page.locator('head meta[property="og:url"]')).toHaveAttribute('content', canonical)
    await expect(meta(page, 'robots')).toHaveAttribute('content', 'index, follow')
    await expect(meta(page, 'viewport')).toHaveAttribute('content', /maximum-scale=5/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.locator('head').innerHTML()).not.toContain(hosts[otherSite[site]])
  })

  test(`The structured data of ${name} can be read and agrees with the page`, async ({ page, site }) => {
    await page.goto(path)
    const nodes = await structuredData(page)
    const types = nodes.map((node) => node['@type'])
    expect(types).toEqual(expect.arrayContaining(['WebSite', 'Organization']))
    expect(JSON.stringify(nodes)).not.toContain(hosts[otherSite[site]])
    expect(JSON.stringify(nodes)).not.toMatch(/aggregateRating|"Review"/)

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')
    expect(Boolean(list)).toBe((await trail.count()) > 0)
    if (!list) return
    const visible = await trail.getByRole('listitem').evaluateAll((items) =>
      items
        // The home icon leads to the site itself and is no step of the trail.
        .filter((item) => !item.querySelector('a[href="/"] svg'))
        .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]),
    )
    const listed = (list.itemListElement as Crumb[]).map(({ name, item }) => [
      name,
      item === undefined ? null : item.replace(publicOrigin(site), '') || '/',
    ])
    expect(listed).toEqual(visible)
  })
}

test('The theme color is #8B5CF6', async ({ page }) => {
  await page.goto('/')
  const colors = await meta(page, 'theme-color').evaluateAll((all) =>
    all.map((one) => one.getAttribute('content')),
  )
  expect(colors.length).toBeGreaterThan(0)
  for (const color of colors) expect(color?.toUpperCase()).toBe('#8B5CF6')
})

for (const path of ['/', '/cities/tokyo']) {
  test(`The questions of ${path} are in its structured data word by word`, async ({ page }) => {
    await page.goto(path)
    const faq = (await structuredData(page)).find((node) => node['@type'] === 'FAQPage')
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions).toHaveLength(6)
    const items = page.locator('details:has(summary):not(.mobile-menu)')
    await expect(items.locator('summary')).toHaveText(questions.map(({ name }) => name))
    expect(await items.locator('p').allTextContents()).toEqual(
      questions.map(({ acceptedAnswer }) => acceptedAnswer.text),
    )
  })
}

test('A title carries the name of the site once', async ({ page, config }) => {
  for (const { path } of templates) {
    await page.goto(path)
    const title = (await page.title()).toLowerCase()
    expect(title.split(config.name.toLowerCase()).length - 1, path).toBe(1)
  }
})

test('No two templates share a title or a description', async ({ page }) => {
  const seen = new Set<string>()
  for (const { path } of templates) {
    await page.goto(path)
    seen.add(await page.title())
    seen.add((await meta(page, 'description').getAttribute('content')) ?? '')
  }
  expect(seen.size).toBe(2 * templates.length)
})
