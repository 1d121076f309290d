import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { requestOwn, requestUntilFresh } from './own-pages'

/** A server in place of the site's own: it gives the prepared answers in turn, the last one again and again. */
let server: Server
let answers: { status?: number; cache?: string }[]
let requests: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers.host}${request.url}`)
    const { status = 200, cache } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {}
    if (status === 0) return void response.destroy()
    response.writeHead(status, cache ? { 'x-nextjs-cache': cache } : {})
    response.end('page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  env.internalOrigin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  // The pauses between requests are skipped here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
})
afterAll(() => {
  vi.useRealTimers()
  env.internalOrigin = undefined
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
})

it('a page is requested from its own host until the old one is replaced', async () => {
  answers = [{ cache: 'STALE' }, { cache: 'STALE' }, { cache: 'HIT' }]
  expect(await requestUntilFresh('/cities/tokyo', 'mnf')).toBe(true)
  expect(requests).toEqual(Array.from({ length: 3 }, () => 'GET meetnewfriends.example/cities/tokyo'))
})

it.each(['HIT', 'MISS', undefined])('a page with a cache status of %s is fresh', async (cache) => {
  answers = [cache ? { cache } : {}]
  expect(await requestUntilFresh('/', 'lff')).toBe(true)
  expect(requests).toHaveLength(1)
})

it.each([308, 404])('an address that returns %i is not fresh, and is not requested again', async (status) => {
  answers = [{ status }]
  expect(await requestUntilFresh('/', 'lff')).toBe(false)
  expect(requests).toHaveLength(1)
})

it('a failure is retried, but not forever', async () => {
  answers = [{ status: 0 }, { status: 500 }, { cache: 'HIT' }]
  expect(await requestUntilFresh('/', 'lff')).toBe(true)
  answers = [{ status: 500 }]
  requests = []
  expect(await requestUntilFresh('/', 'lff')).toBe(false)
  expect(requests.length).toBeLessThanOrEqual(20)
})

it('a page that stays old is given up', async () => {
  answers = [{ cache: 'STALE' }]
  expect(await requestUntilFresh('/', 'lff')).toBe(false)
  expect(requests.length).toBeLessThanOrEqual(20)
})

it('a body is sent as a POST', async () => {
  answers = [{}]
  expect((await requestOwn('/api/revalidate', 'lff', { body: '{}' })).statusCode).toBe(200)
  expect(requests).toEqual(['POST lookingforfriends.example/api/revalidate'])
})
