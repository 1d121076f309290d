import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { slugRoutes } from '../../lib/site/routes.ts'
import { crawl } from './crawl.ts'
import { pick, pickPaths, templateOf } from './sample.ts'
import { parseSitemap } from './sitemap.ts'

const origin = 'https://one.example'
let server: Server
afterEach(() => server?.close())

interface Reply {
  status?: number
  type?: string
  location?: string
  body?: string | Buffer
}

/** A site with the given replies, which responds only to its own host name. */
async function site(replies: Record<string, Reply>): Promise<{ base: string; asked: string[] }> {
  const asked: string[] = []
  server = createServer(({ url = '', headers }, response) => {
    asked.push(url)
    const reply = headers.host === 'one.example' ? replies[url] : undefined
    const { status = 200, type = 'text/html', location, body = '' } = reply ?? { status: 404 }
    response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const data = JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', '@id': `${origin}/#website`, name: 'One', url: `${origin}/a` },
    { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'One', url: `${origin}/a` },
  ],
})
const page = (path: string, body = '', { title = `The page ${path}`, robots = 'index' } = {}): Reply => ({
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="All there is to know about ${path}, in one sentence that is long enough.">
<meta name="robots" content="${robots}"><link rel="canonical" href="${origin}${path}">
<meta property="og:title" content="x"><meta property="og:description" content="x"><meta property="og:type" content="website">
<meta property="og:url" content="${origin}${path}"><meta property="og:site_name" content="x">
<meta property="og:locale" content="en_US"><meta property="og:image" content="${origin}/og${path}.png">
<meta name="twitter:card" content="summary"></head><body><main><h1>${path}</h1>${body}</main>
<script type="application/ld+json">${data}</script></body></html>`,
})
const entry = (path: string, more = '') => `<url><loc>${origin}${path}</loc>${more}</url>`
const sitemap = (...entries: string[]): Reply => ({
  type: 'application/xml',
  body: `<urlset>${entries.join('')}</urlset>`,
})
const png: Reply = { type: 'image/png', body: 'png' }

const run = (base: string) => crawl({ base, origin, otherOrigin: 'https://two.example', concurrency: 3 })

it('finds nothing on a site without errors', async () => {
  const { base, asked } = await site({
    '/sitemap.xml': {
      body: `<sitemapindex><sitemap><loc>${origin}/a.xml</loc></sitemap><sitemap><loc>${origin}/b.xml</loc></sitemap></sitemapindex>`,
    },
    '/a.xml': sitemap(entry('/a', '<lastmod>2026-01-01</lastmod>')),
    '/b.xml': sitemap(entry('/b?x=1&amp;y=2')),
    '/a': page(
      '/a',
      '<a href="/b?x=1&amp;y=2">b</a><a href="/hidden">c</a><a href="/a?tag=x">t</a><a href="/f.txt">f</a>',
    ),
    '/b?x=1&y=2': page('/b?x=1&amp;y=2', '<img src="/pic.png" alt=""><link rel="stylesheet" href="/s.css">'),
    '/hidden': page('/hidden', '', { robots: 'noindex' }),
    '/a?tag=x': page('/a'),
    '/f.txt': { type: 'text/plain' },
    '/pic.png': png,
    '/s.css': { type: 'text/css', body: '@font-face{src:url("font.woff2")}' },
    '/font.woff2': { type: 'font/woff2' },
    '/og/a.png': png,
    '/og/b?x=1&y=2.png': png,
  })
  const { findings, checked } = await run(base)
  expect(findings).toEqual([])
  expect(checked).toMatchObject({ status: 2, sitemap: 3, links: 3, files: 3, 'preview images': 2 })
  expect(asked.length).toBe(new Set(asked).size)
})

it('finds what is wrong between pages', async () => {
  const { base } = await site({
    '/sitemap.xml': sitemap(
      entry('/a'),
      entry('/a'),
      entry('/b', '<lastmod>2999-01-01</lastmod>'),
      entry('/gone'),
      '<url><loc>https://two.example/x</loc></url>',
    ),
    '/a': page('/a', '<a href="/moved">m</a><a href="/forgotten">f</a><img src="/none.png" alt="">', {
      title: 'The same title',
    }),
    '/b': page('/b', '<link rel="manifest" href="/m.json">', { title: 'The same title' }),
    '/moved': { status: 308, location: '/b' },
    '/forgotten': page('/forgotten'),
    '/m.json': { type: 'application/manifest+json', body: '{"icons":[{"src":"/icon.png"}]}' },
    '/og/a.png': { type: 'image/png', body: Buffer.alloc(201 * 1024) },
    '/og/b.png': { type: 'text/html' },
  })
  const { findings } = await run(base)
  const found = findings.map(
    ({ check, address, message }) => `${check} ${new URL(address).pathname} ${message}`,
  )
  expect(found.filter((line) => !line.startsWith('html')).sort()).toEqual([
    'files /a /none.png answers HTTP 404',
    'files /m.json /icon.png answers HTTP 404',
    'links /a /moved redirects to /b (HTTP 308)',
    'missing in sitemap /forgotten linked from /a',
    'preview images /a /og/a.png has 205824 bytes',
    'preview images /b /og/b.png is no picture',
    'sitemap /a it is in the sitemap twice',
    'sitemap /b last changed 2999-01-01, which is no time in the past',
    'sitemap /sitemap.xml https://two.example/x is not on the site',
    'status /gone HTTP 404',
    'unique title /b the same as /a: The same title',
  ])
})

it('stops if there is no sitemap', async () => {
  const { base } = await site({})
  await expect(run(base)).rejects.toThrow('/sitemap.xml answers HTTP 404')
  expect(() => parseSitemap('<html>')).toThrow('not a sitemap')
})

it('knows every template whose pages have an address each, so that a sample stays one', () => {
  const unknown = Object.values(slugRoutes).filter(({ example }) => templateOf(example) === example)
  expect(unknown).toEqual([])
})

it('picks the same part of each template every time', () => {
  const paths = Array.from({ length: 50 }, (_, index) => `/cities/c${index}`)
  const all = ['/', '/cities', ...paths, '/blog/a', '/blog/b']
  const some = pickPaths(all, 3)
  expect(Map.groupBy(some, templateOf).get('city')).toHaveLength(3)
  expect(some).toEqual(expect.arrayContaining(['/', '/cities', '/blog/a', '/blog/b']))
  expect(pickPaths(all.toReversed(), 3).sort()).toEqual(some.sort())
  expect(pickPaths(all, { city: 5 })).toHaveLength(9)
  expect(pick(paths, 5)).not.toEqual(paths.slice(0, 5))
})
