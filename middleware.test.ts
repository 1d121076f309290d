// @vitest-environment node
import { getRewrittenUrl } from 'next/experimental/testing/server'
import { type NextFetchEvent, NextRequest } from 'next/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const preview = vi.hoisted(() => ({ isEnabled: false }))
vi.mock('next/headers', () => ({ draftMode: async () => preview }))

const lists = {
  cities: ['tokyo'],
  communities: ['hiking', 'dogs'],
  affinities: ['outdoor'],
  articles: ['hello'],
  absent: ['tokyo/dogs'],
  countries: [['jp', 'Japan']],
}
/** What the database answers when asked for the slugs. */
const database = vi.fn<typeof fetch>()
const background: Promise<unknown>[] = []
const event = {
  waitUntil: (promise: Promise<unknown>) => background.push(promise),
} as unknown as NextFetchEvent

let middleware: typeof import('./middleware').middleware

beforeEach(async () => {
  preview.isEnabled = false
  background.length = 0
  database.mockReset().mockImplementation(async () => Response.json(lists))
  vi.stubGlobal('fetch', database)
  vi.resetModules()
  ;({ middleware } = await import('./middleware'))
})

const ask = (
  path: string,
  init: { host?: string; method?: string; headers?: Record<string, string> } = {},
) => {
  const { host = 'meetnewfriends.example', method = 'GET', headers = {} } = init
  return middleware(
    new NextRequest(`http://${host}${path}`, { method, headers: { host, ...headers } }),
    event,
  )
}
const shownPath = async (path: string, init = {}) => {
  const rewritten = getRewrittenUrl(await ask(path, init))
  return rewritten && new URL(rewritten).pathname + new URL(rewritten).search
}

describe('a page', () => {
  it("is that of the host's variant, without the query", async () => {
    expect(await shownPath('/cities/tokyo?utm_source=letter')).toBe('/mnf/cities/tokyo')
    expect(await shownPath('/', { host: 'lookingforfriends.example' })).toBe('/lff')
  })
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await ask('/cities', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(getRewrittenUrl(answer)).toBeNull()
  })
  it('answers HEAD', async () => {
    expect(await shownPath('/cities', { method: 'HEAD' })).toBe('/mnf/cities')
  })
  it('never sees a nonce or a forged forwarding header, but all others', async () => {
    const answer = await ask('/cities', {
      headers: {
        'content-security-policy': "script-src 'nonce-x'",
        'content-security-policy-report-only': "script-src 'nonce-x'",
        forwarded: 'host=evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-port': '81',
        'x-forwarded-proto': 'http',
        'accept-language': 'ja',
      },
    })
    const passedOn = answer.headers.get('x-middleware-override-headers')?.split(',')
    expect(passedOn).toEqual(expect.arrayContaining(['accept-language', 'host']))
    expect(passedOn?.filter((name) => /forwarded|policy/.test(name))).toEqual([])
  })
})

describe('the other form of a configured host', () => {
  it('leads to the configured origin, with path and query, permanently', async () => {
    const answer = await ask('/cities/tokyo?q=a%20b', { host: 'www.meetnewfriends.example' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('https://meetnewfriends.example/cities/tokyo?q=a%20b')
  })
  it('never leads to another host', async () => {
    for (const path of ['//evil.example', '/\\evil.example', '/.evil.example', '/@evil.example']) {
      const answer = await ask(path, { host: 'www.lookingforfriends.example' })
      expect(new URL(answer.headers.get('location') ?? '').origin).toBe('https://lookingforfriends.example')
    }
  })
})

describe('an address', () => {
  it('that does not exist is 404, kept by no cache, with the text for its kind', async () => {
    for (const [path, kind] of [
      ['/cities/atlantis', 'city'],
      ['/cities/tokyo/communities/dogs', 'community-of-city'],
      ['/affinities/outdoor/chess', 'combination'],
      ['/nothing', 'page'],
    ]) {
      const answer = await ask(`${path}`)
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('cache-control'), path).toContain('no-store')
      expect(await shownPath(`${path}`), path).toBe(`/mnf/missing/${kind}`)
    }
  })
  it('in another spelling is redirected once, with its query', async () => {
    const answer = await ask('/Cities/Tokyo/?a=1')
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toMatch(/^http:\/\/meetnewfriends\.example\/cities\/tokyo\?a=1$/)
  })
})

describe('the lists of slugs', () => {
  it('are read once for many pages, and not at all for those without a slug', async () => {
    await ask('/cities')
    expect(database).not.toHaveBeenCalled()
    await Promise.all(['/cities/tokyo', '/blog/hello', '/countries/jp'].map((path) => ask(path)))
    expect(database).toHaveBeenCalledTimes(1)
  })
  it('are renewed in the background, and the platform is told to wait for that', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.resetModules()
    ;({ middleware } = await import('./middleware'))
    await ask('/cities/tokyo')
    vi.setSystemTime(Date.now() + 60_000)
    let answer = (_: Response) => {}
    database.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    expect(await shownPath('/cities/tokyo')).toBe('/mnf/cities/tokyo')
    expect(background).toHaveLength(1)
    answer(Response.json(lists))
    await background[0]
    vi.useRealTimers()
  })
  it('say nothing while the database is down: the page decides, and nothing is called missing', async () => {
    database.mockRejectedValue(new Error('down'))
    expect(await shownPath('/cities/atlantis')).toBe('/mnf/cities/atlantis')
    database.mockResolvedValue(new Response('gateway', { status: 502 }))
    expect(await shownPath('/blog/new')).toBe('/mnf/blog/new')
  })
})

it('a preview shows articles that the lists do not have, with a policy, out of search engines', async () => {
  preview.isEnabled = true
  const answer = await ask('/blog/scheduled')
  expect(getRewrittenUrl(answer)).toContain('/mnf/blog/scheduled')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})
