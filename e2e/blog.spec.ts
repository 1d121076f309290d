import type { Page } from '@playwright/test'
import type { Site } from '@/lib/site/variants'
import { type Row, type TestDatabase, unique } from './database.ts'
import { expect, test } from './fixtures.ts'
import { breadcrumb, section } from './parts.ts'
import { test as served } from './served.ts'

type Article = Row<'blog_posts'>

const box = (page: Page) => page.getByRole('main').getByRole('searchbox')
/**
 * Other tests add articles of their own at the same time. These are ignored, here and in what is read from the table.
 */
const shown = (page: Page) => page.locator('#articles [data-item]:not(:has(a[href^="/blog/e2e-"])):visible')
/** The tags of the article that a test below adds: no article of the seed has them. */
const addedTags = ['a b', 'c']
const titles = (page: Page) => shown(page).locator('a').allTextContents()
const chips = (page: Page) => page.getByRole('list', { name: 'Tags' }).getByRole('link')
const chip = (page: Page, tag: string) => chips(page).filter({ hasText: new RegExp(`^${tag}$`) })
const chosen = (page: Page) => page.locator('main a[aria-current=true]')
const count = (page: Page) => page.getByRole('main').getByRole('status')
const longDate = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

let articles: Article[]
let title: (article: Article) => string
let excerpt: (article: Article) => string

const readArticles = async (database: TestDatabase, site: Site) => {
  title = (article) => (site === 'lff' && article.title_lff?.trim()) || article.title
  excerpt = (article) => (site === 'lff' && article.excerpt_lff?.trim()) || article.excerpt || ''
  articles = await database.read('blog_posts', 'slug=not.like.e2e-*&order=created_at.desc')
  expect(articles.length).toBeGreaterThanOrEqual(6)
}
const tagged = (tag: string) => articles.filter((article) => article.tags.includes(tag))

served.describe('The article list', () => {
  served.beforeEach(async ({ database, site, read }) => {
    await readArticles(database, site)
    await read('/blog')
  })

  served(
    'shows all articles, the newest first, with their dates and at most 3 tags',
    { tag: '@lff' },
    async ({ page }) => {
      expect(await titles(page)).toEqual(articles.map(title))
      for (const [index, article] of articles.entries()) {
        const card = shown(page).nth(index)
        await expect(card.getByRole('link')).toHaveAttribute('href', `/blog/${article.slug}`)
        await expect(card).toContainText(excerpt(article))
        await expect(card.locator('time')).toHaveText(longDate(article.date ?? article.created_at))
        await expect(card.locator('small span')).toHaveText(article.tags.slice(0, 3))
      }
    },
  )

  served('has a chip for each tag of all articles, sorted', { tag: '@mnf' }, async ({ page }) => {
    const tags = [...new Set(articles.flatMap((article) => article.tags))].sort()
    const shownTags = await chips(page).allTextContents()
    expect(shownTags.filter((tag) => !addedTags.includes(tag))).toEqual(tags)
  })
})

test.describe('The search of the article list', () => {
  test.beforeEach(({ database, site }) => readArticles(database, site))

  test('is by title, by excerpt and by tags, in any case, and by nothing else', { tag: '@lff' }, async ({
    page,
  }) => {
    const [article] = articles
    if (!article) throw new Error('There is no article')
    await page.goto('/blog')
    await box(page).fill(title(article).toUpperCase())
    await expect.poll(() => titles(page)).toEqual([title(article)])
    await expect(count(page)).toHaveText('1 article')
    await box(page).fill(excerpt(article).slice(0, 70).toUpperCase())
    await expect.poll(() => titles(page)).toEqual([title(article)])
    const tag = article.tags[0] ?? ''
    await box(page).fill(tag.toUpperCase())
    await expect.poll(() => titles(page)).toContain(title(article))
    const content = article.content_lff || article.content || ''
    await box(page).fill(content.trim().split('\n').at(-1)?.slice(0, 60) ?? '')
    await expect(shown(page)).toHaveCount(0)
  })

  test('combines with a chip, which is kept in the address and set by the footer', { tag: '@lff' }, async ({
    page,
  }) => {
    await page.goto('/blog')

    await test.step('A chip filters the list, and clears it when chosen again', async () => {
      await chip(page, 'social-skills').click()
      await expect.soft(page).toHaveURL(/\/blog\?tag=social-skills$/)
      await expect.soft(chosen(page)).toHaveText('social-skills')
      expect.soft(await titles(page)).toEqual(tagged('social-skills').map(title))
      await expect.soft(count(page)).toHaveText(`${tagged('social-skills').length} articles`)
      await chip(page, 'social-skills').click()
      await expect.soft(page).toHaveURL(/\/blog$/)
      await expect.soft(chosen(page)).toHaveCount(0)
      await expect.soft(shown(page)).toHaveCount(articles.length)
    })

    await test.step('The tag links of the footer are followed while the list is open', async () => {
      const resources = page.getByRole('contentinfo').getByRole('navigation', { name: 'Resources' })
      for (const [name, tag] of [
        ['App Guides', 'apps'],
        ['Social Skills', 'social-skills'],
      ] as const) {
        await resources.getByRole('link', { name }).click()
        await expect.soft(page).toHaveURL(new RegExp(`\\?tag=${tag}$`))
        await expect.soft(chosen(page)).toHaveText(tag)
        expect.soft(tagged(tag).length, tag).toBeGreaterThan(0)
        await expect.soft.poll(() => titles(page)).toEqual(tagged(tag).map(title))
      }
    })

    await test.step('Chip and search survive a reload', async () => {
      const [wanted] = tagged('social-skills')
      if (!wanted) throw new Error('No article is tagged social-skills')
      await box(page).fill(title(wanted))
      await expect.soft.poll(() => titles(page)).toEqual([title(wanted)])
      await expect.soft(page).toHaveURL((url) => url.searchParams.get('q') === title(wanted))
      await expect.soft(page).toHaveURL((url) => url.searchParams.get('tag') === 'social-skills')
      await page.reload()
      await expect.soft(box(page)).toHaveValue(title(wanted))
      await expect.soft(chosen(page)).toHaveText('social-skills')
      await expect.soft.poll(() => titles(page)).toEqual([title(wanted)])
    })
  })

  test('is opened by a tag of another page, follows the browser, and can be cleared', {
    tag: '@mnf',
  }, async ({ page }) => {
    await test.step('A tag in the footer of another page opens the list filtered', async () => {
      await page.goto('/terms-and-conditions')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Community Building' }).click()
      await expect(page).toHaveURL(/\/blog\?tag=community$/)
      await expect.soft(chosen(page)).toHaveText('community')
      await expect.soft.poll(() => titles(page)).toEqual(tagged('community').map(title))
      await chip(page, 'community').click()
      await expect(page).toHaveURL(/\/blog$/)
    })

    await test.step('Back and Forward go through the chips', async () => {
      await chip(page, 'apps').click()
      await chip(page, 'community').click()
      await expect(page).toHaveURL(/\?tag=community$/)
      await page.goBack()
      await expect.soft(page).toHaveURL(/\?tag=apps$/)
      await expect.soft(chosen(page)).toHaveText('apps')
      await expect.soft.poll(() => titles(page)).toEqual(tagged('apps').map(title))
      await page.goBack()
      await expect.soft(chosen(page)).toHaveCount(0)
      await expect.soft(shown(page)).toHaveCount(articles.length)
      await page.goForward()
      await expect.soft(chosen(page)).toHaveText('apps')
    })

    await test.step('It says when nothing matches, and Clear filters brings everything back', async () => {
      await box(page).fill('xyzzy')
      const empty = page.locator('#articles-empty')
      await expect.soft(empty).toContainText('No articles found matching your search')
      await expect.soft(count(page)).toHaveText('No articles found matching your search')
      await empty.getByRole('button', { name: 'Clear filters' }).click()
      await expect.soft(page).toHaveURL(/\/blog$/)
      await expect.soft(box(page)).toHaveValue('')
      await expect.soft(box(page)).toBeFocused()
      await expect.soft(empty).toBeHidden()
      await expect.soft(chosen(page)).toHaveCount(0)
      await expect.soft(shown(page)).toHaveCount(articles.length)
    })
  })
})

served.describe('An article', () => {
  served(
    'has its title, date, author, trail and body, and one first heading',
    async ({ page, database, site, read }) => {
      const slug = 'how-to-make-friends-in-a-new-city'
      const [article] = await database.read('blog_posts', `slug=eq.${slug}`)
      if (!article) throw new Error(`${slug} is not in the test database`)
      const title = (site === 'lff' && article.title_lff?.trim()) || article.title
      await read(`/blog/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
      const head = page.getByRole('article').locator('header').first()
      await expect(head.locator('time')).toHaveText(longDate(article.date ?? article.created_at))
      await expect(head).toContainText(article.author ?? '')
      await expect(head).toContainText((site === 'lff' && article.excerpt_lff) || article.excerpt || '')
      const trail = breadcrumb(page)
      await expect(trail.getByRole('listitem')).toHaveText(['Blog', title])
      await expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
      const body = page.getByRole('article').locator('.prose')
      expect(((await body.textContent()) ?? '').split(/\s+/).length).toBeGreaterThan(300)
      expect(await body.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1)
      await expect(body).not.toContainText('##')
    },
  )

  served(
    'leads to two fixed related articles, never to itself',
    { tag: '@mnf' },
    async ({ page, get, read }) => {
      for (const slug of ['making-friends-as-an-introvert', 'how-to-make-friends-in-a-new-city']) {
        await read(`/blog/${slug}`)
        const next = section(page, 'Read next')
        const links = next.getByRole('listitem').getByRole('link')
        await expect(links).toHaveCount(2)
        for (const link of await links.all()) {
          const href = (await link.getAttribute('href')) ?? ''
          expect(href).toMatch(/^\/blog\/[a-z0-9-]+$/)
          expect(href).not.toBe(`/blog/${slug}`)
          expect((await get(href)).status, href).toBe(200)
        }
      }
    },
  )

  served(
    'that an editor adds has its picture, and headings below the title',
    { tag: '@lff' },
    async ({ page, database, appears, site, read }) => {
      const slug = unique(site)
      await database.add('blog_posts', {
        title: `News ${slug}`,
        slug,
        content: '# A heading\n\nA text.',
        image_url: '/images/world-lights-1600.webp',
        date: '2026-02-03',
        tags: addedTags,
      })
      await appears(`/blog/${slug}`)
      await read(`/blog/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([`News ${slug}`])
      await expect(page.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible()
      await expect(page.getByRole('article').locator('time').first()).toHaveText('February 3, 2026')
      await expect(page.getByRole('article').locator('img').first()).toHaveAttribute(
        'src',
        '/images/world-lights-1600.webp',
      )
      await expect(page.getByRole('link', { name: 'a b', exact: true })).toHaveAttribute(
        'href',
        '/blog?tag=a%20b',
      )
    },
  )
})

test('An article links each of its tags to the filtered list', { tag: '@lff' }, async ({
  page,
  database,
}) => {
  const [article] = await database.read('blog_posts', 'slug=eq.keeping-a-new-friendship-alive')
  await page.goto('/blog/keeping-a-new-friendship-alive')
  const tags = page.getByRole('article').getByRole('list', { name: 'Tags' }).getByRole('link')
  await expect(tags).toHaveText(article?.tags ?? [])
  for (const tag of article?.tags ?? []) {
    await expect(tags.filter({ hasText: tag })).toHaveAttribute('href', `/blog?tag=${tag}`)
  }
  await tags.first().click()
  await expect(page).toHaveURL(/\/blog\?tag=/)
  await expect(chosen(page)).toHaveText(article?.tags[0] ?? '')
})
