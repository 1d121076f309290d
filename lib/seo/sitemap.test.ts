import { getServerSideSitemap, getServerSideSitemapIndex, SitemapBuilder } from 'next-sitemap'
import { describe, expect, it } from 'vitest'
import type { ListedPage } from '@/lib/entities/entity'
import { countSitemapFiles, sitemapFile } from './sitemap'

const page = (path: string, more: Partial<ListedPage> = {}): ListedPage => ({
  path,
  lastModified: null,
  image: null,
  ...more,
})
const entriesOf = (...pages: ListedPage[]) => sitemapFile('lff', pages, 0)

function* cities(count: number) {
  for (let number = 0; number < count; number++) yield page(`/cities/city-${number}`)
}

describe('entries', () => {
  it('have the variant’s own address, the row’s time as it is, and the picture', () => {
    const written = '2026-10-14T04:58:00.123456+00:00'
    const [home, city] = entriesOf(
      page('/'),
      page('/cities/tokyo', { lastModified: written, image: '/images/cities/tokyo-1600.webp' }),
    )
    expect(home).toEqual({ loc: 'https://lookingforfriends.example' })
    expect(city).toEqual({
      loc: 'https://lookingforfriends.example/cities/tokyo',
      lastmod: written,
      images: [{ loc: new URL('https://lookingforfriends.example/images/cities/tokyo-1600.webp') }],
    })
  })

  it.each(['https://elsewhere.test/x.jpg', '/x.jpg?a=1&b=2', '/<x>.jpg', '//elsewhere.test/x.jpg'])(
    'do not name the picture %s',
    (image) => {
      const [entry] = entriesOf(page('/cities/tokyo', { image }))
      expect(entry).not.toHaveProperty('images')
    },
  )
})

describe('files', () => {
  it('hold every page once, 50,000 each', () => {
    const files = [0, 1, 2].map((number) => sitemapFile('mnf', cities(120_000), number))
    expect(files.map(({ length }) => length)).toEqual([50_000, 50_000, 20_000])
    expect(new Set(files.flat().map(({ loc }) => loc)).size).toBe(120_000)
    expect(sitemapFile('mnf', cities(120_000), 3)).toEqual([])
  })

  it('are as many as the pages need', () => {
    expect([0, 1, 50_000, 50_001].map((count) => countSitemapFiles(cities(count)))).toEqual([0, 1, 1, 2])
  })

  it('stay below 50 MB, whatever the slugs', () => {
    const longest = page(`/cities/${'a'.repeat(80)}/communities/${'b'.repeat(80)}`, {
      lastModified: '2026-10-14T04:58:00.123456+00:00',
      image: `/${'c'.repeat(300)}`,
    })
    const size = (count: number) =>
      Buffer.byteLength(new SitemapBuilder().buildSitemapXml(entriesOf(...Array(count).fill(longest))))
    expect((size(2) - size(1)) * 50_000 + size(1)).toBeLessThan(50 * 1024 * 1024)
  })
})

// The library has had no release for a long time (docs/decisions/017), so the part we use is checked exactly as sent.
it('the XML of the library is unchanged', async () => {
  const entry = {
    loc: 'https://friends.test/a?b&c',
    lastmod: '2026-01-01T00:00:00.000Z',
    images: [{ loc: new URL('https://friends.test/images/a.webp') }],
  }
  const files = await getServerSideSitemap([entry], { 'Content-Type': 'application/xml; charset=utf-8' })
  expect(files.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(await files.text()).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:mobile="http://www.google.com/schemas/sitemap-mobile/1.0" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
    <url><loc>https://friends.test/a?b&c</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod><image:image><image:loc>https://friends.test/images/a.webp</image:loc></image:image></url>
    </urlset>"
  `)
  const index = await getServerSideSitemapIndex(['https://friends.test/sitemaps/0.xml'])
  expect(await index.text()).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <sitemap><loc>https://friends.test/sitemaps/0.xml</loc></sitemap>
    </sitemapindex>"
  `)
})
