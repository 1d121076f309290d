import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const requests = vi.fn<() => Promise<Response>>()
let probe: typeof import('./probe')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') })
  vi.stubGlobal('fetch', requests)
  requests.mockReset().mockImplementation(async () => new Response('[]'))
  vi.resetModules()
  probe = await import('./probe')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends one request for all calls within five seconds', async () => {
  const { databaseState } = probe
  const states = await Promise.all([databaseState(), databaseState(), databaseState()])
  expect(states[2]).toEqual({ reachable: true, checkedAt: '2026-11-21T10:00:00.000Z', milliseconds: 0 })
  vi.setSystemTime('2026-11-21T10:00:04.999Z')
  await databaseState()
  expect(requests).toHaveBeenCalledTimes(1)
  vi.setSystemTime('2026-11-21T10:00:05Z')
  expect((await databaseState()).checkedAt).toBe('2026-11-21T10:00:05.000Z')
  expect(requests).toHaveBeenCalledTimes(2)
})

it.each([
  ['answered HTTP 401', async () => new Response('', { status: 401 })],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['no answer within 2 s', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
] as const)('says in a few words what is wrong: %s', async (problem, answer) => {
  requests.mockImplementation(answer)
  expect(await probe.databaseState()).toMatchObject({ reachable: false, problem })
  expect(probe.lastGoodRead()).toBeNull()
})

it('notices that the database is back, and remembers when it last was there', async () => {
  const { databaseState, lastGoodRead } = probe
  requests.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect((await databaseState()).reachable).toBe(false)
  vi.setSystemTime('2026-11-21T10:00:05Z')
  expect((await databaseState()).reachable).toBe(true)
  expect(lastGoodRead()).toBe(Date.parse('2026-11-21T10:00:05Z'))
  requests.mockRejectedValueOnce(new TypeError('fetch failed'))
  vi.setSystemTime('2026-11-21T10:00:10Z')
  await databaseState()
  expect(lastGoodRead()).toBe(Date.parse('2026-11-21T10:00:05Z'))
})
