import { expect, templates, test } from './fixtures.ts'

// Everything that is content or a link works without JavaScript; lists are then unfiltered.

test.use({ javaScriptEnabled: false })

test('Without JavaScript every template is complete', async ({ page, config }) => {
  test.setTimeout(120_000)
  for (const { path } of templates) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(config.name)
    await expect(page.getByRole('contentinfo')).toContainText(config.texts.mission)
    await expect(page.locator('[data-skeleton], [data-pending]')).toHaveCount(0)
    const texts = await page.getByRole('main').locator(':is(h1, h2, h3, p, li, td)').allTextContents()
    const text = texts.join(' ')
    expect(text.split(/\s+/).length, path).toBeGreaterThan(60)
    expect(text, path).not.toMatch(/Loading\.\.\.|undefined|NaN/)
    // Nothing looks like a link without being one.
    await expect(page.locator('a:not([href]), a[href="#"], a[href^="javascript:"]')).toHaveCount(0)
  }
})

test('Without JavaScript lists are complete, whatever search is in the address', async ({ page }) => {
  for (const [list, path] of [
    ['cities', '/cities?q=york'],
    ['countries', '/countries?q=japan'],
    ['communities', '/communities?q=hiking'],
    ['communities', '/cities/tokyo/communities?q=hiking'],
    ['affinities', '/affinities?q=outdoor'],
    ['articles', '/blog?q=city&tag=apps'],
  ] as const) {
    await page.goto(path)
    const all = await page.locator(`#${list} [data-item]`).count()
    expect(all, path).toBeGreaterThan(5)
    await expect(page.locator(`#${list} [data-item]:visible`)).toHaveCount(all)
    await expect(page.locator(`#${list}-empty`)).toBeHidden()
  }
})

test('Without JavaScript questions open one at a time and close again', async ({ page }) => {
  for (const path of ['/', '/cities/tokyo']) {
    await page.goto(path)
    const questions = page.getByRole('main').locator('details[name$=faq]')
    await expect(questions).toHaveCount(6)
    const [first, second] = [questions.nth(0), questions.nth(1)]
    await first.locator('summary').click()
    await expect(first.locator('p')).toBeVisible()
    await second.locator('summary').click()
    await expect(second.locator('p')).toBeVisible()
    await expect(first.locator('p')).toBeHidden()
    await second.locator('summary').click()
    await expect(second.locator('p')).toBeHidden()
  }
})

test('Without JavaScript the lazily loaded sections of the home page are there', async ({ page }) => {
  await page.goto('/')
  const section = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
  await expect(section('Communities').getByRole('listitem')).toHaveCount(6)
  await expect(section('Apps').getByRole('listitem')).toHaveCount(3)
  await expect(page.locator('main summary')).toHaveCount(6)
})

test('Without JavaScript the tags of an article lead to the list', async ({ page }) => {
  await page.goto('/blog/how-to-make-friends-in-a-new-city')
  await page.getByRole('article').getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\?tag=[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Without JavaScript the sections of a city are reached by their anchors', async ({ page }) => {
  for (const id of ['overview', 'groups', 'suggestions', 'apps', 'communities']) {
    await page.goto(`/cities/tokyo#${id}`)
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 }).first()).toBeInViewport()
  }
})

test('Without JavaScript no button is shown that needs it', async ({ page, expectErrors }) => {
  expectErrors(/^response 404 /)
  for (const [path, name, instead] of [
    ['/communities/hiking', 'Join Hiking', 'Get Pulse App'],
    ['/cities/tokyo', 'Copy the message', 'All communities in Tokyo'],
    ['/nothing-here', 'Go Back', 'Go to Homepage'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: instead })).toBeVisible()
    await expect(page.getByText(name, { exact: true })).toBeHidden()
    await expect(page.getByText('Joining is noted on this page only')).toBeHidden()
  }
})
