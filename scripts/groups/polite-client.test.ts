import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NotRead, PoliteClient } from './polite-client.ts'

const visits: { path: string; agent: string | undefined }[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    visits.push({ path, agent: request.headers['user-agent'] })
    switch (path) {
      case '/robots.txt':
        response.end('User-agent: *\nDisallow: /private\n')
        break
      case '/moved':
        response.writeHead(301, { location: '/page' }).end()
        break
      case '/circle':
        response.writeHead(302, { location: '/circle' }).end()
        break
      case '/inward':
        response.writeHead(302, { location: `http://10.0.0.1/` }).end()
        break
      case '/to-file':
        response.writeHead(302, { location: 'file:///etc/passwd' }).end()
        break
      case '/endless': {
        response.writeHead(200)
        const more = setInterval(() => response.write('x'.repeat(64_000)), 1)
        response.on('close', () => clearInterval(more))
        break
      }
      case '/slow':
        response.writeHead(200).write('a')
        break
      case '/gone':
        response.writeHead(410).end()
        break
      default:
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>')
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const client = (options = {}) =>
  new PoliteClient({
    agent: 'friends-directory-groups/1.0 (+mailto:hello@lookingforfriends.example)',
    allowedAddresses: ['127.0.0.1'],
    intervalMs: 1,
    ...options,
  })

test('a page is read through its redirect, and the visitor says who it is', async () => {
  const page = await client().read(`${origin}/moved`)
  expect(page).toMatchObject({ status: 200, url: `${origin}/page`, text: '<p>Hello</p>' })
  expect(visits.at(-1)?.agent).toContain('hello@lookingforfriends.example')
})

test('a webcal address is an https one', async () => {
  await expect(client().read('webcal://127.0.0.1:1/x.ics')).rejects.toThrow(/ECONNREFUSED/)
})

test('an answer of 410 is an answer', async () => {
  expect((await client().read(`${origin}/gone`)).status).toBe(410)
})

test('what robots.txt forbids is not visited', async () => {
  const before = visits.filter(({ path }) => path === '/private/x').length
  await expect(client().read(`${origin}/private/x`)).rejects.toMatchObject({ isForbidden: true })
  expect(visits.filter(({ path }) => path === '/private/x')).toHaveLength(before)
})

test('a private address is refused, named in the address, behind a host name, and at the end of a redirect', async () => {
  const strict = client({ allowedAddresses: [] })
  const port = new URL(origin).port
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    await expect(strict.read(`http://${host}:${port}/page`), host).rejects.toThrow(/not allowed/)
  }
  for (const host of ['10.0.0.1', '192.168.1.1', '172.16.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0']) {
    await expect(strict.read(`http://${host}/`), host).rejects.toThrow(/not allowed/)
  }
  await expect(client().read(`${origin}/inward`)).rejects.toThrow(/not allowed/)
})

test('only web addresses are followed', async () => {
  await expect(client().read('ftp://example.org/')).rejects.toThrow(/no web address/)
  await expect(client().read(`${origin}/to-file`)).rejects.toThrow(/no web address/)
})

test('redirects in a circle, endless bodies and silent servers end with a reason', async () => {
  await expect(client().read(`${origin}/circle`)).rejects.toThrow(/more than 5 redirects/)
  await expect(client({ maxBytes: 200_000 }).read(`${origin}/endless`)).rejects.toThrow(
    /more than 200000 bytes/,
  )
  const silent = client({ timeoutMs: 300 }).read(`${origin}/slow`)
  await expect(silent).rejects.toBeInstanceOf(NotRead)
})

test('two requests to one host are an interval apart, and those to another host do not wait for them', async () => {
  const pauses: number[] = []
  const sleep = async (ms: number) => pauses.push(ms)
  const polite = client({ intervalMs: 60_000, sleep })
  await polite.read(`${origin}/a`)
  await polite.read(`${origin}/b`)
  // robots.txt first, then the two pages: each a minute after the one before here, less the time that has passed meanwhile.
  expect(pauses.map((ms) => Math.ceil(ms / 60_000))).toEqual([0, 1, 2])
  await polite.read(`${origin.replace('127.0.0.1', 'localhost')}/c`).catch(() => {})
  expect(pauses.at(3)).toBe(0)
})
