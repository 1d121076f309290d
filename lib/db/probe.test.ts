import { expect, it, vi } from 'vitest'
import { databaseProbe } from './probe'

const probing = (ask: (signal: AbortSignal) => Promise<Response>) => {
  let clock = Date.parse('2026-11-21T10:00:00Z')
  const asked = vi.fn(ask)
  const probe = databaseProbe({ ask: asked, maxAge: 5_000, timeout: 2_000, now: () => clock })
  const pass = (ms: number) => {
    clock += ms
  }
  return { probe, asked, pass }
}

it('sends one request for all calls within five seconds', async () => {
  const { probe, asked, pass } = probing(async () => new Response('[]'))
  const findings = await Promise.all([probe(), probe(), probe()])
  expect(findings[2]).toEqual({ reachable: true, checkedAt: '2026-11-21T10:00:00.000Z', milliseconds: 0 })
  pass(4_999)
  await probe()
  expect(asked).toHaveBeenCalledTimes(1)
  pass(1)
  expect((await probe()).checkedAt).toBe('2026-11-21T10:00:05.000Z')
  expect(asked).toHaveBeenCalledTimes(2)
})

it.each([
  ['answered HTTP 401', async () => new Response('', { status: 401 })],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['no answer within 2 s', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
] as const)('says in a few words what is wrong: %s', async (problem, ask) => {
  expect(await probing(ask).probe()).toMatchObject({ reachable: false, problem })
})

it('notices that the database is back', async () => {
  const { probe, asked, pass } = probing(() => Promise.reject(new TypeError('fetch failed')))
  expect((await probe()).reachable).toBe(false)
  asked.mockResolvedValue(new Response('[]'))
  pass(5_000)
  expect((await probe()).reachable).toBe(true)
})
