import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cursor } from './cursor'
import { type FollowOptions, follow, type Log, type LoggedChange } from './follower'

let changes: LoggedChange[]
let taken: (number | 'everything')[]
let isAway: boolean
let stop: AbortController
let stored: Cursor[]
let lines: string[]
let following: Promise<void>

/** One change per second. */
const change = (id: number): LoggedChange => ({
  id,
  created_at: new Date(id * 1_000).toISOString(),
  type: 'UPDATE',
  table_name: 'cities',
  record: {},
  old_record: {},
})
const log: Log = {
  ends: async () => {
    const ids = changes.map(({ id }) => id)
    return ids.length > 0 ? { oldest: Math.min(...ids), newest: Math.max(...ids) } : null
  },
  read: async (from, to, limit) =>
    changes
      .filter(({ id }) => id >= from && (to === null || id <= to))
      .sort((a, b) => a.id - b.id)
      .slice(0, limit),
}

beforeEach(() => {
  changes = []
  taken = []
  stored = []
  lines = []
  isAway = false
  stop = new AbortController()
})
afterEach(async () => {
  stop.abort()
  // A follower that is still running would interfere with the next test.
  await following
})

function start(options: Partial<FollowOptions> = {}): void {
  following = follow({
    log,
    take: async (taking) => {
      if (isAway) throw new Error('The site is away.')
      taken.push(taking === 'everything' ? taking : taking.id)
    },
    cursor: undefined,
    store: (cursor) => stored.push(cursor),
    intervalMs: 5,
    signal: stop.signal,
    say: (line) => lines.push(line),
    ...options,
  })
}

test('starts at the newest change, and processes each later one once', async () => {
  changes = [change(1), change(2)]
  start()
  await vi.waitFor(() => expect(stored).toEqual([{ last: 2, gaps: [] }]))
  changes.push(change(3), change(4))
  await vi.waitFor(() => expect(stored.at(-1)?.last).toBe(4))
  stop.abort()
  await following
  expect(taken.sort()).toEqual([3, 4])
})

test('resumes where it stopped', async () => {
  changes = [change(1), change(2), change(3)]
  start({ cursor: { last: 1, gaps: [] } })
  await vi.waitFor(() => expect(stored.at(-1)?.last).toBe(3))
  expect(taken).toContain(2)
  expect(taken).toContain(3)
})

test('processes the last minute before it stopped again: its pages may not have been rendered', async () => {
  changes = Array.from({ length: 300 }, (_, index) => change(index + 1))
  start({ cursor: { last: 299, gaps: [] } })
  await vi.waitFor(() => expect(stored.at(-1)?.last).toBe(300))
  expect(new Set(taken)).toEqual(new Set(Array.from({ length: 62 }, (_, index) => index + 239)))
})

test('processes a change that was committed after later ones', async () => {
  changes = [change(1)]
  start()
  await vi.waitFor(() => expect(stored).toHaveLength(1))
  changes.push(change(4))
  await vi.waitFor(() => expect(stored.at(-1)?.gaps).toMatchObject([{ from: 2, to: 3 }]))
  changes.push(change(2))
  await vi.waitFor(() => expect(taken).toContain(2))
  await vi.waitFor(() => expect(stored.at(-1)?.gaps).toMatchObject([{ from: 3, to: 3 }]))
})

test('while the site is down the cursor stays, and then every change is processed', async () => {
  changes = [change(1)]
  isAway = true
  start({ cursor: { last: 0, gaps: [] } })
  await vi.waitFor(() => expect(lines.join()).toContain('The site is away.'))
  changes.push(change(2))
  expect(stored).toEqual([])
  isAway = false
  await vi.waitFor(() => expect(stored.at(-1)?.last).toBe(2))
  expect(new Set(taken)).toEqual(new Set([1, 2]))
  await vi.waitFor(() => expect(lines).toContain('Following the log of changes again.'))
})

test('renews everything when the log was cut before its cursor', async () => {
  changes = [change(50), change(51)]
  start({ cursor: { last: 10, gaps: [] } })
  await vi.waitFor(() => expect(stored).toEqual([{ last: 51, gaps: [] }]))
  expect(taken).toEqual(['everything'])
})

test('starts over when the database was recreated', async () => {
  changes = [change(1)]
  start({ cursor: { last: 900, gaps: [] } })
  await vi.waitFor(() => expect(stored).toEqual([{ last: 1, gaps: [] }]))
  changes.push(change(2))
  await vi.waitFor(() => expect(taken).toEqual([2]))
})
