// @vitest-environment node
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paintFirst, starterHash } from './paint-first'
import { inlineScriptHashes } from './policy'
import { secureServer } from './server'

const script = '<script>self.__next_f.push([1,"é"])</script>'
const html = `<!DOCTYPE html><html><body><p>é</p>${script}<script>alert(1)</script></body></html>`
const [hash = ''] = inlineScriptHashes(script)

/** What the server that is protected does, by path. */
const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/whole': (response, { method }) => {
    response.setHeader('ETag', '"1"')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(html))
    if (method === 'HEAD') response.end()
    else response.end(html)
  },
  '/never-read': (response) => {
    response.setHeader('etag', '"3"')
    response.setHeader('content-type', 'text/html')
    response.setHeader('content-length', Buffer.byteLength(html))
    response.end()
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
  '/unchanged': (response) => {
    response.setHeader('etag', '"1"')
    response.statusCode = 304
    response.end()
  },
  '/unknown-unchanged': (response) => {
    response.setHeader('etag', '"2"')
    response.statusCode = 304
    response.end()
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
  '/api/endpoint': (response, { method }) => response.end(method),
  '/api/refused': (response) => {
    response.statusCode = 405
    response.end()
  },
}

let server: Server

beforeAll(async () => {
  secureServer([])
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
            body: Buffer.concat(chunks).toString(),
          }),
        )
      })
      asked.on('error', reject)
      asked.end()
    },
  )
}
const scripts = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1]

it.each(['/whole', '/parts', '/error'])('a document has the hashes of its own scripts: %s', async (path) => {
  const { headers, body } = await ask(path)
  expect(body).toBe(paintFirst(html))
  expect(scripts(headers['content-security-policy'])).toBe(`'self' ${hash} ${starterHash}`)
})

it('a document that the browser has already keeps its policy', async () => {
  await ask('/whole')
  const { headers } = await ask('/unchanged')
  expect(scripts(headers['content-security-policy'])).toBe(`'self' ${hash} ${starterHash}`)
  expect((await ask('/unknown-unchanged')).headers).not.toHaveProperty('content-security-policy')
})

it('a HEAD request is told the length of the document that is sent, or none', async () => {
  const { body } = await ask('/whole')
  const head = await ask('/whole', { method: 'HEAD' })
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(body)))
  expect((await ask('/never-read', { method: 'HEAD' })).headers).not.toHaveProperty('content-length')
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
