import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FollowOptions, follow } from './follower'
import type { Change } from './outbox'

// Times are real, because the follower compares the log's times with the clock.

interface Logged extends Change {
  createdAt: number
}

const minute = 60_000
const day = 24 * 60 * minute
let logged: Logged[]
let renewed: (number | 'everything')[]
let delivered: number[]
let stored: Date[]
let lines: string[]
let isDown: boolean
let stop: AbortController
let following: Promise<void>

/** A change that was written some time ago; it can be read from now on. */
function write(id: number, agoMs = 0): void {
  logged.push({
    id,
    type: 'UPDATE',
    table_name: 'cities',
    record: {},
    old_record: {},
    createdAt: Date.now() - agoMs,
  })
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation((line) => lines.push(line))
  logged = []
  renewed = []
  delivered = []
  stored = []
  lines = []
  isDown = false
  stop = new AbortController()
})
afterEach(async () => {
  stop.abort()
  // A follower that is still running would interfere with the next test.
  await following
})

function start(stoppedAgoMs = 0): void {
  const log: FollowOptions['log'] = {
    idsSince: async (time) =>
      logged
        .filter(({ createdAt }) => createdAt >= time.getTime())
        .map(({ id }) => id)
        .sort((a, b) => a - b)
        .slice(0, 1_000),
    changesById: async (ids) => logged.filter(({ id }) => ids.includes(id)),
    markDelivered: async (ids) => void delivered.push(...ids),
  }
  following = follow({
    log,
    renew: async (change) => {
      if (isDown) throw new Error('The site is down.')
      renewed.push(change === 'everything' ? change : change.id)
    },
    from: new Date(Date.now() - stoppedAgoMs - minute),
    store: (from) => stored.push(from),
    intervalMs: 5,
    signal: stop.signal,
  })
}

const looks = () => new Promise((resolve) => setTimeout(resolve, 60))

test('each change is processed once and noted as delivered', async () => {
  start()
  write(1)
  write(2)
  await vi.waitFor(() => expect(delivered).toEqual([1, 2]))
  write(3)
  await vi.waitFor(() => expect(delivered).toEqual([1, 2, 3]))
  await looks()
  expect(renewed).toEqual([1, 2, 3])
})

test('a change that was committed after later ones is processed, up to a minute late', async () => {
  start()
  write(2)
  await vi.waitFor(() => expect(renewed).toEqual([2]))
  write(1, 50_000)
  await vi.waitFor(() => expect(renewed).toEqual([2, 1]))
})

test('a follower that was down catches up', async () => {
  write(1, 3 * 60 * minute)
  write(2, 10 * minute)
  start(20 * minute)
  await vi.waitFor(() => expect(delivered).toEqual([2]))
  expect(renewed).toEqual([2])
})

test('what was processed in the minute before it stopped is processed again: its pages may not have been rendered', async () => {
  start()
  write(1)
  await vi.waitFor(() => expect(delivered).toEqual([1]))
  stop.abort()
  await following
  const position = stored.at(-1)
  expect(position && Date.now() - position.getTime()).toBeGreaterThanOrEqual(minute)
  expect(position && Date.now() - position.getTime()).toBeLessThan(minute + 10_000)
})

test('while the site is down the position stays, and then every change is processed', async () => {
  start()
  await vi.waitFor(() => expect(stored).toHaveLength(1))
  isDown = true
  write(1)
  await vi.waitFor(() => expect(lines.join()).toContain('The site is down.'))
  write(2)
  await looks()
  expect(stored).toHaveLength(1)
  isDown = false
  await vi.waitFor(() => expect(renewed).toEqual([1, 2]))
  await vi.waitFor(() => expect(lines).toContain('Following the log of changes again.'))
})

test('a follower that was away for longer than the log is kept renews everything, once', async () => {
  write(1, 2 * minute)
  start(40 * day)
  await vi.waitFor(() => expect(renewed).toEqual(['everything']))
  write(2)
  await vi.waitFor(() => expect(renewed).toEqual(['everything', 2]))
})

test('an import renews everything, once, and what follows it row by row', async () => {
  start()
  for (let id = 1; id <= 1_500; id++) write(id)
  await vi.waitFor(() => expect(renewed).toEqual(['everything']))
  await looks()
  write(2_000)
  await vi.waitFor(() => expect(renewed).toEqual(['everything', 2_000]))
})
