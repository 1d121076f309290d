import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import { FailureLimit } from './failure-limit'
import { readJson, refusal } from './request'

const secret = 'a-secret-of-at-least-24-characters'
beforeEach(() => {
  env.revalidateSecret = secret
})
afterEach(() => {
  env.revalidateSecret = undefined
})

let caller = 0
const ask = (authorization?: string, address = `192.0.2.${caller++}`) =>
  refusal(new Headers({ ...(authorization ? { authorization } : {}), 'x-forwarded-for': address }))

describe('a caller', () => {
  it('with the secret is always accepted', () => {
    for (let n = 0; n < 200; n++) expect(ask(`Bearer ${secret}`, '198.51.100.1')).toBeNull()
  })

  it.each([
    undefined,
    secret,
    `Bearer ${secret}x`,
    `Bearer ${secret.slice(1)}`,
    `Basic ${secret}`,
    'Bearer ',
  ])('with %s is rejected', async (authorization) => {
    const refused = ask(authorization)
    expect(refused?.status).toBe(401)
    expect(JSON.stringify(await refused?.json())).not.toContain(secret)
  })

  it('that guesses the secret has to wait, and nobody else does', () => {
    const statuses = Array.from({ length: 25 }, () => ask('Bearer guess', '203.0.113.9')?.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    expect(ask('Bearer guess', '203.0.113.10')?.status).toBe(401)
    expect(ask(`Bearer ${secret}`, '203.0.113.9')).toBeNull()
  })

  it('is rejected with 503 if no secret is set', () => {
    env.revalidateSecret = undefined
    expect(ask(`Bearer ${secret}`)?.status).toBe(503)
  })
})

describe('counting failures', () => {
  it('restores attempts over time and remembers a bounded number of addresses', () => {
    const clock = { now: 0 }
    const limit = new FailureLimit(() => clock.now)
    for (let n = 0; n < 20; n++) expect(limit.failed('a')).toBe(false)
    expect(limit.failed('a')).toBe(true)
    clock.now = 4_000
    expect(limit.failed('a')).toBe(false)
    for (let n = 0; n < 20_000; n++) limit.failed(`address ${n}`)
    expect(limit.size).toBe(10_000)
  })
})

describe('a body', () => {
  const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    new Request('http://site.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  const status = async (request: Request) => {
    const read = await readJson(request)
    return typeof read === 'string' ? 'read' : read.status
  }

  it('is read up to 64 KiB', async () => {
    expect(await readJson(post('{"all":true}'))).toBe('{"all":true}')
    expect(await status(post('x'.repeat(65_536)))).toBe('read')
    expect(await status(post('x'.repeat(65_537)))).toBe(413)
  })

  it('without a declared length is counted as it arrives, and rejected at the limit', async () => {
    let sent = 0
    let cancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent++
        controller.enqueue(new Uint8Array(16_384))
      },
      cancel: () => {
        cancelled = true
      },
    })
    expect(await status(post(endless))).toBe(413)
    expect(cancelled).toBe(true)
    expect(sent).toBeLessThan(10)
  })

  it.each([undefined, 'text/plain', 'application/jsonp'])('of type %s is rejected', async (type) => {
    const body = new Blob(['{}'], type ? { type } : {})
    expect(await status(post(body, type ? { 'content-type': type } : {}))).toBe(415)
  })

  it('may declare its character encoding', async () => {
    expect(await status(post('{}', { 'content-type': 'Application/JSON; charset=utf-8' }))).toBe('read')
  })
})
