import { globSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'
import { basePort, buildDirectory, hosts } from './hosts.ts'
import { type Answer, get, locationOf, textOf } from './http.ts'
import { ensureNginx, type Nginx, type StartedNginx, startNginx } from './nginx.ts'

// Runs the shipped deploy/nginx.conf in a real nginx in front of the tested site. A stand-in instance between the two
// forwards everything, records the requests, and fails on demand.

interface Asked {
  url: string
  headers: IncomingHttpHeaders
}

class Instance {
  asked: Asked[] = []
  mode: 'pass' | 'refuse' | 'error' = 'pass'
  /** Responses to give instead of the site's, by path. */
  bodies = new Map<string, string>()

  readonly #server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? ''
    this.asked.push({ url, headers: incoming.headers })
    if (this.mode === 'refuse') return incoming.socket.destroy()
    if (this.mode === 'error') return outgoing.writeHead(500).end('Internal Server Error')
    const body = this.bodies.get(url)
    if (body !== undefined) {
      return outgoing
        .writeHead(200, {
          'cache-control': 's-maxage=300, stale-while-revalidate=9999',
          'content-encoding': 'gzip',
          etag: `"${body}"`,
        })
        .end(gzipSync(body))
    }
    const { method, headers } = incoming
    // A new connection: the site may be closing a kept one, which would look like a failure. As nginx would, it asks to keep
    // it, so that the site answers a form that it refuses before it has read it.
    const kept = { ...headers, connection: 'keep-alive' }
    const to = { agent: false, host: '127.0.0.1', port: basePort, path: url, method, headers: kept }
    const onward = request(to, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  })

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

let nginx: Nginx | undefined
let missing = ''
let instance: Instance
let address: string
let front: StartedNginx

test.describe('Behind nginx', { tag: '@built' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 })

  test.beforeAll(async () => {
    try {
      nginx = await ensureNginx()
    } catch (error) {
      missing = error instanceof Error ? error.message : String(error)
      return
    }
    instance = new Instance()
    address = await instance.start()
    front = await startNginx(nginx, { instances: [address], distDir: buildDirectory })
  })
  test.beforeEach(() => {
    test.skip(nginx === undefined, missing)
    Object.assign(instance, { asked: [], mode: 'pass', bodies: new Map() })
  })
  test.afterAll(async () => {
    await front?.stop()
    instance?.stop()
  })

  const ask = (path: string, host: string = hosts.mnf, headers: Record<string, string> = {}) =>
    get(path, { host, headers, port: front.port })
  const city = '/cities/tokyo'
  /** An entry may expire between two requests, but not four times in a row. */
  const hit = async (question: () => Promise<Answer>) => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const answer = await question()
      if (answer.headers['x-cache'] === 'HIT') return answer
    }
    throw new Error('The cache had no entry.')
  }
  /** What nginx has cached: one file per entry. */
  const entries = () => globSync('cache/*/*/*', { cwd: front.directory }).length

  test('a page comes from the cache, for its own host, whatever campaign a visitor comes from', async () => {
    await ask(city)
    const page = await hit(() => ask(`${city}?utm_source=letter&gclid=1`))
    expect(page.body).toContain('data-site="mnf"')
    // The policy for its scripts is cached with it.
    expect(page.headers['content-security-policy']).toContain("'sha256-")
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(page.headers['x-robots-tag']).toBeUndefined()
    expect((await ask(city, hosts.lff)).body).toContain('data-site="lff"')
    expect(new Set(instance.asked.map(({ url }) => url))).toEqual(new Set([city]))
    expect(new Set(instance.asked.map(({ headers }) => headers.host))).toEqual(
      new Set([hosts.mnf, hosts.lff]),
    )
  })

  test('the other form of a host is redirected, any other host is refused', async () => {
    for (const host of [hosts.lff, hosts.mnf]) {
      const answer = await ask('/cities/tokyo?q=a', `www.${host}`)
      expect(answer.status).toBe(308)
      expect(answer.headers.location).toBe(`https://${host}/cities/tokyo?q=a`)
    }
    for (const host of ['made-up.example', 'localhost', `${hosts.mnf}.evil.example`]) {
      expect((await ask(city, host)).status, host).toBe(421)
    }
    expect(instance.asked).toEqual([])
  })

  test('a document and the data of a navigation are two entries', async () => {
    const rsc = (tree: string) =>
      ask(`${city}?_rsc=${tree}`, hosts.mnf, {
        rsc: '1',
        'next-router-state-tree': tree,
        'next-url': `/${tree}`,
      })
    const data = await rsc('from-home')
    expect(data.headers['content-type']).toContain('text/x-component')
    // The referrer makes no difference.
    expect((await hit(() => rsc('from-blog'))).body).toBe(data.body)
    // Next's router learns from this which page it received; a document must not reveal internal paths.
    expect(data.headers['x-nextjs-rewritten-path']).toBe('/mnf/cities/tokyo')

    const { headers, body } = await ask(city)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<!DOCTYPE html>')
    expect(JSON.stringify(headers)).not.toContain('/mnf/')
  })

  test('nothing a visitor makes up reaches the application', async () => {
    await ask('/cities/porto?nxtPsite=lff&__nextLocale=de', hosts.mnf, {
      'x-middleware-subrequest': 'middleware:middleware:middleware',
      'x-middleware-rewrite': '/lff',
      'x-forwarded-host': 'elsewhere.example',
      'x-matched-path': '/lff',
      'x-nextjs-data': '1',
      'next-action': 'x',
      range: 'bytes=0-10',
      rsc: 'maybe',
    })
    const { url, headers } = instance.asked[0] ?? { url: '', headers: {} }
    expect(url).toBe('/cities/porto')
    expect(Object.keys(headers).sort()).toEqual(['accept-encoding', 'host'])
    expect((await ask('/api/paths')).status).toBe(404)
  })

  test('a redirect keeps the query, a missing page is requested again', async () => {
    for (const [path, target] of [
      ['/cities/TOKYO/?utm_source=letter', '/cities/tokyo?utm_source=letter'],
      ['/apps?utm_source=letter', '/friendship-apps?utm_source=letter'],
    ] as const) {
      const answer = await ask(path)
      expect(answer.status).toBe(308)
      expect(locationOf(answer)).toBe(target)
    }
    instance.asked = []
    for (let i = 0; i < 2; i++) {
      const answer = await ask('/cities/no-such-city')
      expect(answer.status).toBe(404)
      expect(answer.headers['cache-control']).toContain('no-store')
    }
    expect(instance.asked).toHaveLength(2)
    expect((await get(city, { host: hosts.mnf, port: front.port, method: 'POST' })).status).toBe(405)
  })

  test('an address of several kilobytes, and a form sent to a file that is missing, are no failure', async () => {
    const long = 'x'.repeat(6_000)
    expect((await ask(`/${long}`)).status).toBe(404)
    expect((await ask(`/flags/${long}`)).status).toBe(404)
    expect((await ask(`/CITIES?q=${long}`)).status).toBe(308)
    const sent = { host: hosts.mnf, port: front.port, method: 'POST' }
    expect((await get('/images/no-such.webp', sent)).status).toBe(405)
  })

  test("an editor's preview bypasses the cache, with its cookie", async () => {
    await ask(city)
    instance.asked = []
    for (let i = 0; i < 2; i++) await ask(city, hosts.mnf, { cookie: '__prerender_bypass=made-up' })
    expect(instance.asked.map(({ url, headers }) => [url, headers.cookie])).toEqual(
      Array(2).fill([city, '__prerender_bypass=made-up']),
    )
  })

  test('an edit is not hidden, neither by a busy entry nor by one from before a quiet time', async () => {
    instance.bodies.set('/edited', 'first')
    expect((await ask('/edited')).body).toBe('first')
    instance.bodies.set('/edited', 'second')
    await expect.poll(async () => (await ask('/edited')).body, { intervals: [50] }).toBe('second')

    instance.bodies.set('/edited', 'third')
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    expect((await ask('/edited')).body, 'the first visitor after a while').toBe('third')
  })

  /** The status of a form or a webhook of this length. */
  const post = (path: string, bytes: number) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host: hosts.mnf, 'content-length': bytes, 'content-type': 'application/json' }
      const options = { host: '127.0.0.1', port: front.port, path, method: 'POST', headers, agent: false }
      const asked = request(options, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      asked.on('error', reject)
      asked.end(Buffer.alloc(bytes, ' '))
    })

  test('when no instance responds, a cached page stays and an uncached one gets the error page with 503', async () => {
    const paths = [city, '/blog']
    const pages = await Promise.all(paths.map((path) => ask(path)))
    for (const mode of ['refuse', 'error'] as const) {
      instance.mode = mode
      await new Promise((resolve) => setTimeout(resolve, 2_100))
      for (const [index, path] of paths.entries()) {
        const { status, body } = await ask(path)
        expect(status, `${path} (${mode})`).toBe(200)
        expect(body).toBe(pages[index]?.body)
      }
      for (const [host, name] of [
        [hosts.lff, 'Looking For Friends'],
        [hosts.mnf, 'Meet New Friends'],
      ] as const) {
        const { status, headers, body } = await ask(`/never-asked-before-${mode}`, host)
        expect(status).toBe(503)
        expect(headers['retry-after']).toBe('10')
        expect(headers['cache-control']).toBe('no-store')
        expect(headers['content-security-policy']).toContain("default-src 'none'")
        expect(body).toContain(`<title>Something Went Wrong | ${name}</title>`)
        expect(body).toContain("We couldn't load this information. Please try again later.")
      }
      // A long webhook is not told that it is too long.
      if (mode === 'refuse') expect(await post('/api/revalidate', 200_000)).toBe(503)
    }
    instance.mode = 'pass'
    expect((await ask('/countries')).status).toBe(200)
  })

  test('pages and files are compressed, once for all visitors, and not sent again to who has them', async () => {
    for (const path of [city, '/feed.xml', '/sitemaps/0.xml', '/search.json', '/llms.txt']) {
      const plain = await ask(path)
      expect(plain.headers['content-encoding'], path).toBeUndefined()
      instance.asked = []
      const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
      const answer = await hit(() => ask(path, hosts.mnf, asBrowser))
      expect(answer.headers['content-encoding'], path).toBe('gzip')
      expect(answer.headers.vary, path).toMatch(/accept-encoding/i)
      expect(textOf(answer), path).toBe(plain.body)
      for (const headers of [asBrowser, {}]) {
        const { etag = '' } = (await ask(path, hosts.mnf, headers)).headers
        const again = await ask(path, hosts.mnf, { ...headers, 'if-none-match': etag })
        expect([again.status, again.bytes.length], path).toEqual([304, 0])
        const other = await ask(path, hosts.mnf, { ...headers, 'if-none-match': '"other"' })
        expect(other.status, path).toBe(200)
      }
      for (const { headers } of instance.asked) expect(headers['accept-encoding'], path).toBe('gzip')
    }
  })

  test('scripts, styles and pictures come from disk, not from the instance', async () => {
    const { body } = await ask('/')
    instance.asked = []
    for (const pattern of [/\/_next\/static\/[^"]+\.js/, /\/_next\/static\/[^"]+\.css/]) {
      const path = pattern.exec(body)?.[0] ?? ''
      const [plain, compressed] = [await ask(path), await ask(path, hosts.mnf, { 'accept-encoding': 'gzip' })]
      expect(plain.headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
      expect(plain.headers['x-content-type-options'], path).toBe('nosniff')
      expect(compressed.headers['content-encoding'], path).toBe('gzip')
      expect(compressed.headers.vary, path).toMatch(/accept-encoding/i)
      expect(textOf(compressed), path).toBe(plain.body)
    }
    const picture = await ask('/images/default-city-800.webp')
    expect(picture.status).toBe(200)
    expect(picture.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(instance.asked).toEqual([])
    for (const path of ['/images/no-such.webp', '/_next/static/no-such.js']) {
      expect((await ask(path)).status, path).toBe(404)
    }
  })

  test('hostile requests make no entries', async () => {
    for (const host of [hosts.lff, hosts.mnf]) {
      await ask(city, host)
      await ask(city, host, { rsc: '1' })
    }
    const before = entries()
    for (let index = 0; index < 60; index++) {
      const made = `x${index}`
      await ask(`${city}?_rsc=${made}`, hosts.mnf, {
        rsc: '1',
        'next-router-prefetch': String(1 + (index % 3)),
        'next-router-segment-prefetch': `/${made}`,
        'next-router-state-tree': made,
        'next-url': `/${made}`,
        'accept-encoding': ['gzip', 'br', `gzip, br, ${made}`][index % 3] ?? '',
      })
      await ask(`${city}?${made}`)
      await ask(`/${made}/..${city}`)
      await ask(`/${made}/%2e%2e${city}`)
      await ask(`${city}?${made}#${made}`)
      await ask(`/cities/${made}`)
      await ask(city, `meetnewfriends.${made}.example`)
    }
    expect(entries()).toBe(before)
  })

  test('the security headers of a page arrive once', async () => {
    // Node joins repeated headers with a comma.
    for (const path of [city, '/api/health', '/no-such-page', '/images/no-such.webp', '/feed.xml']) {
      const { headers } = await ask(path)
      for (const [name, value] of [
        ['x-frame-options', /^DENY$/],
        ['x-content-type-options', /^nosniff$/],
        ['referrer-policy', /^strict-origin-when-cross-origin$/],
        ['content-security-policy', /^default-src 'none';(?!.*default-src)/],
        ['strict-transport-security', /^max-age=\d+(?!.*max-age)/],
      ] as const) {
        expect(headers[name], `${name} of ${path}`).toMatch(value)
      }
    }
  })

  test('a body of up to one megabyte reaches the endpoint, and no larger one', async () => {
    // Without the secret.
    expect(await post('/api/revalidate', 1_000_000)).toBe(401)
    expect(await post('/api/revalidate', 1_100_000)).toBe(413)
    expect(await post(city, 2_000)).toBe(413)
  })

  test('a flood from one address gets 429, others do not', async () => {
    if (!nginx) return
    // The shipped burst, and a rate that the slowest machine exceeds.
    const limits = { instances: [address], distDir: buildDirectory, requestsPerSecond: 1 }
    await using limited = await startNginx(nginx, limits)
    const from = async (localAddress: string) =>
      (await get(city, { host: hosts.mnf, port: limited.port, localAddress })).status
    const flood: number[] = []
    while (flood.length < 800) {
      flood.push(...(await Promise.all(Array.from({ length: 100 }, () => from('127.0.0.3')))))
    }
    expect(flood.slice(0, 400)).toEqual(Array(400).fill(200))
    expect(flood).toContain(429)
    expect(await from('127.0.0.5')).toBe(200)
  })

  test('a client that sends a request slowly, or no body at all, is disconnected', async () => {
    test.setTimeout(60_000)
    const cutOff = (sent: string) =>
      new Promise<void>((resolve) => {
        const socket = connect({ port: front.port, host: '127.0.0.1' })
        socket.on('error', () => {})
        socket.on('close', () => resolve())
        socket.resume()
        socket.write(sent)
      })
    const started = performance.now()
    await Promise.all([
      cutOff(`POST /api/anything HTTP/1.1\r\nhost: ${hosts.mnf}\r\ncontent-length: 9\r\n\r\n`),
      cutOff(`GET ${city} HTTP/1.1\r\nhost: ${hosts.mnf}\r\nx-slow: `),
    ])
    // By default nginx waits 60 s for each.
    expect(performance.now() - started).toBeLessThan(30_000)
  })
})
