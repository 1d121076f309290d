import { describe, expect, it, vi } from 'vitest'
import { forwardedHeader, instanceId, passOn, passOnTags, senderHeader } from './instances'

const sleep = async () => {}
let unused = 0
/** Origins that no other test has spoken to: the module remembers who was down. */
const origins = (count: number) => Array.from({ length: count }, () => `http://instance-${unused++}.test`)
const call = (fetch: (url: string, init: RequestInit) => Promise<Response>, instances: string[], more = {}) =>
  passOn({
    secret: 'secret',
    body: '{"all":true}',
    instances,
    fetch: fetch as typeof globalThis.fetch,
    sleep,
    ...more,
  })
const ok = async () => Response.json({})

describe('passing a call on', () => {
  it('sends the same body with the secret and a mark against loops', async () => {
    const [origin = ''] = origins(1)
    const fetch = vi.fn(ok)
    expect(await call(fetch, [`${origin}/`])).toEqual([])
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `${origin}/api/revalidate`,
      expect.objectContaining({
        method: 'POST',
        body: '{"all":true}',
        headers: expect.objectContaining({
          authorization: 'Bearer secret',
          [forwardedHeader]: '1',
          [senderHeader]: instanceId,
        }),
      }),
    )
  })

  it('tries again, and names who did not take it', async () => {
    const [steady = '', shaky = '', down = '', closed = ''] = origins(4)
    const seen: string[] = []
    const fetch = async (url: string) => {
      seen.push(new URL(url).origin)
      const times = seen.filter((origin) => origin === new URL(url).origin).length
      if (url.startsWith(steady)) return Response.json({})
      if (url.startsWith(shaky)) return Response.json({}, { status: times < 3 ? 502 : 200 })
      if (url.startsWith(closed)) return Response.json({}, { status: 401 })
      throw new TypeError('fetch failed')
    }
    expect(await call(fetch, [steady, shaky, down, closed])).toEqual([down, closed])
    const times = (origin: string) => seen.filter((one) => one === origin).length
    expect([steady, shaky, down, closed].map(times)).toEqual([1, 3, 3, 1])
  })

  it('asks an instance that is down only once a call, until some time has passed', async () => {
    const [down = ''] = origins(1)
    const fetch = vi.fn(async () => Promise.reject(new TypeError('fetch failed')))
    const at = (time: number) => call(fetch, [down], { now: () => time })
    await at(1_000_000)
    await at(1_005_000)
    expect(fetch).toHaveBeenCalledTimes(4)
    await at(1_016_000)
    expect(fetch).toHaveBeenCalledTimes(7)
  })

  it('keeps a burst from opening more than eight connections at a time', async () => {
    const [origin = ''] = origins(1)
    let busy = 0
    let most = 0
    const fetch = async () => {
      most = Math.max(most, ++busy)
      await new Promise((resolve) => setImmediate(resolve))
      busy--
      return Response.json({})
    }
    const unreached = await Promise.all(Array.from({ length: 200 }, () => call(fetch, [origin])))
    expect(unreached.flat()).toEqual([])
    expect(most).toBe(8)
  })
})

describe('passing changes on', () => {
  const passed = async (changes: { tags: string[]; addresses: boolean }[], taken = true) => {
    const bodies: unknown[] = []
    const [origin = ''] = origins(1)
    const fetch = async (_: unknown, init?: RequestInit) => {
      bodies.push(JSON.parse(String(init?.body)))
      return Response.json({}, { status: taken ? 200 : 401 })
    }
    const options = { secret: 'secret', instances: [origin], fetch, sleep }
    const unreached = await Promise.all(changes.map((change) => passOnTags(change, options)))
    return { bodies, unreached, origin }
  }

  it('sends those of a moment in one call, each tag once', async () => {
    const { bodies, unreached } = await passed([
      { tags: ['city:a', 'cities'], addresses: false },
      { tags: ['city:b', 'cities'], addresses: true },
    ])
    expect(bodies).toEqual([{ tags: ['city:a', 'cities', 'city:b'], addresses: true }])
    expect(unreached).toEqual([[], []])
  })

  it('begins anew after that', async () => {
    expect((await passed([{ tags: ['city:c'], addresses: false }])).bodies).toEqual([
      { tags: ['city:c'], addresses: false },
    ])
  })

  it('makes as many calls as it takes', async () => {
    const tags = Array.from({ length: 1_200 }, (_, n) => `city:${n}`)
    const { bodies } = await passed([{ tags, addresses: false }])
    expect(bodies.flatMap((body) => (body as { tags: string[] }).tags)).toEqual(tags)
    expect(bodies).toHaveLength(3)
  })

  it('leaves out what no page can have', async () => {
    const { bodies } = await passed([{ tags: ['city:São', 'cities'], addresses: false }])
    expect(bodies).toEqual([{ tags: ['cities'], addresses: false }])
  })

  it('tells each call who did not take it', async () => {
    const { unreached, origin } = await passed(
      [
        { tags: ['city:a'], addresses: false },
        { tags: ['city:b'], addresses: false },
      ],
      false,
    )
    expect(unreached).toEqual([[origin], [origin]])
  })
})
