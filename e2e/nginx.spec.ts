import { globSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from './fixtures.ts'
import { basePort, buildDirectory, hosts } from './hosts.ts'
import { type Answer, get, textOf } from './http.ts'
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
        .writeHead(200, { 'cache-control': 's-maxage=300, stale-while-revalidate=9999' })
        .end(body)
    }
    const { method, headers } = incoming
    // A new connection: the site may be closing a kept one, which would look like a failure.
    const to = { agent: false, host: '127.0.0.1', port: basePort, path: url, method, headers }
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
let front: StartedNginx

test.describe('Behind nginx', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 })

  test.beforeAll(async () => {
    try {
      nginx = await ensureNginx()
    } catch (error) {
      missing = error instanceof Error ? error.message : String(error)
      return
    }
    instance = new Instance()
    front = await startNginx(nginx, { instances: [await instance.start()], distDir: buildDirectory })
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

  test('a page comes from the cache, for its own host, whatever campaign a visitor comes from', async () => {
    await ask(city)
    const page = await hit(() => ask(`${city}?utm_source=letter&gclid=1`))
    expect(page.body).toContain('data-site="mnf"')
    // A different campaign parameter uses the same entry; the policy for its scripts is cached with it.
    expect(page.headers['content-security-policy']).toContain("'sha256-")
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate')

    const other = await ask(city, hosts.lff)
    expect(other.body).toContain('data-site="lff"')
    // An unknown host name shows the first site.
    expect((await ask(city, 'made-up.example')).body).toContain('data-site="lff"')
    expect((await ask(city, 'meetnewfriends.vercel.app')).body).toContain('data-site="mnf"')
    expect(new Set(instance.asked.map(({ url }) => url))).toEqual(new Set([city]))
    expect(new Set(instance.asked.map(({ headers }) => headers.host))).toEqual(
      new Set([hosts.mnf, hosts.lff, 'other.lookingforfriends', 'other.meetnewfriends']),
    )
    // Search engines must not index host names other than the public ones.
    expect(page.headers['x-robots-tag']).toBeUndefined()
    expect((await ask(city, 'made-up.example')).headers['x-robots-tag']).toBe('noindex')
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
    const inside = Object.keys(headers).filter((name) =>
      /^x-(?:middleware|nextjs|next|accel)|^refresh$/.test(name),
    )
    expect(inside).toEqual([])
  })

  test('nothing a visitor makes up reaches the application', async () => {
    await ask('/cities/porto?nxtPsite=lff&__nextLocale=de', hosts.mnf, {
      cookie: 'site=lff',
      'x-middleware-subrequest': 'middleware:middleware:middleware',
      'x-middleware-rewrite': '/lff',
      'x-forwarded-host': 'elsewhere.example',
      'x-matched-path': '/lff',
      'x-nextjs-data': '1',
      'next-action': 'x',
      rsc: 'maybe',
    })
    const { url, headers } = instance.asked[0] ?? { url: '', headers: {} }
    expect(url).toBe('/cities/porto')
    expect(Object.keys(headers).sort()).toEqual(['host'])
    expect((await ask('/api/paths')).status).toBe(404)
  })

  test('a redirect keeps the query, a missing page is requested again', async () => {
    const moved = await ask('/cities/TOKYO/?utm_source=letter')
    expect(moved.status).toBe(308)
    expect(moved.headers.location).toBe('/cities/tokyo?utm_source=letter')
    expect((await ask(city)).status).toBe(200)

    instance.asked = []
    for (let i = 0; i < 2; i++) {
      const answer = await ask('/cities/no-such-city')
      expect(answer.status).toBe(404)
      expect(answer.headers['cache-control']).toContain('no-store')
    }
    expect(instance.asked).toHaveLength(2)
  })

  test("an editor's preview bypasses the cache, with its cookie and its query", async () => {
    await ask(city)
    instance.asked = []
    for (let i = 0; i < 2; i++) await ask(`${city}?a=1`, hosts.mnf, { cookie: '__prerender_bypass=made-up' })
    expect(instance.asked.map(({ url, headers }) => [url, headers.cookie])).toEqual(
      Array(2).fill([`${city}?a=1`, '__prerender_bypass=made-up']),
    )
  })

  test('an edit is not hidden, neither by a busy entry nor by one from before a quiet time', async () => {
    instance.bodies.set('/edited', 'first')
    expect((await ask('/edited')).body).toBe('first')
    instance.bodies.set('/edited', 'second')
    await expect.poll(async () => (await ask('/edited')).body, { intervals: [50] }).toBe('second')

    instance.bodies.set('/edited', 'third')
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect((await ask('/edited')).body, 'the first visitor after a while').toBe('third')
  })

  test('when no instance responds, a cached page stays and an uncached one gets the error page with 503', async () => {
    const paths = [city, '/blog']
    const pages = await Promise.all(paths.map((path) => ask(path)))
    for (const mode of ['refuse', 'error'] as const) {
      instance.mode = mode
      await new Promise((resolve) => setTimeout(resolve, 1_100))
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
        expect(body).toContain(`<title>Something Went Wrong | ${name}</title>`)
        expect(body).toContain("We couldn't load this information. Please try again later.")
      }
      const data = await ask(`/never-${mode}?_rsc`, hosts.lff, { rsc: '1' })
      expect(data.status).toBe(503)
      expect(data.headers['content-type']).toContain('text/plain')
    }
    instance.mode = 'pass'
    expect((await ask('/countries')).status).toBe(200)
  })

  test('a page is compressed once, by the application, for all clients that accept the encoding', async () => {
    const plain = await ask(city)
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=1.0, gzip;q=0.8', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip', 'gzip'],
      ['br', undefined], // not announced as supported, and files could not be sent that way
      ['gzip;q=0, br', undefined],
    ] as const) {
      const headers = { 'accept-encoding': accepted }
      await ask(city, hosts.mnf, headers)
      const answer = await hit(() => ask(city, hosts.mnf, headers))
      expect(answer.headers['content-encoding'], accepted).toBe(encoding)
      expect(answer.headers.vary, accepted).toMatch(/accept-encoding/i)
      expect(textOf(answer), accepted).toBe(plain.body)
      const known = { ...headers, 'if-none-match': String(answer.headers.etag) }
      expect((await ask(city, hosts.mnf, known)).status, accepted).toBe(304)
    }
  })

  test('files come from disk, not from the instance', async () => {
    const { body } = await ask('/')
    const script = /\/_next\/static\/[^"]+\.js/.exec(body)?.[0] ?? ''
    instance.asked = []
    const file = await ask(script)
    expect(file.status).toBe(200)
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const picture = await ask('/images/default-city-800.webp')
    expect(picture.status).toBe(200)
    expect(instance.asked).toEqual([])
    // nginx must add the application's headers to the files that it serves from disk.
    for (const { headers } of [file, picture]) {
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    }
    expect((await ask('/images/no-such.webp')).status).toBe(404)
  })

  test('scripts and style sheets come from disk as the build compressed them', async () => {
    const { body } = await ask('/')
    const font = /\/_next\/static\/[^"]+\.woff2/.exec(body)?.[0] ?? ''
    instance.asked = []
    for (const pattern of [/\/_next\/static\/[^"]+\.js/, /\/_next\/static\/[^"]+\.css/]) {
      const path = pattern.exec(body)?.[0] ?? ''
      const plain = await ask(path)
      expect(plain.headers['content-encoding']).toBeUndefined()
      for (const [accepted, encoding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip, br;q=0', 'gzip'],
      ] as const) {
        const answer = await ask(path, hosts.mnf, { 'accept-encoding': accepted })
        expect(answer.headers['content-encoding'], path).toBe(encoding)
        expect(answer.headers['content-type'], path).toBe(plain.headers['content-type'])
        expect(answer.headers.vary, path).toMatch(/accept-encoding/i)
        expect(textOf(answer), path).toBe(plain.body)
      }
    }
    const asBrowser = await ask(font, hosts.mnf, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(asBrowser.status).toBe(200)
    expect(asBrowser.headers['content-encoding']).toBeUndefined()
    expect(instance.asked).toEqual([])
  })

  /** What nginx has cached: one file per entry. */
  const entries = () => globSync('cache/*/*/*', { cwd: front.directory }).length
  /** The headers of nginx's own responses. */
  const ownHeaders = {
    'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }

  test('ambiguous addresses are rejected and never reach the application', async () => {
    for (const path of [
      `/x1/..${city}`,
      '/cities/./tokyo',
      '/cities/x/%2e%2E/tokyo',
      '/cities/x/.%2e/tokyo',
      '/cities/tokyo/.',
      `${city}#x1`,
      `${city}?a#x1`,
      '/cities\\tokyo',
      '/api/../cities/tokyo',
      '/_next/static/../../cities/tokyo',
    ]) {
      expect((await ask(path)).status, path).toBe(400)
    }
    expect(instance.asked).toEqual([])
    expect((await ask('/cities/tokyo?path=/../x')).status).toBe(200)
  })

  test('hostile requests make no entries beyond the representations of pages', async () => {
    await ask(city)
    for (const [index, encoding] of ['', 'gzip', 'gzip, br'].entries()) {
      for (const host of [hosts.lff, hosts.mnf, 'a.example', 'meetnewfriends.b.example']) {
        await ask(city, host, { 'accept-encoding': encoding })
        await ask(city, host, { 'accept-encoding': encoding, rsc: '1' })
        await ask(`${city}?n=${index}`, host)
      }
    }
    const before = entries()
    for (let index = 0; index < 300; index++) {
      const made = `x${index}`
      await ask(`${city}?_rsc=${made}`, hosts.mnf, {
        rsc: '1',
        'next-router-prefetch': String(1 + (index % 3)),
        'next-router-segment-prefetch': `/${made}`,
        'next-router-state-tree': made,
        'next-url': `/${made}`,
        'accept-encoding': ['gzip', 'br', `gzip, br, ${made}`][index % 3] ?? '',
      })
      await ask(`/${made}/..${city}`, `${made}.example`)
      await ask(`${city}?${made}#${made}`, `meetnewfriends.${made}.example`)
      await ask(`/cities/${made}`, `${made}:80`)
    }
    expect(entries()).toBe(before)
  })

  test('"localhost" from another machine is an unknown host like any other', async () => {
    const from = (localAddress: string) =>
      get(`${city}?site=mnf`, { host: 'localhost', port: front.port, localAddress })
    await from('127.0.0.2')
    const answer = await hit(() => from('127.0.0.2'))
    expect(answer.body).toContain('data-site="lff"')
    expect(instance.asked.map(({ headers }) => headers.host)).not.toContain('localhost')
    expect((await from('127.0.0.1')).body).toContain('data-site="mnf"')
    expect(instance.asked.at(-1)?.headers.host).toBe('localhost')
  })

  test("nginx's own responses have the security headers, once", async () => {
    const question = (method: string) => ({ host: hosts.mnf, port: front.port, method })
    for (const [status, path, method] of [
      [405, city, 'POST'],
      [405, '/_next/static/x.js', 'POST'],
      [400, `/x/..${city}`, 'GET'],
      [404, '/unavailable/lff.html', 'GET'],
      [404, '/api/paths', 'GET'],
    ] as const) {
      const answer = await get(path, question(method))
      expect(answer.status, path).toBe(status)
      expect(answer.headers, path).toMatchObject(ownHeaders)
    }
    instance.mode = 'error'
    const { status, headers } = await ask('/never-asked-for-headers')
    expect([status, headers['x-frame-options']]).toEqual([503, 'DENY'])
    expect(headers['content-security-policy']).toContain("style-src 'unsafe-inline'")
    instance.mode = 'pass'
    // Node joins repeated headers with a comma.
    for (const path of [city, '/api/health', '/no-such-page', '/images/no-such.webp']) {
      const { headers } = await ask(path)
      for (const [name, value] of Object.entries(headers)) {
        if (
          /^(?:x-(?:frame|content)-|referrer-policy|content-security|cross-origin|cache-control$)/.test(name)
        ) {
          expect(
            String(value).match(/DENY|nosniff|strict-origin-when|default-src|same-origin|max-age/g)?.length ??
              1,
            `${name} of ${path}`,
          ).toBe(1)
        }
      }
      expect(headers['x-frame-options'], path).toBe('DENY')
    }
  })

  test('endpoint requests and connections are limited per address', async () => {
    instance.bodies.set('/api/anything', 'answer')
    const many = (count: number, question: () => Promise<number>) =>
      Promise.all(Array.from({ length: count }, question))
    const endpoint = async () =>
      (await get('/api/anything', { host: hosts.mnf, port: front.port, localAddress: '127.0.0.3' })).status
    const statuses: number[] = []
    while (statuses.length < 2_000) statuses.push(...(await many(50, endpoint)))
    expect(statuses.slice(0, 500)).toEqual(Array(500).fill(200))
    expect(statuses).toContain(429)

    // Each keeps its connection open with a body that never arrives.
    const held = Array.from({ length: 250 }, () => {
      const socket = connect({ port: front.port, host: '127.0.0.1', localAddress: '127.0.0.4' })
      socket.on('error', () => {})
      socket.write(
        `POST /api/anything HTTP/1.1\r\nhost: ${hosts.mnf}\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n`,
      )
      return socket
    })
    const page = (localAddress: string) => get(city, { host: hosts.mnf, port: front.port, localAddress })
    await expect.poll(async () => (await page('127.0.0.4')).status).toBe(429)
    expect((await page('127.0.0.5')).status).toBe(200)
    for (const socket of held) socket.destroy()
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
