import type { Page } from '@playwright/test'
import { fill } from '@/lib/site/variants'
import { expect, test } from './served.ts'

const overview = (page: Page) => page.locator('#overview')
const template = 'Three ways to begin'

test('A city that is new since the build has its page within seconds, and then from the cache', {
  tag: '@lff',
}, async ({ get, appears, database }) => {
  const { slug, name } = await database.addCity({ long_description: 'It was not there before.' })
  for (const path of [`/cities/${slug}`, `/cities/${slug}/communities`, `/cities/${slug}/suggestions`]) {
    expect((await appears(path)).body).toContain(name)
    // Other tests add cities of Japan at the same time, and each makes the page of this one stale.
    await expect.poll(async () => (await get(path)).headers['x-nextjs-cache'], path).toBe('HIT')
    expect((await get(path)).headers['cache-control']).toContain('s-maxage=300')
  }
})

test('A description that starts with < is shown as HTML', { tag: '@mnf' }, async ({
  page,
  database,
  appears,
  read,
}) => {
  const { slug } = await database.addCity({
    long_description:
      '<h2>Evenings</h2><p>Where the <strong>regulars</strong> go.</p><ul><li>Early</li></ul>',
  })
  await appears(`/cities/${slug}`)
  await read(`/cities/${slug}`)
  await expect(overview(page).getByRole('heading', { name: 'Evenings' })).toBeVisible()
  await expect(overview(page).locator('strong', { hasText: 'regulars' })).toBeVisible()
  await expect(overview(page).getByRole('listitem').filter({ hasText: 'Early' })).toBeVisible()
  await expect(overview(page)).not.toContainText(template)
})

test('A description with # is shown as markdown, with tables, task lists, strikethrough and links', {
  tag: '@lff',
}, async ({ page, database, appears, read }) => {
  const { slug } = await database.addCity({
    long_description: [
      '## By the river',
      'The **Thursday** walk is ~~short~~ long. See https://example.com/walk for the way.',
      '| Day | Place |\n| --- | --- |\n| Thursday | The bridge |',
      '- [x] Shoes\n- [ ] Umbrella',
    ].join('\n\n'),
  })
  await appears(`/cities/${slug}`)
  await read(`/cities/${slug}`)
  const text = overview(page)
  await expect(text.getByRole('heading', { name: 'By the river' })).toBeVisible()
  await expect(text.locator('strong', { hasText: 'Thursday' })).toBeVisible()
  await expect(text.locator('del', { hasText: 'short' })).toBeVisible()
  await expect(text.getByRole('link', { name: 'https://example.com/walk' })).toHaveAttribute(
    'href',
    'https://example.com/walk',
  )
  await expect(text.getByRole('cell', { name: 'The bridge' })).toBeVisible()
  await expect(text.getByRole('listitem').filter({ hasText: 'Shoes' })).toBeVisible()
  await expect(text).not.toContainText('[x]')
  await expect(text).not.toContainText('##')
})

test('Any other description is placed in the built-in template', { tag: '@mnf' }, async ({
  page,
  database,
  appears,
  read,
}) => {
  const { slug, name } = await database.addCity({ long_description: 'A plain sentence & nothing else.' })
  await appears(`/cities/${slug}`)
  await read(`/cities/${slug}`)
  await expect(overview(page)).toContainText('A plain sentence & nothing else.')
  await expect(overview(page).getByRole('heading', { name: template })).toBeVisible()
  await expect(overview(page)).toContainText(`every week in ${name}`)
})

test('Without a long description the short one is used, then the micro one, then a sentence about the city', {
  tag: '@lff',
}, async ({ page, database, appears, config, read }) => {
  const short = await database.addCity({
    long_description: ' ',
    short_description: 'The short one.',
    micro_description: 'The micro one.',
  })
  const micro = await database.addCity({ short_description: '', micro_description: 'The micro one.' })
  const none = await database.addCity()
  for (const [{ slug }, text] of [
    [short, 'The short one.'],
    [micro, 'The micro one.'],
    [none, fill(config.texts.cityFallback, { city: none.name })],
  ] as const) {
    await appears(`/cities/${slug}`)
    await read(`/cities/${slug}`)
    await expect(overview(page).locator('.prose').getByRole('paragraph').first()).toHaveText(text)
  }
})

test('Each variant prefers its own voice, unless that is blank', async ({
  page,
  database,
  appears,
  site,
  read,
}) => {
  const both = await database.addCity({
    short_description: 'The short plain voice.',
    short_description_lff: 'The short other voice.',
    long_description: 'The plain voice.',
    long_description_lff: 'The other voice.',
  })
  const blank = await database.addCity({ long_description: 'The plain voice.', long_description_lff: '  ' })
  await appears(`/cities/${both.slug}`)
  await read(`/cities/${both.slug}`)
  const voice = site === 'lff' ? 'other' : 'plain'
  await expect(overview(page)).toContainText(`The ${voice} voice.`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    new RegExp(`^The short ${voice} voice\\.`),
  )
  await expect(page.getByRole('main')).not.toContainText(`The ${site === 'lff' ? 'plain' : 'other'} voice.`)

  await appears(`/cities/${blank.slug}`)
  await read(`/cities/${blank.slug}`)
  await expect(overview(page)).toContainText('The plain voice.')
})
