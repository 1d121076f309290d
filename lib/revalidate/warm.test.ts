import { expect, it, vi } from 'vitest'
import { type PageAnswer, warm } from './warm'

const sleep = async () => {}
const answers = (...given: (PageAnswer | Error)[]) => {
  const last = given.at(-1)
  return vi.fn(async () => {
    const next = given.shift() ?? last
    if (next === undefined || next instanceof Error) throw next
    return next
  })
}
const page = (cache: string | null, status = 200): PageAnswer => ({ status, cache })

it('requests a page until the old one is replaced', async () => {
  const ask = answers(page('STALE'), page('STALE'), page('HIT'))
  expect(await warm({ ask, sleep })).toBe(true)
  expect(ask).toHaveBeenCalledTimes(3)
})

it.each(['HIT', 'MISS', null])('stops at once at a cache status of %s', async (cache) => {
  const ask = answers(page(cache))
  expect(await warm({ ask, sleep })).toBe(true)
  expect(ask).toHaveBeenCalledOnce()
})

it.each([308, 404])('does not retry an address that returns %i', async (status) => {
  const ask = answers(page(null, status))
  expect(await warm({ ask, sleep })).toBe(false)
  expect(ask).toHaveBeenCalledOnce()
})

it('retries after a failure, but not forever', async () => {
  expect(await warm({ ask: answers(new Error('reset'), page(null, 500), page('HIT')), sleep })).toBe(true)
  const down = answers(new Error('down'))
  expect(await warm({ ask: down, sleep })).toBe(false)
  expect(down).toHaveBeenCalledTimes(3)
})

it('gives up on a page that stays old', async () => {
  const ask = answers(page('STALE'))
  expect(await warm({ ask, sleep })).toBe(false)
  expect(ask.mock.calls.length).toBeLessThanOrEqual(20)
})
