// @vitest-environment node
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { paintFirst, starterHash } from '@/lib/delivery/paint-first'
import { inlineScriptHashes } from './policy'
import { secureServer } from './server'

const script = '<script>self.__next_f.push([1,"é"])</script>'
const html = `<!DOCTYPE html><html><body><p>é</p>${script}<script>alert(1)</script></body></html>`
const [hash = ''] = inlineScriptHashes(script)
const long = html.replace('</p>', `${' and so on'.repeat(200)}</p>`)
/** Varied enough to be worth a longer search. */
const wordy = html.replace(
  '</p>',
  `${Array.from({ length: 3000 }, (_, i) => (i * i).toString(36)).join(' ')}</p>`,
)
let changes = 0

/** What the server that is protected does, by path. */
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
  '/wordy': (response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(wordy)
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
  '/cities/tokyo?q=attack': (response, request) => {
    response.setHeader('x-middleware-rewrite', '/lff/cities/tokyo?q=attack')
    response.end(request.url)
  },
  '/?_rsc=hash&q=attack': (response, request) => {
    response.setHeader('x-middleware-rewrite', '/mnf')
    response.end(request.url)
  },
  '/_next/static/a.js': (response) => {
    response.setHeader('Content-Type', 'application/javascript; charset=UTF-8')
    response.end(long)
  },
  '/_next/static/a.js.br': (response) => {
    response.setHeader('Content-Type', 'application/octet-stream')
    response.end(brotliCompressSync(long))
  },
  // Gone since the server started.
  '/_next/static/b.js.br': (response) => {
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.end('Not Found')
  },
  '/api/endpoint': (response, { method }) => response.end(method),
  '/api/refused': (response) => {
    response.statusCode = 405
    response.end()
  },
}

let server: Server

beforeAll(async () => {
  const script = 'application/javascript; charset=UTF-8'
  secureServer(
    [],
    new Map([
      ['/_next/static/a.js', script],
      ['/_next/static/b.js', script],
    ]),
  )
  server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(response, request)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

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
  // Caches keep them side by side.
  expect(etags.size).toBe(3)
})

it('a page that is asked for again gets smaller, and keeps its name', async () => {
  const busy = (utilization: number) =>
    vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 1, active: 1, utilization })
  const headers = { 'accept-encoding': 'br' }
  const asked = async () => {
    const answer = await ask('/wordy', { headers })
    return { ...answer, bytes: Number(answer.headers['content-length']) }
  }
  busy(0.9)
  const first = await asked()
  await asked()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect((await asked()).bytes).toBe(first.bytes)

  busy(0.1)
  const again = await vi.waitFor(async () => {
    const answer = await asked()
    expect(answer.bytes).toBeLessThan(first.bytes)
    return answer
  })
  expect(again.headers.etag).toBe(first.headers.etag)
  expect(again.body).toBe(first.body)
  const known = { ...headers, 'if-none-match': String(first.headers.etag) }
  expect((await ask('/wordy', { headers: known })).status).toBe(304)
})

it('a file that the build compressed is sent so to who can take it', async () => {
  const plain = await ask('/_next/static/a.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body).toBe(long)
  const { headers, body } = await ask('/_next/static/a.js?v=1', {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': plain.headers['content-type'],
    vary: 'Accept-Encoding',
  })
  expect(body).toBe(long)
  const gone = await ask('/_next/static/b.js', { headers: { 'accept-encoding': 'br' } })
  expect(gone.status).toBe(404)
  expect(gone.headers).not.toHaveProperty('content-encoding')
  expect(gone.body).toBe('Not Found')
})

it('the data of a page goes out as Next made it, under the strict policy', async () => {
  const { headers, body } = await ask('/data')
  expect(body).toBe(long)
  expect(scripts(headers['content-security-policy'])).toBe("'self'")
})

it('a small document is not compressed, and keeps what it varies by', async () => {
  const { headers } = await ask('/whole', { headers: { 'accept-encoding': 'br' } })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers.vary).toBe('rsc, Accept-Encoding')
})

it('who has a document already is told so, with the policy it came with', async () => {
  const asBrowser = { 'accept-encoding': 'gzip, br' }
  const first = await ask('/long', { headers: asBrowser })
  const etag = String(first.headers.etag)
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
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

it('a changed document has another name, and an error none', async () => {
  const [first, second] = [await ask('/changing'), await ask('/changing')]
  expect(second.body).not.toBe(first.body)
  expect(second.headers.etag).not.toBe(first.headers.etag)
  expect((await ask('/error')).headers).not.toHaveProperty('etag')
})

it('a HEAD request is told what a GET would bring', async () => {
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const [page, head] = [await ask('/long', { headers }), await ask('/long', { headers, method: 'HEAD' })]
    expect(head.body).toBe('')
    expect({ ...head.headers, date: '' }).toEqual({ ...page.headers, date: '' })
  }
})

it('everything else has the strict policy, and all answers the other headers', async () => {
  for (const path of ['/file', '/nothing', '/api/endpoint']) {
    const { headers } = await ask(path)
    expect(scripts(headers['content-security-policy'])).toBe("'self'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/max-age=63072000/),
    })
  }
})

it.each(['content-security-policy', 'content-security-policy-report-only', 'range', 'if-match'])(
  'the request header %s does not reach Next',
  async (name) => {
    const { body } = await ask('/file', { headers: { [name]: "script-src 'nonce-attack'", accept: 'kept' } })
    expect(JSON.parse(body)).toEqual([expect.objectContaining({ accept: 'kept' })])
    expect(JSON.parse(body)[0]).not.toHaveProperty(name)
  },
)

it('a page is made from its own path, whatever was asked with it', async () => {
  const { headers, body } = await ask('/cities/tokyo?q=attack')
  expect(body).toBe('/cities/tokyo')
  expect(headers).not.toHaveProperty('x-middleware-rewrite')
  expect((await ask('/?_rsc=hash&q=attack')).body).toBe('/')
  // Flight data is asked for with a number that Next checks.
  expect((await ask('/?_rsc=hash&q=attack', { headers: { rsc: '1' } })).body).toBe('/?_rsc=hash')
})

it('pages and files are only read; endpoints decide for themselves', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    expect((await ask('/whole', { method })).status, method).toBe(405)
    expect((await ask('/api/endpoint', { method })).body, method).toBe(method)
  }
  expect((await ask('http://evil.example/whole')).status).toBe(405)
})
