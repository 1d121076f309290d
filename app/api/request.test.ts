import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import { parseBody } from '@/lib/revalidate/body'
import { readJson, refusal } from './request'

const secret = 'a-secret-of-at-least-24-characters'
beforeEach(() => {
  env.revalidateSecret = secret
})
afterEach(() => {
  env.revalidateSecret = undefined
})

const ask = (authorization?: string) => refusal(new Headers(authorization ? { authorization } : {}))

describe('a caller', () => {
  it('with the secret is accepted', () => {
    expect(ask(`Bearer ${secret}`)).toBeNull()
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

  it('is rejected with 503 if no secret is set', () => {
    env.revalidateSecret = undefined
    expect(ask(`Bearer ${secret}`)?.status).toBe(503)
  })
})

describe('a body', () => {
  const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    new Request('http://site.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  const status = async (request: Request) => {
    const read = await readJson(request)
    return typeof read === 'string' ? 'read' : read.status
  }

  it('is read up to 1 MiB, whatever length it declares', async () => {
    expect(await readJson(post('{"all":true}'))).toBe('{"all":true}')
    expect(await status(post('x'.repeat(1_048_576)))).toBe('read')
    expect(await status(post('x'.repeat(1_048_577)))).toBe(413)
    expect(await status(post('ü'.repeat(600_000)))).toBe(413)
  })

  it('may be the webhook of an article of 300 KB, with its old and its new row', async () => {
    const row = { id: 'a1', slug: 'a-long-article', content: 'Grüße aus 東京. '.repeat(16_000) }
    expect(Buffer.byteLength(row.content)).toBeGreaterThan(300 * 1024)
    const old = { ...row, content: `${row.content}!` }
    const event = { type: 'UPDATE', schema: 'public', table: 'blog_posts', record: row, old_record: old }
    const text = await readJson(post(JSON.stringify(event)))
    expect(typeof text).toBe('string')
    expect(parseBody(String(text))).toMatchObject({
      kind: 'change',
      change: { table: 'blog_posts', before: old, after: row },
    })
  })

  it.each([undefined, 'text/plain', 'application/jsonp'])('of type %s is rejected', async (type) => {
    const body = new Blob(['{}'], type ? { type } : {})
    expect(await status(post(body, type ? { 'content-type': type } : {}))).toBe(415)
  })

  it('may declare its character encoding', async () => {
    expect(await status(post('{}', { 'content-type': 'Application/JSON; charset=utf-8' }))).toBe('read')
  })
})
