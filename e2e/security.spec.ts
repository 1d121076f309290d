import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteIds } from '@/lib/site/variants'
import { readDatabaseConfig } from '../scripts/database/config.ts'
import { inProject } from '../scripts/lib/project.ts'
import { unique } from './database.ts'
import { drawn, expect, ready, templates, test } from './fixtures.ts'
import { fuzz, isNextsOwn500 } from './fuzz-requests.ts'
import { basePort, buildDirectory, hosts } from './hosts.ts'
import { type Answer, get, locationOf } from './http.ts'

const stranger = 'evil.example'
const origin = `http://127.0.0.1:${basePort}`
const build = inProject(buildDirectory)

/** The sources of a directive. */
const sources = ({ headers }: Answer, directive: string) =>
  new RegExp(`(?:^|; )${directive} ([^;]*)`)
    .exec(String(headers['content-security-policy']))?.[1]
    ?.split(' ') ?? []

/** Inline scripts that a browser would run but that the response's policy does not list. */
function unnamedScripts(answer: Answer): string[] {
  const allowed = sources(answer, 'script-src')
  const inline = [...answer.body.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)]
  return inline
    .filter(([, attributes]) => !attributes?.includes('application/ld+json'))
    .map(([, , script = '']) => script)
    .filter((script) => !allowed.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`))
    .map((script) => script.slice(0, 80))
}

function expectHeaders(answer: Answer, what: string): void {
  const policy = String(answer.headers['content-security-policy'])
  // Node joins repeated headers with a comma; a browser would enforce each of them.
  expect(policy.match(/default-src 'none'/g), what).toHaveLength(1)
  expect(policy, what).not.toMatch(/unsafe|\*|data:|http:/)
  // By default nginx accepts 4 KB of headers in total.
  expect(policy.length, what).toBeLessThan(2_500)
  expect(answer.headers, what).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
  })
  expect(answer.headers, what).not.toHaveProperty('x-powered-by')
}

test.describe('The security headers', () => {
  for (const site of siteIds) {
    const host = hosts[site]

    test(`of every page of ${site} name its own inline scripts and no other`, async () => {
      for (const { path } of templates) {
        const answer = await get(path, { host, headers: { 'accept-encoding': 'identity' } })
        expect(answer.status, path).toBe(200)
        expectHeaders(answer, path)
        expect(unnamedScripts(answer), path).toEqual([])
        expect(sources(answer, 'script-src').length, path).toBeGreaterThan(2)
        expect(answer.headers, path).not.toHaveProperty('x-robots-tag')
      }
    })

    test(`are on the files, endpoints, redirects and errors of ${site} too`, async () => {
      const { body } = await get('/', { host })
      const chunk = /\/_next\/static\/[^"]+\.js/.exec(body)?.[0] ?? 'no chunk'
      const asked: [path: string, status: number, method?: string][] = [
        [chunk, 200],
        ['/flags/jp.svg', 200],
        ['/images/meeting-place.svg', 200],
        ['/robots.txt', 200],
        ['/sitemap.xml', 200],
        ['/feed.xml', 200],
        ['/api/health', 200],
        ['/api/preview', 401],
        ['/Cities/', 308],
        ['/cities/no-such-city', 404],
        ['/no-such-page', 404],
        ['/api/no-such-endpoint', 404],
        ['/images/no-such-image.webp', 404],
        ['/_next/static/no-such-chunk.js', 404],
        ['/cities/%E0%A4%A', 404],
        ['/cities', 405, 'POST'],
        ['/cities/tokyo', 405, 'OPTIONS'],
        ['/feed.xml', 405, 'DELETE'],
        ['/api/../cities/tokyo', 405, 'DELETE'],
        ['/api/revalidate', 405, 'PUT'],
      ]
      for (const [path, status, method = 'GET'] of asked) {
        const answer = await get(path, { host, method })
        expect(answer.status, `${method} ${path}`).toBe(status)
        expectHeaders(answer, path)
        expect(unnamedScripts(answer), path).toEqual([])
      }
      const policy = async (path: string) =>
        (await get(path, { host })).headers['cross-origin-resource-policy']
      for (const path of [
        '/flags/jp.svg',
        '/images/meeting-place.svg',
        '/favicon.ico',
        '/og/cities/tokyo.jpg',
      ]) {
        expect(await policy(path), path).toBe('cross-origin')
      }
      expect(await policy('/cities/tokyo')).toBe('same-origin')
    })
  }

  test('stay with a page that the browser already has', async ({ page, get }) => {
    const { headers } = await get('/cities/tokyo')
    const again = await get('/cities/tokyo', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect(again.status).toBe(304)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    await page.goto('/cities/tokyo')
    await ready(page)
    await page.reload()
    await ready(page)
  })

  test('keep an injected script from running', async ({ page, expectErrors }) => {
    expectErrors(/Content Security Policy/, /no-such-image/)
    await page.goto('/cities/tokyo')
    await ready(page)
    const missingImage = page.waitForResponse(/no-such-image/)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = 1'
      document.body.append(script)
      const image = document.createElement('div')
      image.innerHTML = '<img src="/no-such-image" onerror="window.ran = 2">'
      document.body.append(image)
    })
    await missingImage
    await drawn(page)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })
})

test.describe('A host that is not ours', () => {
  const forged = {
    'x-forwarded-host': stranger,
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '81',
    'x-forwarded-server': stranger,
    'x-host': stranger,
    forwarded: `host=${stranger};proto=http`,
  }

  test('gets pages that do not mention it and must not be indexed', async () => {
    const paths = [
      '/',
      '/cities/tokyo',
      '/blog',
      '/sitemap.xml',
      '/robots.txt',
      '/feed.xml',
      '/llms.txt',
      '/no-such-page',
    ]
    for (const path of paths) {
      for (const question of [{ host: stranger, headers: forged }, { host: `${stranger}:81` }]) {
        let own = await get(path, { host: hosts.lff })
        let answer = await get(path, question)
        let after = await get(path, { host: hosts.lff })
        // Concurrent tests add and remove articles, sometimes between two requests.
        while (after.body !== own.body) {
          own = after
          answer = await get(path, question)
          after = await get(path, { host: hosts.lff })
        }
        expect(answer.status, path).toBe(own.status)
        expect(answer.headers['x-robots-tag'], path).toBe('noindex')
        expect(`${answer.body}${JSON.stringify(answer.headers)}`, path).not.toContain(stranger)
        expect(answer.body, path).toBe(own.body)
      }
    }
    for (const host of ['preview.vercel.app', 'localhost', `${hosts.lff}.${stranger}`]) {
      expect((await get('/', { host })).headers['x-robots-tag'], host).toBe('noindex')
    }
  })

  test('gets redirects to paths', async () => {
    for (const path of ['/Cities/', '/apps', '/countries/japan', '//cities/', '/cities//tokyo']) {
      const answer = await get(path, { host: stranger, headers: forged })
      expect(answer.status, path).toBe(308)
      expect(answer.headers.location, path).toMatch(/^\/(?![/\\])/)
      expect(locationOf(answer), path).not.toContain(stranger)
    }
  })
})

/** Headers that frameworks and proxies use internally. */
const attacks: Record<string, string>[] = [
  { 'x-forwarded-host': stranger },
  { 'x-forwarded-host': hosts.mnf, 'x-forwarded-proto': 'http' },
  { 'x-original-url': '/privacy-policy', 'x-rewrite-url': '/privacy-policy' },
  { 'x-invoke-path': '/mnf/privacy-policy', 'x-invoke-query': '%7B%7D', 'x-invoke-status': '404' },
  { 'x-invoke-error': '%7B%22message%22%3A%22evil.example%22%7D' },
  { 'x-matched-path': '/mnf/privacy-policy', 'x-now-route-matches': '1=mnf' },
  { 'x-middleware-rewrite': '/mnf/privacy-policy' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': stranger },
  { 'x-middleware-prefetch': '1', purpose: 'prefetch' },
  { 'x-nextjs-data': '1' },
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22evil.example%22%5D' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-url': `https://${stranger}/` },
  { 'next-action': '0'.repeat(42) },
  { 'x-prerender-revalidate': 'guess', 'x-prerender-revalidate-if-generated': '1' },
  { cookie: '__prerender_bypass=guess; __next_preview_data=guess; site=mnf' },
  { 'content-security-policy': "script-src 'nonce-evilnonce'" },
  { 'content-security-policy-report-only': "script-src 'nonce-evilnonce'" },
  { accept: 'text/x-component', 'user-agent': `<script>${stranger}</script>` },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
  { range: 'bytes=0-10', 'if-match': '"x"', 'if-none-match': '*' },
]
const queries = [
  ...[
    '?site=mnf',
    '?_rsc=1',
    '?_rsc=%0d%0aevil.example',
    '?nxtPsite=mnf',
    '?nxtPcity=paris',
    '?__nextLocale=evil.example',
  ],
  ...['?__nextDataReq=1', '?__nextFallback=1', '?amp=1', '?evil.example', '?__proto__[x]=evil.example'],
]

/**
 * A page without the address that its data names for the router: Next writes that of the first request, with its query,
 * which nginx and platforms do not pass on. Browsers use their own.
 */
const withoutAddress = (html: string) => html.replace(/\\"c\\":\[.*?\]/, '')

test('What one visitor sends changes nothing for the next', async ({ database, appears }) => {
  const { slug } = await database.addCity()
  await appears(`/cities/${slug}`)
  const communities = await database.read('communities', 'select=slug&order=name')
  const old = '/cities/tokyo'
  const before = await get(old, { host: hosts.lff })

  const tries = [
    ...attacks.map((headers) => ({ headers, query: '' })),
    ...queries.map((query) => ({ headers: {}, query })),
  ]
  expect(communities.length).toBeGreaterThanOrEqual(tries.length)
  for (const [index, { headers, query }] of tries.entries()) {
    const what = JSON.stringify({ headers, query })
    // A page that was never rendered, so the result is cached.
    const fresh = `/cities/${slug}/communities/${communities[index]?.slug}`
    for (const path of [old, fresh]) {
      const { status } = await get(path + query, { host: hosts.lff, headers })
      expect(status, what).toBeLessThan(500)
    }
    const made = await get(fresh, { host: hosts.lff })
    expect(made.status, what).toBe(200)
    expect(made.headers['content-type'], what).toMatch(/^text\/html/)
    expect(made.body, what).toContain('data-site="lff"')
    expect(made.body, what).toContain(`<link rel="canonical" href="https://${hosts.lff}${fresh}"`)
    expect(withoutAddress(made.body), what).not.toMatch(
      /evil\.example|evilnonce|nonce="|site=mnf|nxtP|__next[DFL]/,
    )
    expect(unnamedScripts(made), what).toEqual([])
  }
  const after = await get(old, { host: hosts.lff })
  expect(after.body).toBe(before.body)
  expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy'])
})

test('A form sent to an endpoint that does not exist causes no server error', async () => {
  const host = hosts.lff
  for (const [path, headers] of [
    ['/api/no-such-endpoint', { rsc: '1', 'content-type': 'multipart/form-data; boundary=x' }],
    ['/api/no-such-endpoint', { rsc: '1', 'next-action': 'x' }],
    ['/api/revalidate/pending/.segments/_tree.segment.rsc', { 'next-action': 'x' }],
  ] as const) {
    const { status } = await get(path, { host, method: 'POST', headers: { ...headers } })
    expect(status, path).toBeGreaterThanOrEqual(300)
    expect(status, path).toBeLessThan(500)
  }
})

test('Made-up addresses get a response, and none of them is cached', { tag: '@built' }, async () => {
  const junk = unique('lff')
  const paths = [
    ...[`/cities/${junk}`, `/cities/${junk}/communities`, `/cities/tokyo/communities/${junk}`, `/${junk}`],
    ...[
      `/communities/${junk}`,
      `/affinities/outdoor/${junk}`,
      `/countries/${junk}`,
      `/blog/${junk}`,
      `/og/${junk}.jpg`,
    ],
    ...['images', 'flags', 'icons', 'api', '_next', 'lff', 'mnf', junk].map(
      (folder) => `/${folder}/cities/${junk}`,
    ),
    ...[
      `/cities/${junk}.rsc`,
      `/cities/${junk}.segments/_tree.segment.rsc`,
      `/cities/${junk}.json`,
      `/${junk}.txt`,
    ],
    ...[
      `/cities%2f${junk}`,
      `/%2e%2e/cities/${junk}`,
      `/cities/%2e%2e%2f${junk}`,
      `/cities/..%5c${junk}`,
      `/cities/.%00${junk}`,
    ],
    ...[
      `/cities/${junk}%00`,
      `/cities/${junk}%E0%A4%A`,
      `/cities/${junk}%0d%0ax:y`,
      `/images/..%2f..%2f${junk}`,
      `/./cities/${junk}`,
    ],
    ...[
      `/cities/${junk}${'x'.repeat(300)}`,
      `/cities/${junk}/${'x/'.repeat(200)}`,
      `/_next/data/${junk}/cities.json`,
    ],
    ...[
      `/_next/image?url=%2F${junk}&w=640&q=75`,
      `/_next/image?url=https%3A%2F%2F${stranger}%2F${junk}&w=640&q=75`,
    ],
  ]
  for (const path of paths) {
    const { status } = await get(path, { host: hosts.lff })
    expect([400, 404], `${path}: ${status}`).toContain(status)
    expect((await get(path, { host: hosts.mnf, headers: { rsc: '1' } })).status, path).toBeLessThan(500)
  }
  expect(globSync(`**/*${junk}*`, { cwd: join(build, 'server') })).toEqual([])
})

test('The first requests of a seed cause no server error and reveal no stack trace', async () => {
  test.setTimeout(180_000)
  const { faults } = await fuzz(origin, {
    seed: 7,
    count: 1_500,
    connections: 4,
    isExpected500: isNextsOwn500,
  })
  expect(faults).toEqual([])
})

test.describe('The publishable key', () => {
  const local = readDatabaseConfig()
  const rest = `${process.env.SUPABASE_URL || `http://127.0.0.1:${local.port}`}/rest/v1`
  const key = process.env.SUPABASE_PUBLISHABLE_KEY || local.publishableKey
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${rest}/${path}`, {
      ...init,
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...init.headers,
      },
    })
  const refused = (status: number) => status >= 400 && status < 500

  const migrations = globSync('supabase/migrations/*.sql', { cwd: inProject('.') })
    .map((file) => readFileSync(inProject(file), 'utf8'))
    .join('\n')
  const named = (kind: string) =>
    [
      ...migrations.matchAll(
        new RegExp(`create (?:or replace )?${kind} (?:if not exists )?public\\.(\\w+)`, 'gi'),
      ),
    ].map(([, name = '']) => name)
  const tables = named('table')

  test('cannot write a row of any table', async () => {
    expect(tables.length).toBeGreaterThanOrEqual(9)
    for (const table of tables) {
      const column = table.startsWith('affinity_') ? 'affinity_id' : 'id'
      const id = table === 'content_changes' ? 1 : '00000000-0000-4000-8000-000000000000'
      const body = JSON.stringify({ [column]: id })
      const answers = await Promise.all([
        ask(table, { method: 'POST', body }),
        ask(table, { method: 'POST', body, headers: { prefer: 'resolution=merge-duplicates' } }),
        ask(`${table}?${column}=not.is.null`, { method: 'PATCH', body }),
        ask(`${table}?${column}=eq.${id}`, { method: 'PUT', body }),
        ask(`${table}?${column}=not.is.null`, { method: 'DELETE' }),
      ])
      for (const { status, url } of answers) expect(refused(status), `${url}: ${status}`).toBe(true)
    }
  })

  test('cannot call a function, read another schema, or see what is not content', async () => {
    const functions = [
      // This function is public: it lists the existing addresses.
      ...named('function').filter((name) => name !== 'site_slugs'),
      'http_request',
      'pg_sleep',
      'pg_read_file',
      'version',
      'set_config',
    ]
    for (const name of functions) {
      const { status } = await ask(`rpc/${name}`, { method: 'POST', body: '{}' })
      expect(refused(status), `rpc/${name}: ${status}`).toBe(true)
    }
    for (const schema of [
      'auth',
      'storage',
      'vault',
      'extensions',
      'supabase_functions',
      'pg_catalog',
      'information_schema',
    ]) {
      for (const table of ['users', 'objects', 'secrets', 'tables', 'pg_authid', 'hooks']) {
        const { status } = await ask(table, {
          headers: { 'accept-profile': schema, 'content-profile': schema },
        })
        expect(refused(status), `${schema}.${table}: ${status}`).toBe(true)
      }
    }
    for (const table of ['content_changes', 'pg_roles', 'pg_stat_activity', 'schema_migrations']) {
      const answer = await ask(table)
      expect(refused(answer.status) || (await answer.text()) === '[]', table).toBe(true)
    }
  })
})

test('No secret and no server-only module reaches a browser', { tag: '@built' }, async () => {
  const files = globSync('static/**/*.{js,css,map,json,txt}', { cwd: build })
  expect(files.length).toBeGreaterThan(5)
  const secrets = [
    ...[
      process.env.SUPABASE_SECRET_KEY,
      readDatabaseConfig().secretKey,
      process.env.REVALIDATE_SECRET,
      process.env.PREVIEW_SECRET,
    ],
    ...['sb_secret', 'SUPABASE_SECRET_KEY', 'REVALIDATE_SECRET', 'PREVIEW_SECRET', 'service_role'],
    // Texts that appear only in server modules.
    ...['isomorphic-dompurify', 'postgrest', 'x-revalidate', 'jsdom', '54321'],
  ].filter((secret): secret is string => Boolean(secret))
  for (const file of files) {
    const text = readFileSync(join(build, file), 'utf8')
    expect(
      secrets.filter((secret) => text.includes(secret)),
      file,
    ).toEqual([])
  }
  for (const { path } of templates) {
    const { body } = await get(path, { host: hosts.mnf })
    expect(
      secrets.slice(0, 9).filter((secret) => body.includes(secret)),
      path,
    ).toEqual([])
  }
  // Source maps would expose the sources.
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
})
