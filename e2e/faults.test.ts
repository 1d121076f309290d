import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FaultProxy, type ProxyMode, startProxy } from './proxy.ts'

// Faults that a read must recognize before Next sees the result. outage.spec.ts tests how the whole site behaves.

let database: Server
let proxy: FaultProxy
let readCities: () => Promise<unknown[]>

beforeAll(async () => {
  database = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-range': '0-1/2' })
    response.end(JSON.stringify([{ slug: 'oslo' }, { slug: 'rome' }]))
  })
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  const address = database.address()
  const port = typeof address === 'object' && address ? address.port : 0
  proxy = await startProxy({ target: `http://127.0.0.1:${port}`, port: 0 })

  vi.stubEnv('SUPABASE_URL', proxy.url)
  const { supabase } = await import('@/lib/db/client')
  const { readAll } = await import('@/lib/db/read')
  readCities = () =>
    readAll('cities', (from, to) =>
      supabase.from('cities').select('slug', { count: 'exact' }).range(from, to),
    )
  // The pauses between attempts are skipped here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
})
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await proxy.stop()
  database.close()
  database.closeAllConnections()
})
beforeEach(() => void proxy.order({ mode: 'pass', reset: true }))

const faults: [what: string, mode: ProxyMode, attempts: number][] = [
  ['is down', 'down', 4],
  ['answers with errors', 'error500', 4],
  ['answers with garbage', 'garbage', 4],
  ['breaks off in the middle of its answers', 'half', 4],
  ['turns requests away for a while', 'ratelimited', 4],
  ['refuses the key', 'unauthorized', 1],
]

test.each(faults)('a read of a database that %s throws after its attempts', async (_, mode, attempts) => {
  proxy.order({ mode })
  await expect(readCities()).rejects.toThrow('Reading cities failed')
  expect(proxy.counts().tables.cities?.reads).toBe(attempts)
  proxy.order({ mode: 'pass' })
  expect(await readCities()).toHaveLength(2)
})
