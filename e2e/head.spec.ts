import { expect, templates, test } from './fixtures.ts'
import { hosts, otherSite, publicOrigin } from './hosts.ts'
import { type Node, readPage, textOf } from './page-source.ts'

// Reads pages as crawlers and chat previews do: the HTML as served, without running scripts.

/** Rendered on its first request, long after the build. */
const onDemand = '/cities/aarhus/communities/swimming'
const paths = [...templates.map(({ path }) => path), onDemand]
const notIndexed = templates.flatMap(({ path, noIndex }) => (noIndex ? path : []))

test('The head of every template says what it is and where', async ({ get, site, config }) => {
  const other = hosts[otherSite[site]]
  const seen = new Set<string | undefined>()
  for (const path of paths) {
    await test.step(path, async () => {
      const { status, body: html } = await get(path)
      expect(status).toBe(200)
      const { head, body, title, meta, links } = readPage(html)
      const canonical = publicOrigin(site) + (path === '/' ? '' : path)

      expect(title.toLowerCase().split(config.name.toLowerCase())).toHaveLength(2)
      expect(head.match(/<title>/g)).toHaveLength(1)
      expect(meta('description')).toMatch(/^(?=.{60,}).*\b(?:join|discover|connect|start building)\b/is)
      expect(links('canonical')).toEqual([canonical])
      expect(meta('robots')).toBe(notIndexed.includes(path) ? 'noindex, follow' : 'index, follow')
      expect(meta('theme-color')?.toUpperCase()).toBe('#8B5CF6')
      expect(meta('viewport')).toContain('maximum-scale=5')
      expect(html).toMatch(/<html [^>]*lang="en"/)

      expect(meta('og:url')).toBe(canonical)
      expect(meta('og:title')).toBe(title)
      expect(meta('og:description')).toBe(meta('description'))
      expect(meta('og:site_name')).toBe(config.name)
      expect(meta('og:locale')).toBe('en_US')
      expect(meta('og:type')).toMatch(/^(?:website|article)$/)
      expect(meta('og:image')).toMatch(new RegExp(`^${publicOrigin(site)}/og/.+\\.jpg$`))
      expect(meta('og:image:width')).toBe('1200')
      expect(meta('og:image:height')).toBe('630')
      expect(meta('og:image:alt')).toBe(title)
      expect(meta('twitter:card')).toBe('summary_large_image')
      expect(meta('twitter:image')).toBe(meta('og:image'))

      expect(links('manifest')).toEqual(['/site.webmanifest'])
      expect(links('icon')).toEqual([`/icons/${site}/icon.svg`, `/icons/${site}/icon-32.png`])
      expect(links('apple-touch-icon')).toEqual([`/icons/${site}/apple-touch-icon.png`])
      expect(head).toContain(
        `<link rel="alternate" type="application/atom+xml" href="${publicOrigin(site)}/feed.xml"`,
      )

      expect(head).not.toContain(other)
      expect(body).not.toMatch(/<(?:meta|title)[\s>]|rel="canonical"/)
      expect(body.match(/<h1[\s>]/g)).toHaveLength(1)
      seen.add(title).add(meta('description'))
    })
  }
  expect(seen.size, 'No two share a title or a description').toBe(2 * paths.length)
})

test('An article and a city say when they were written and changed', async ({ get }) => {
  const article = readPage((await get('/blog/how-to-make-friends-in-a-new-city')).body)
  expect(article.meta('article:published_time')).toMatch(/^\d{4}-\d\d-\d\d/)
  expect(article.meta('author')).toBe('The editors')
  const city = readPage((await get('/cities/tokyo')).body)
  expect(city.meta('article:modified_time')).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('The files that a head refers to exist', async ({ get, config }) => {
  const { links } = readPage((await get('/')).body)
  const manifest = await get('/site.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  const { name, icons } = JSON.parse(manifest.body) as { name: string; icons: { src: string }[] }
  expect(name).toBe(config.name)
  const files = [
    ...links('icon'),
    ...links('apple-touch-icon'),
    ...icons.map(({ src }) => src),
    '/favicon.ico',
  ]
  for (const file of files) {
    const { status, headers } = await get(file)
    expect([status, headers['content-type']], file).toEqual([200, expect.stringMatching(/^image\//)])
  }
})

// On the host that the crawler does not visit (crawl.spec.ts).
test('Every template has its preview image', { tag: '@mnf' }, async ({ get }) => {
  for (const path of paths) {
    const image = new URL(readPage((await get(path)).body).meta('og:image') ?? '')
    const { status, headers } = await get(image.pathname)
    expect([status, headers['content-type']], image.pathname).toEqual([200, 'image/jpeg'])
  }
})

/** Every `@id` in a value. One that is alone in its object refers to another node; the others name their own. */
function ids(value: unknown, found = { pointed: new Set<string>(), named: new Set<string>() }) {
  if (Array.isArray(value)) for (const item of value) ids(item, found)
  else if (value && typeof value === 'object') {
    const { '@id': id, ...rest } = value as { '@id'?: string }
    if (id) (Object.keys(rest).length === 0 ? found.pointed : found.named).add(id)
    for (const item of Object.values(rest)) ids(item, found)
  }
  return found
}

/** The steps of the visible trail: name and path, the last one without. */
const visibleTrail = (body: string) =>
  (/<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(body)?.[0].match(/<li[ >].*?<\/li>/gs) ?? [])
    // The home icon links to the site itself and is not a step of the trail.
    .filter((item) => !item.includes('<svg'))
    .map((item) => [textOf(item), /href="([^"]*)"/.exec(item)?.[1] ?? null])

const find = (nodes: readonly Node[], type: string) => nodes.find((node) => node['@type'] === type)

test('The structured data of every template is one graph and agrees with the page', async ({ get, site }) => {
  for (const path of paths) {
    await test.step(path, async () => {
      const { graphs, body, title } = readPage((await get(path)).body)
      expect(graphs).toHaveLength(1)
      const nodes = graphs[0]?.['@graph'] ?? []
      expect(graphs[0]?.['@context']).toBe('https://schema.org')
      const { pointed, named } = ids(nodes)
      expect([...pointed].filter((id) => !named.has(id))).toEqual([])
      expect(JSON.stringify(nodes)).not.toContain(hosts[otherSite[site]])
      expect(JSON.stringify(nodes)).not.toMatch(/aggregateRating|"Review"/)

      expect(nodes.slice(0, 2).map((node) => node['@type'])).toEqual(['WebSite', 'Organization'])
      const page = nodes[2]
      expect(page?.['@type']).toMatch(/^(?:Web|Collection)Page$/)
      expect(page?.name).toBe(title)
      expect(page?.url).toBe(publicOrigin(site) + (path === '/' ? '' : path))

      const list = find(nodes, 'BreadcrumbList')?.itemListElement as
        | { name: string; item: string }[]
        | undefined
      const listed = (list ?? []).map(({ name, item }) => [name, item.replace(publicOrigin(site), '') || '/'])
      expect(listed).toEqual(visibleTrail(body).map(([name, href]) => [name, href ?? path]))
    })
  }
})

test('The structured data says what each page is about', async ({ get }) => {
  const about: [path: string, types: string[]][] = [
    ['/', ['FAQPage', 'SoftwareApplication']],
    ['/cities/tokyo', ['City', 'FAQPage']],
    ['/countries/jp', ['Country', 'ItemList']],
    ['/communities', ['ItemList']],
    ['/apps-for-making-friends', ['ItemList', 'SoftwareApplication']],
    ['/blog/how-to-make-friends-in-a-new-city', ['BlogPosting']],
  ]
  for (const [path, types] of about) {
    const nodes = readPage((await get(path)).body).graphs[0]?.['@graph'] ?? []
    const mentioned = (nodes[2]?.mentions ?? []) as Node[]
    const found = [...nodes.slice(3), ...mentioned].map((node) => [node['@type']].flat().at(-1))
    // A city's page describes its groups too.
    const groups = ['Organization', 'SportsClub', 'MusicGroup', 'BreadcrumbList']
    expect(
      found.filter((type) => !groups.includes(type ?? '')),
      path,
    ).toEqual(types)
  }
})

test('Questions are in the structured data word by word', async ({ get }) => {
  for (const path of ['/', '/cities/tokyo']) {
    const { body, graphs } = readPage((await get(path)).body)
    const nodes = graphs[0]?.['@graph'] ?? []
    const asked = find(nodes, 'FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    const visible = body.matchAll(
      /<details name="[^"]*"[^>]*><summary[^>]*>(.*?)<\/summary><p[^>]*>(.*?)<\/p>/gs,
    )
    expect(asked.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      [...visible].map(([, question = '', answer = '']) => [textOf(question), textOf(answer)]),
    )
    expect(asked).toHaveLength(6)
  }
})

test('A page that does not exist tells crawlers nothing but that', async ({ get }) => {
  const { status, body: html } = await get('/cities/nowhere-at-all')
  const { head, meta, links, graphs } = readPage(html)
  expect(status).toBe(404)
  expect(head).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(links('canonical')).toEqual([])
  expect(meta('og:url')).toBeUndefined()
  expect(graphs).toEqual([])
})
