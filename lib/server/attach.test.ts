// @vitest-environment node
import { createServer, type IncomingMessage, request, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attachToServer } from './attach'
import { paintFirst, starterHash } from './paint-first'
import { inlineScriptHashes } from './policy'

const script = '<script>self.__next_f.push([1,"é"])</script>'
const html = `<!DOCTYPE html><html><body><p>é</p>${script}<script>alert(1)</script></body></html>`
const [hash = ''] = inlineScriptHashes(script)
const long = html.replace('</p>', `${' and so on'.repeat(200)}</p>`)
let changes = 0

/** What the protected server does, by path. */
const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/whole': (response) => {
    response.setHeader('Vary', 'rsc')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(html))
    response.end(html)
  },
  '/long': (response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(long)
  },
  '/data': (response) => {
    response.setHeader('content-type', 'text/x-component')
    response.end(long)
  },
  '/changing': (response) => {
    response.setHeader('content-type', 'text/html')
    response.end(long.replace('<p>', `<p>${++changes}`))
  },
  '/parts': (response) => {
    response.setHeader('content-type', 'text/html')
    response.flushHeaders()
    const bytes = Buffer.from(html)
    // Between the two bytes of a letter.
    const middle = bytes.indexOf(0xa9)
    response.write(bytes.subarray(0, middle))
    setTimeout(() => {
      response.write(bytes.subarray(middle), () => response.end())
    }, 5)
  },
  '/error': (response) => {
    response.statusCode = 500
    response.setHeader('content-type', 'text/html')
    response.end(html)
  },
  '/file': (response, { headers }) => {
    response.setHeader('content-type', 'application/json')
    response.write('[')
    response.end(`${JSON.stringify(headers)}]`)
  },
  '/api/headers': (response, { headers }) => response.end(JSON.stringify([headers])),
  '/cities/tokyo?q=attack': (response, request) => {
    response.setHeader('x-middleware-rewrite', '/lff/cities/tokyo?q=attack')
    response.end(request.url)
  },
  '/?_rsc=hash&q=attack': (response, request) => {
    response.setHeader('x-middleware-rewrite', '/mnf')
    response.end(request.url)
  },
  '/configured': (response) => {
    response.setHeader('Content-Security-Policy', "script-src 'unsafe-inline'")
    response.end()
  },
  '/api/endpoint': (response, { method }) => response.end(method),
  '/api/refused': (response, { method }) => {
    response.setHeader('x-refused', String(method))
    response.statusCode = 405
    response.end()
  },
}

let server: Server

const untouched = { ...Object.getOwnPropertyDescriptors(ServerResponse.prototype) }

beforeAll(async () => {
  attachToServer({ imageOrigins: [], trustedProxies: ['10.0.0.0/8', '::1'] })
  server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(response, request)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: IncomingMessage['headers']; body: string }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: decoded(Buffer.concat(chunks), answer.headers['content-encoding']),
          }),
        )
      })
      asked.on('error', reject)
      asked.end()
    },
  )
}
function decoded(body: Buffer, encoding?: string): string {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
  return (decode && body.length > 0 ? decode(body) : body).toString()
}
const scripts = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1]

it.each(['/whole', '/parts', '/error'])('a document has the hashes of its own scripts: %s', async (path) => {
  const { headers, body } = await ask(path)
  expect(body).toBe(paintFirst(html))
  expect(scripts(headers['content-security-policy'])).toBe(`'self' ${hash} ${starterHash}`)
})

it.each(['/long', '/data'])('a page is sent in the best encoding that is accepted: %s', async (path) => {
  const plain = await ask(path)
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const etags = new Set([plain.headers.etag])
  for (const encoding of ['br', 'gzip']) {
    const { headers, body } = await ask(path, { headers: { 'accept-encoding': `${encoding}, deflate` } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(Number(headers['content-length'])).toBeLessThan(plain.body.length / 2)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(body).toBe(plain.body)
    expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    etags.add(headers.etag)
  }
  // Caches store the encodings side by side.
  expect(etags.size).toBe(3)
})

it("a page's data is sent as Next rendered it, under the strict policy", async () => {
  const { headers, body } = await ask('/data')
  expect(body).toBe(long)
  expect(scripts(headers['content-security-policy'])).toBe("'self'")
})

it('a small document is not compressed, and keeps its Vary header', async () => {
  const { headers } = await ask('/whole', { headers: { 'accept-encoding': 'br' } })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers.vary).toBe('rsc, Accept-Encoding')
})

it('a request whose ETag matches gets a 304, with the policy of its document', async () => {
  const asBrowser = { 'accept-encoding': 'gzip, br' }
  const first = await ask('/long', { headers: asBrowser })
  const etag = String(first.headers.etag)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask('/long', { headers: { ...asBrowser, 'if-none-match': known } })
    expect(again.status, known).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(etag)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(again.headers).not.toHaveProperty('content-type')
    expect(again.headers).not.toHaveProperty('content-encoding')
  }
  for (const headers of [
    { 'if-none-match': etag }, // another encoding
    { ...asBrowser, 'if-none-match': '"other"' },
    { ...asBrowser, 'if-none-match': etag, 'cache-control': 'no-cache' },
  ]) {
    expect((await ask('/long', { headers })).body).toBe(first.body)
  }
})

it('a changed document has a different ETag, and an error has none', async () => {
  const [first, second] = [await ask('/changing'), await ask('/changing')]
  expect(second.body).not.toBe(first.body)
  expect(second.headers.etag).not.toBe(first.headers.etag)
  expect((await ask('/error')).headers).not.toHaveProperty('etag')
})

it('a HEAD request gets the headers of a GET', async () => {
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const [page, head] = [await ask('/long', { headers }), await ask('/long', { headers, method: 'HEAD' })]
    expect(head.body).toBe('')
    expect({ ...head.headers, date: '' }).toEqual({ ...page.headers, date: '' })
  }
})

it('everything else has the strict policy, and all responses have the other headers', async () => {
  for (const path of ['/file', '/nothing', '/api/endpoint']) {
    const { headers } = await ask(path)
    expect(scripts(headers['content-security-policy'])).toBe("'self'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/max-age=63072000/),
    })
  }
})

it('the fallback policy of the configuration is left out', async () => {
  const { headers } = await ask('/configured')
  expect(scripts(headers['content-security-policy'])).toBe("'self'")
})

it('nothing of Node itself is changed', () => {
  expect(Object.getOwnPropertyDescriptors(ServerResponse.prototype)).toEqual(untouched)
})

it.each(['content-security-policy', 'content-security-policy-report-only', 'range', 'if-match'])(
  'the request header %s does not reach Next',
  async (name) => {
    const { body } = await ask('/file', { headers: { [name]: "script-src 'nonce-attack'", accept: 'kept' } })
    expect(JSON.parse(body)).toEqual([expect.objectContaining({ accept: 'kept' })])
    expect(JSON.parse(body)[0]).not.toHaveProperty(name)
  },
)

it('a page is rendered from its own path, whatever the request contains', async () => {
  const { headers, body } = await ask('/cities/tokyo?q=attack')
  expect(body).toBe('/cities/tokyo')
  expect(headers).not.toHaveProperty('x-middleware-rewrite')
  expect((await ask('/?_rsc=hash&q=attack')).body).toBe('/')
  // Requests for flight data carry a number that Next checks.
  expect((await ask('/?_rsc=hash&q=attack', { headers: { rsc: '1' } })).body).toBe('/?_rsc=hash')
})

it('pages and files are read-only; endpoints check methods themselves', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    expect((await ask('/whole', { method })).status, method).toBe(405)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    expect((await ask('/api/endpoint', { method })).body, method).toBe(method)
  }
  // Next throws on them.
  for (const method of ['TRACE', 'PROPFIND']) {
    const { status, headers } = await ask('/api/endpoint', { method })
    expect([status, headers['x-refused']], method).toEqual([405, 'POST'])
  }
})

it('page headers are removed at endpoints, where Next would fail on them', async () => {
  const ofPages = { rsc: '1', 'next-action': 'x', accept: 'kept' }
  const seen = async (path: string) => JSON.parse((await ask(path, { headers: ofPages })).body)[0]
  expect(await seen('/api/headers')).not.toHaveProperty('rsc')
  expect(await seen('/api/headers')).not.toHaveProperty('next-action')
  expect(await seen('/api/headers')).toHaveProperty('accept', 'kept')
  expect(await seen('/file')).toHaveProperty('rsc', '1')
  for (const path of ['/api/endpoint/.segments/_tree.segment.rsc', '/api/endpoint.rsc', '/api/endpoi%6Et']) {
    expect((await ask(path, { method: 'POST' })).status, path).toBe(405)
  }
})

it.each([
  'http://evil.example/whole',
  '/api/../whole',
  '/api/%2E%2e/whole',
  '/./whole',
  '/whole/.',
  '/a/..',
  '/\\whole',
  '/whole#a',
  '/whole?a#b',
])('an ambiguous address is rejected: %s', async (path) => {
  expect((await ask(path)).status).toBe(405)
  expect((await ask(path, { method: 'DELETE' })).status).toBe(405)
})

it('dots in names and queries do not change the address', async () => {
  for (const path of ['/a..b', '/.well-known/x', '/cities/...', '/x?path=/../y']) {
    expect((await ask(path)).status, path).toBe(200)
  }
})

it('a slow sender is disconnected', async () => {
  await ask('/whole')
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000)
  expect(server.requestTimeout).toBeLessThanOrEqual(20_000)
})

it.each([
  ['400 Bad Request', 'nonsense\r\n\r\n'],
  ['431 Request Header Fields Too Large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])('an invalid request gets nothing but "%s"', async (status, sent) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(sent)
  expect(await text(socket)).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
})
