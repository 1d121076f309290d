import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseReadError } from './errors'
import { pageSize, readAll, readPage } from './read'

// Waiting takes no time here: a timer fires as soon as nothing else is pending.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.setTimerTickMode('nextTimerAsync')
})
afterEach(() => vi.useRealTimers())

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
const table =
  (all: { id: number }[], cap = pageSize) =>
  async (from: number, to: number) => ({
    data: all.slice(from, Math.min(to + 1, from + cap)),
    count: all.length,
    error: null,
    status: 200,
  })

describe('reading all rows', () => {
  it.each([0, 1, 999, 1_000, 1_001, 2_500])('returns all %i', async (count) => {
    expect(await readAll('cities', table(rows(count)))).toHaveLength(count)
  })
  it('continues after a truncated page', async () => {
    expect(await readAll('cities', table(rows(2_500), 700))).toEqual(rows(2_500))
  })
  it('throws instead of returning a list that is too short', async () => {
    const short = async (from: number) => ({
      data: from === 0 ? rows(10) : [],
      count: 20,
      error: null,
      status: 200,
    })
    await expect(readAll('cities', short)).rejects.toThrow(
      'Reading cities failed: only 10 of 20 rows arrived',
    )
  })
  it('throws if the response has no count', async () => {
    await expect(readAll('cities', async () => ({ data: [], error: null, status: 200 }))).rejects.toThrow(
      'no row count',
    )
  })
})

describe('a failing read', () => {
  const failing = (status: number, message = 'boom') =>
    vi.fn(async () => ({ data: null, error: { message, code: 'X' }, status }))

  it('is retried three times, then throws an error that names the table and the cause', async () => {
    const question = failing(500)
    await expect(readPage('countries', question)).rejects.toThrow(
      'Reading countries failed: boom (HTTP 500) [X]',
    )
    expect(question).toHaveBeenCalledTimes(4)
  })
  it.each([
    ['fetch failed', 'the database is not reachable'],
    ['The operation was aborted due to timeout', 'the database did not answer in time'],
    ['TypeError: terminated', 'the database broke off in the middle of its answer'],
  ])('explains "%s" in plain words', async (message, words) => {
    await expect(readPage('cities', failing(0, message))).rejects.toThrow(words)
  })
  it.each([401, 404, 406])('is not retried after status %i', async (status) => {
    const question = failing(status)
    await expect(readPage('cities', question)).rejects.toBeInstanceOf(DatabaseReadError)
    expect(question).toHaveBeenCalledTimes(1)
  })
  it.each([408, 429, 503])('is retried after status %i', async (status) => {
    const question = failing(status)
    await expect(readPage('cities', question)).rejects.toThrow()
    expect(question).toHaveBeenCalledTimes(4)
  })
  it('succeeds if a later attempt does, which knows that it is one', async () => {
    const question = vi.fn(async (attempt: number) =>
      attempt === 1
        ? { data: null, error: { message: 'boom' }, status: 500 }
        : { data: [{ id: 1 }], error: null, status: 200 },
    )
    expect((await readPage('cities', question)).rows).toEqual([{ id: 1 }])
    expect(question.mock.calls).toEqual([[1], [2]])
  })
  it.each([null, { message: 'ok' }, 'text'])(
    'includes one whose answer is %j instead of rows',
    async (data) => {
      const question = async () => ({ data: data as null, error: null, status: 200 })
      await expect(readPage('cities', question)).rejects.toThrow('not a list of rows')
    },
  )
})

describe('the retries', () => {
  it.each([
    ['hangs', 4_000, 2],
    ['answers slowly', 1_500, 3],
    ['refuses at once', 0, 4],
  ])('of a database that %s end within 9 s', async (_, tookMs, attempts) => {
    const started = performance.now()
    const question = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, tookMs))
      return { data: null, error: { message: 'boom' }, status: 500 }
    })
    await expect(readPage('cities', question)).rejects.toThrow('boom')
    expect(question).toHaveBeenCalledTimes(attempts)
    expect(performance.now() - started).toBeLessThanOrEqual(9_000)
  })
})
