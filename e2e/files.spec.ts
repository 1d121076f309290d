import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Site } from '@/lib/site/variants'
import { inProject } from '../scripts/lib/project.ts'
import { type Row, type TestDatabase, unique } from './database.ts'
import { expect, test } from './fixtures.ts'
import { buildDirectory, hosts, otherSite, publicOrigin } from './hosts.ts'
import type { Answer } from './http.ts'

const fixedPages = [
  '/',
  '/cities',
  '/countries',
  '/communities',
  '/affinities',
  '/friendship-apps',
  '/apps-for-making-friends',
  '/blog',
  '/this-week',
  '/terms-and-conditions',
  '/privacy-policy',
]

/** Other tests add rows of their own and remove them again. A country's address is too short to mark it as theirs. */
const isNeighbors = (text: string) => /e2e-(?:lff|mnf)-|^\/countries\/q[m-z]$/.test(text)

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

function expectOwnFile(answer: Answer, site: Site, type: string) {
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe(type)
  expect(answer.body).toContain(publicOrigin(site))
  expect(answer.body).not.toContain(hosts[otherSite[site]])
}

type Slugged = 'cities' | 'communities' | 'affinities' | 'blog_posts'

async function slugsOf(database: TestDatabase, table: Slugged): Promise<string[]> {
  const rows = (await database.read(table, 'select=slug')) as Pick<Row<Slugged>, 'slug'>[]
  expect(rows.length, 'The database cuts answers at 1,000 rows').toBeLessThan(1000)
  return rows.map(({ slug }) => slug).filter((slug) => !isNeighbors(slug))
}

interface Suited {
  communities: { slug: string }
  local_suggestions: { cities: { slug: string } | null }
}

/** The communities of cities that have a place of their own. */
async function placedCommunities(database: TestDatabase): Promise<Set<string>> {
  const paths = new Set<string>()
  const select = 'select=communities(slug),local_suggestions(cities(slug))&order=suggestion_id,community_id'
  for (let offset = 0; ; offset += 1000) {
    const rows = await database.read('local_suggestion_communities', `${select}&limit=1000&offset=${offset}`)
    for (const { communities, local_suggestions } of rows as unknown as Suited[]) {
      const city = local_suggestions.cities?.slug
      if (city) paths.add(`/cities/${city}/communities/${communities.slug}`)
    }
    if (rows.length < 1000) return paths
  }
}

async function pagesInDatabase(database: TestDatabase): Promise<string[]> {
  const [cities, communities, affinities, articles] = await Promise.all(
    (['cities', 'communities', 'affinities', 'blog_posts'] as const).map((table) => slugsOf(database, table)),
  )
  const countries = await database.read('countries', 'select=code')
  const pairs = (await database.read(
    'affinity_communities',
    'select=affinities(slug),communities(slug)',
  )) as unknown as { affinities: { slug: string }; communities: { slug: string } }[]
  const placed = await placedCommunities(database)
  const served = Map.groupBy(placed, (path) => path.split('/')[2])
  return [
    ...fixedPages,
    ...(articles ?? []).map((slug) => `/blog/${slug}`),
    ...countries.map(({ code }) => `/countries/${code}`),
    ...(communities ?? []).map((slug) => `/communities/${slug}`),
    ...(affinities ?? []).map((slug) => `/affinities/${slug}`),
    ...pairs.map((pair) => `/affinities/${pair.affinities.slug}/${pair.communities.slug}`),
    ...(cities ?? []).flatMap((slug) => [
      `/cities/${slug}`,
      // With places for fewer than eight communities the list is the one that every city has, and is not listed.
      ...((served.get(slug)?.length ?? 0) >= 8 ? [`/cities/${slug}/communities`] : []),
      `/cities/${slug}/suggestions`,
    ]),
    ...placed,
  ].filter((path) => !isNeighbors(path))
}

test('The sitemap lists every page of the database once, on its own host', async ({
  get,
  site,
  database,
}) => {
  const type = 'application/xml; charset=utf-8'
  const index = await get('/sitemap.xml')
  expectOwnFile(index, site, type)
  const files = locations(index.body).map((address) => address.replace(publicOrigin(site), ''))
  expect(files).toEqual(files.map((_, number) => `/sitemaps/${number}.xml`))
  const listed: string[] = []
  for (const path of files) {
    const file = await get(path)
    expectOwnFile(file, site, type)
    const addresses = locations(file.body)
    expect(addresses.length).toBeLessThanOrEqual(50_000)
    listed.push(...addresses.map((address) => address.replace(publicOrigin(site), '') || '/'))
  }
  const own = new Set(listed.filter((path) => !isNeighbors(path)))
  expect(new Set(listed).size).toBe(listed.length)
  const pages = new Set(await pagesInDatabase(database))
  expect(pages.size).toBeGreaterThan(5_000)
  expect([...pages.difference(own)], 'Pages that the sitemap leaves out').toEqual([])
  // A group makes further pages worth listing: its community's in its city, the list of those, and the list of many groups.
  const ofGroups = /^\/cities\/[^/]+\/(?:communities(?:\/[^/]+)?|groups)$/
  expect(
    [...own.difference(pages)].filter((path) => !ofGroups.test(path)),
    'Addresses that are no page',
  ).toEqual([])
})

test('The sitemap gives a city the time of its row and its picture', async ({ get, site, database }) => {
  const [city] = await database.read('cities', 'slug=eq.aberdeen')
  const entry = (await get('/sitemaps/0.xml')).body
    .split('\n')
    .find((line) => line.includes(`<loc>${publicOrigin(site)}/cities/aberdeen</loc>`))
  expect(city?.updated_at).toBeTruthy()
  expect(entry).toContain(`<lastmod>${city?.updated_at}</lastmod>`)
  expect(entry).toContain(`<image:loc>${publicOrigin(site)}${city?.image_url}</image:loc>`)
  const untimed = (await get('/sitemaps/0.xml')).body
    .split('\n')
    .find((line) => line.includes(`<loc>${publicOrigin(site)}/privacy-policy</loc>`))
  expect(untimed).not.toContain('lastmod')
})

test('robots.txt names the sitemap of its own host', async ({ get, site }) => {
  const robots = await get('/robots.txt')
  expectOwnFile(robots, site, 'text/plain; charset=utf-8')
  expect(robots.body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      `Sitemap: ${publicOrigin(site)}/sitemap.xml`,
    ]),
  )
})

test('The feed has every article in full', async ({ get, site, database }) => {
  const feed = await get('/feed.xml')
  expectOwnFile(feed, site, 'application/atom+xml; charset=utf-8')
  expect(feed.body).toContain(
    `<link rel="self" type="application/atom+xml" href="${publicOrigin(site)}/feed.xml"/>`,
  )
  const ids = [...feed.body.matchAll(/<entry>\s*<id>([^<]*)<\/id>/g)].map(([, id = '']) => id)
  const articles = await slugsOf(database, 'blog_posts')
  expect(ids.filter((id) => !isNeighbors(id)).toSorted()).toEqual(
    articles.map((slug) => `${publicOrigin(site)}/blog/${slug}`).toSorted(),
  )
  const contents = [...feed.body.matchAll(/<content type="html">([^<]*)<\/content>/g)].map(
    ([, text = '']) => text,
  )
  expect(contents).toHaveLength(ids.length)
  for (const text of contents) expect(text).not.toMatch(/(?:href|src)=&quot;\//)
  expect(Math.max(...contents.map((text) => text.length))).toBeGreaterThan(3_000)
})

test('llms.txt says what there is', async ({ get, site, config, database }) => {
  const text = await get('/llms.txt')
  expectOwnFile(text, site, 'text/plain; charset=utf-8')
  expect(text.body).toContain(`# ${config.name}`)
  const communities = Number(/(\d+) kinds of communities/.exec(text.body)?.[1])
  // A concurrent test's rows may be among them.
  expect(communities).toBeGreaterThanOrEqual((await slugsOf(database, 'communities')).length)
})

test('A page has a preview image of 1200 × 630, drawn once', { tag: '@lff' }, async ({ get }) => {
  for (const path of [
    '/og/index.jpg',
    '/og/cities/tokyo.jpg',
    '/og/countries/jp.jpg',
    '/og/communities/hiking.jpg',
  ]) {
    const image = await get(path)
    expect(image.status, path).toBe(200)
    expect(image.headers['content-type'], path).toBe('image/jpeg')
    expect(image.bytes.length, path).toBeLessThan(200 * 1024)
    expect(await sharp(image.bytes).metadata(), path).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    const again = await get(path)
    // Stale is a cached answer too: a test beside this one may have edited a row that the page shows.
    expect(again.headers['x-nextjs-cache'], path).toMatch(/^(?:HIT|STALE)$/)
    expect(again.bytes.equals(image.bytes), path).toBe(true)
  }
})

test('Files that do not exist return 404 and are not cached', { tag: ['@built', '@lff'] }, async ({
  get,
  site,
}) => {
  const junk = unique(site)
  const missing = [
    `/og/${junk}.jpg`,
    `/og/cities/${junk}.jpg`,
    `/og/cities/tokyo/communities/${junk}.jpg`,
    '/og/cities/tokyo.png',
    '/sitemaps/999.xml',
    '/sitemaps/index.xml',
    `/${junk}.txt`,
  ]
  for (const path of missing) expect((await get(path)).status, path).toBe(404)
  const stored = readdirSync(join(inProject(buildDirectory), 'server'), {
    recursive: true,
    encoding: 'utf8',
  })
  expect(stored.filter((file) => file.includes(junk) || file.includes('sitemaps/999'))).toEqual([])
})
