import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env, placeholderOrigins } from './env'
import { notifyIndexNow } from './indexnow'

interface Submission {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

const key = '0123456789abcdef'
const received: { request: IncomingMessage; body: Submission }[] = []
let status = 200
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ request, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(status).end()
  })
})

beforeEach(async () => {
  received.length = 0
  status = 200
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  env.indexNow = { key, endpoint: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}` }
  env.origins = { lff: 'https://friends.test', mnf: 'https://meet.test' }
})

afterEach(async () => {
  env.indexNow = undefined
  env.origins = { ...placeholderOrigins }
  vi.restoreAllMocks()
  receiver.closeAllConnections()
  await new Promise((resolve) => receiver.close(resolve))
})

describe('search engines are notified', () => {
  it('of each changed address once, for each host, with the key', async () => {
    const told = await notifyIndexNow({ lff: ['/', '/cities/tokyo', '/cities/tokyo'], mnf: ['/blog'] })
    expect(told).toBe(3)
    const byHost = new Map(received.map(({ body }) => [body.host, body]))
    expect(byHost.get('friends.test')).toEqual({
      host: 'friends.test',
      key,
      keyLocation: `https://friends.test/${key}.txt`,
      urlList: ['https://friends.test', 'https://friends.test/cities/tokyo'],
    })
    expect(byHost.get('meet.test')?.urlList).toEqual(['https://meet.test/blog'])
    for (const { request } of received) {
      expect([request.method, request.url]).toEqual(['POST', '/indexnow'])
      expect(request.headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })

  it('in calls of at most 10,000 addresses', async () => {
    const changed = Array.from({ length: 20_001 }, (_, number) => `/cities/city-${number}`)
    expect(await notifyIndexNow({ lff: changed })).toBe(20_001)
    expect(received.map(({ body }) => body.urlList.length)).toEqual([10_000, 10_000, 1])
  })
})

describe('nobody is notified', () => {
  it('without a key', async () => {
    env.indexNow = undefined
    expect(await notifyIndexNow({ lff: ['/'] })).toBe(0)
    expect(received).toEqual([])
  })

  it('of a host that is still the placeholder', async () => {
    env.origins = { ...placeholderOrigins, mnf: 'https://meet.test' }
    expect(await notifyIndexNow({ lff: ['/'], mnf: ['/'] })).toBe(1)
    expect(received.map(({ body }) => body.host)).toEqual(['meet.test'])
  })

  it('if nothing changed', async () => {
    expect(await notifyIndexNow({ lff: [], mnf: [] })).toBe(0)
    expect(received).toEqual([])
  })
})

describe('a failure is only logged', () => {
  it('if the service refuses the request', async () => {
    status = 422
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(await notifyIndexNow({ lff: ['/', '/blog'] })).toBe(0)
    expect(log).toHaveBeenCalledWith(
      'IndexNow: 2 addresses of https://friends.test were not taken: status 422',
    )
  })

  it('if the service cannot be reached', async () => {
    await new Promise((resolve) => receiver.close(resolve))
    const log = vi.spyOn(console, 'error').mockReturnValue()
    expect(await notifyIndexNow({ lff: ['/'] })).toBe(0)
    expect(log).toHaveBeenCalledOnce()
  })
})
