import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cursor } from './cursor.ts'
import { type Change, type FollowOptions, follow, type Log } from './follower.ts'

let changes: Change[]
let bodies: { change_id?: number; all?: boolean }[]
/** What the site answers, by the number of the change. */
let statusFor: (id: number | undefined) => number
let server: Server
let site: { url: string; secret: string }
let stop: AbortController
let stored: Cursor[]
let lines: string[]
let following: Promise<void>

const change = (id: number): Change => ({
  id,
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

beforeEach(async () => {
  changes = []
  bodies = []
  stored = []
  lines = []
  statusFor = () => 200
  stop = new AbortController()
  server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const status = request.headers.authorization === 'Bearer right' ? statusFor(body.change_id) : 401
    if (status === 200) bodies.push(body)
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? { revalidated: [], warmed: 0 } : { error: 'no' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  site = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    secret: 'right',
  }
})
afterEach(async () => {
  stop.abort()
  server.closeAllConnections()
  // One that is still at work would write into the next test.
  await following
  await new Promise((resolve) => server.close(resolve))
})

function start(options: Partial<FollowOptions> = {}): Promise<void> {
  following = follow({
    log,
    site,
    cursor: undefined,
    store: (cursor) => stored.push(cursor),
    interval: 5,
    signal: stop.signal,
    say: (line) => lines.push(line),
    ...options,
  })
  return following
}
const taken = () => bodies.map(({ change_id }) => change_id)

test('begins at the newest change, and takes each later one once', async () => {
  changes = [change(1), change(2)]
  void start()
  await vi.waitFor(() => expect(stored).toEqual([{ last: 2, gaps: [] }]))
  changes.push(change(3), change(4))
  await vi.waitFor(() => expect(stored.at(-1)?.last).toBe(4))
  stop.abort()
  await following
  expect(taken().sort()).toEqual([3, 4])
  expect(bodies[0]).toMatchObject({ type: 'UPDATE', schema: 'public', table: 'cities' })
})

test('goes on where it stopped', async () => {
  changes = [change(1), change(2), change(3)]
  void start({ cursor: { last: 1, gaps: [] } })
  await vi.waitFor(() => expect(taken().sort()).toEqual([2, 3]))
})

test('takes a change that was committed after later ones', async () => {
  changes = [change(1)]
  void start()
  await vi.waitFor(() => expect(stored).toHaveLength(1))
  changes.push(change(4))
  await vi.waitFor(() => expect(stored.at(-1)?.gaps).toMatchObject([{ from: 2, to: 3 }]))
  changes.push(change(2))
  await vi.waitFor(() => expect(taken()).toContain(2))
  await vi.waitFor(() => expect(stored.at(-1)?.gaps).toMatchObject([{ from: 3, to: 3 }]))
})

test('while the site is away the cursor stays, and then everything is taken', async () => {
  changes = [change(1)]
  statusFor = () => 503
  void start({ cursor: { last: 0, gaps: [] } })
  await vi.waitFor(() => expect(lines.join()).toContain('answers 503'))
  changes.push(change(2))
  expect(stored).toEqual([])
  statusFor = () => 200
  await vi.waitFor(() => expect(stored.at(-1)?.last).toBe(2))
  expect(new Set(taken())).toEqual(new Set([1, 2]))
  await vi.waitFor(() => expect(lines).toContain('Following again.'))
})

test('a change that the site does not understand is left out, and the next ones are not', async () => {
  changes = [change(1), change(2)]
  statusFor = (id) => (id === 1 ? 400 : 200)
  void start({ cursor: { last: 0, gaps: [] } })
  await vi.waitFor(() => expect(stored.at(-1)?.last).toBe(2))
  expect(taken()).toEqual([2])
  expect(lines.join()).toContain('Change 1 is left out.')
})

test('renews everything when the log was cut before its cursor', async () => {
  changes = [change(50), change(51)]
  void start({ cursor: { last: 10, gaps: [] } })
  await vi.waitFor(() => expect(stored).toEqual([{ last: 51, gaps: [] }]))
  expect(bodies).toEqual([{ all: true }])
})

test('begins anew when the database was made anew', async () => {
  changes = [change(1)]
  void start({ cursor: { last: 900, gaps: [] } })
  await vi.waitFor(() => expect(stored).toEqual([{ last: 1, gaps: [] }]))
  changes.push(change(2))
  await vi.waitFor(() => expect(taken()).toEqual([2]))
})
