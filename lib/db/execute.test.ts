import { draftMode } from 'next/headers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { declareTable } from './declare'

// A declared read runs in three ways: in service, while building, and in a preview.

const cached = vi.fn((load: () => Promise<unknown>, _keys: string[], _options: object) => load)
vi.mock('next/cache', () => ({
  unstable_cache: (load: () => Promise<unknown>, keys: string[], options: object) =>
    cached(load, keys, options),
}))
vi.mock('next/headers', () => ({ draftMode: vi.fn() }))

const rows = [
  { id: '1', slug: 'oslo', country_id: 'no' },
  { id: '2', slug: 'rome', country_id: 'it' },
  { id: '3', slug: 'milan', country_id: 'it' },
]
type Sent = RequestInit & { url: URL }
let sent: Sent[]
/** The answer to each request in turn, the last one again and again. */
let answers: (() => Response)[]

const page = (given: object[], total = given.length) =>
  new Response(JSON.stringify(given), { headers: { 'content-range': `0-${given.length - 1}/${total}` } })

const { read } = declareTable('cities', ['id', 'slug', 'country_id'])
const all = read('cities', ['id', 'slug'])
const bySlug = read('city', ['id', 'slug'], { match: 'slug' })
const ofCountry = read('country-cities', ['id', 'slug'], { match: 'country_id' })

let execute: typeof import('./execute')

beforeEach(async () => {
  sent = []
  answers = [() => page(rows)]
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    sent.push({ ...init, url: new URL(input) })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.()
  })
  vi.stubEnv('NEXT_PHASE', '')
  cached.mockClear()
  vi.mocked(draftMode).mockResolvedValue({ isEnabled: false } as Awaited<ReturnType<typeof draftMode>>)
  vi.resetModules()
  execute = await import('./execute')
})

const keyOf = ({ headers }: Sent) => new Headers(headers).get('apikey')

describe('in service', () => {
  it('a list is one request, under the tag of the read, for five minutes', async () => {
    expect(await execute.readRows(all)).toEqual(rows)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url.pathname).toBe('/rest/v1/cities')
    expect(sent[0]?.url.searchParams.get('select')).toBe('id,slug')
    expect(sent[0]?.next).toEqual({ tags: ['cities'], revalidate: 300 })
  })

  it('several keys are one request, under a tag each, for as long as the read says', async () => {
    await execute.readRows(ofCountry, ['no', 'it'])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url.searchParams.get('country_id')).toBe('in.(no,it)')
    expect(sent[0]?.next).toEqual({ tags: ['country-cities:no', 'country-cities:it'], revalidate: 300 })
  })

  it('a list of more rows than one answer has is read to its end', async () => {
    answers = [() => page(rows.slice(0, 2), 3), () => page(rows.slice(2), 3)]
    expect(await execute.readRows(all)).toEqual(rows)
    expect(sent.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '2'])
  })

  it('one row is read without paging or counting, and is null if there is none', async () => {
    answers = [() => new Response(JSON.stringify([rows[0]])), () => new Response('[]')]
    expect(await execute.readRow(bySlug, 'oslo')).toEqual(rows[0])
    expect(new Headers(sent[0]?.headers).get('prefer') ?? '').not.toContain('count')
    expect(sent[0]?.url.searchParams.get('limit')).toBe('1')
    expect(sent[0]?.url.searchParams.has('order')).toBe(false)
    expect(await execute.readRow(bySlug, 'atlantis')).toBeNull()
  })

  it('no keys need no request', async () => {
    expect(await execute.readRows(ofCountry, [])).toEqual([])
    expect(sent).toEqual([])
  })

  it('garbage is a failure, and the repeated request cannot be answered with it from the cache', async () => {
    answers = [() => new Response('<html>Bad gateway</html>'), () => page(rows)]
    expect(await execute.readRows(all)).toEqual(rows)
    const ids = sent.map(({ headers }) => new Headers(headers).get('x-request-id'))
    expect(ids).toEqual([null, expect.any(String)])
    expect(sent[1]?.next).toEqual(sent[0]?.next)
  })

  it('garbage every time makes the read fail', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.setTimerTickMode('nextTimerAsync')
    answers = [() => new Response('<html>Bad gateway</html>')]
    await expect(execute.readRow(bySlug, 'oslo')).rejects.toThrow('Reading cities failed')
    vi.useRealTimers()
  })

  it('a read past the caches asks the database each time', async () => {
    await execute.readFresh(bySlug, 'oslo')
    expect(sent[0]?.cache).toBe('no-store')
    expect(sent[0]?.next).toBeUndefined()
  })
})

describe('while building', () => {
  beforeEach(() => vi.stubEnv('NEXT_PHASE', 'phase-production-build'))

  it('a table is read once, with all columns, and each read is answered from it', async () => {
    expect(await execute.readRows(all)).toEqual(rows)
    expect(await execute.readRow(bySlug, 'rome')).toEqual(rows[1])
    expect(await execute.readRows(ofCountry, ['it', 'no'])).toEqual([rows[1], rows[2], rows[0]])
    expect(await execute.readRow(bySlug, 'atlantis')).toBeNull()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url.searchParams.get('select')).toBe('id,slug,country_id')
  })

  it('the page has the tags that it would have in service', async () => {
    await execute.readRow(bySlug, 'rome')
    await execute.readRows(ofCountry, ['it', 'no'])
    expect(cached.mock.calls.map(([, , options]) => options)).toEqual([
      { tags: ['city:rome'], revalidate: 300 },
      { tags: ['country-cities:it', 'country-cities:no'], revalidate: 300 },
    ])
  })
})

describe('in a preview', () => {
  it('the database is asked past every cache, with the key that sees drafts', async () => {
    vi.mocked(draftMode).mockResolvedValue({ isEnabled: true } as Awaited<ReturnType<typeof draftMode>>)
    await execute.readRow(bySlug, 'oslo')
    expect(sent[0]?.cache).toBe('no-store')
    expect(keyOf(sent[0] as Sent)).toBe(env.supabaseSecretKey)
    expect(env.supabaseSecretKey).not.toBe(env.supabasePublishableKey)
  })

  it('there is none outside of a request, where Next refuses to answer', async () => {
    vi.mocked(draftMode).mockImplementation(() => {
      throw new Error('outside of a request')
    })
    await execute.readRow(bySlug, 'oslo')
    expect(sent[0]?.next).toMatchObject({ tags: ['city:oslo'] })
  })
})
