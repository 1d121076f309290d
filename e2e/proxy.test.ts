import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unusedPort } from '../scripts/lib/ports.ts'
import { type FaultProxy, rowsIn, startProxy, tableOf } from './proxy.ts'

let database: Server
let proxy: FaultProxy

beforeAll(async () => {
  const port = await unusedPort()
  database = createServer((request, response) => {
    const rows = request.url?.startsWith('/rest/v1/cities') ? [{ id: 1 }, { id: 2 }] : { id: 1 }
    response.writeHead(200, { 'content-type': 'application/json', 'content-range': '0-1/2' })
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(rows))
  })
  await new Promise<void>((resolve) => database.listen(port, '127.0.0.1', resolve))
  proxy = await startProxy({ target: `http://127.0.0.1:${port}`, port: 0 })
})
afterAll(async () => {
  await proxy.stop()
  database.close()
  database.closeAllConnections()
})
beforeEach(() => void proxy.order({ mode: 'pass', reset: true }))

const read = (table: string, init?: RequestInit) => fetch(`${proxy.url}/rest/v1/${table}?select=*`, init)
const order = (body: unknown) =>
  fetch(proxy.controlUrl, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })

test('answers pass unchanged and are counted by table', async () => {
  const answer = await read('cities')
  expect(answer.headers.get('content-range')).toBe('0-1/2')
  expect(await answer.json()).toEqual([{ id: 1 }, { id: 2 }])
  await read('cities', { method: 'HEAD' })
  await read('countries')
  await read('countries', { method: 'PATCH', body: '{}' })
  expect(proxy.counts()).toEqual({
    requests: 4,
    rows: 3,
    tables: { cities: { reads: 2, rows: 2, writes: 0 }, countries: { reads: 1, rows: 1, writes: 1 } },
  })
})

test('the control address returns and changes the state', async () => {
  expect(await (await order({ mode: 'slow', ms: 5, table: 'cities' })).json()).toMatchObject({
    mode: 'slow',
    table: 'cities',
  })
  expect(await (await fetch(proxy.controlUrl)).json()).toMatchObject({ mode: 'slow', requests: 0 })
  expect((await order({ mode: 'unknown' })).status).toBe(400)
  expect((await order({ moed: 'down' })).status).toBe(400)
  expect((await order('no json')).status).toBe(400)
  expect((await fetch(proxy.controlUrl, { method: 'DELETE' })).status).toBe(405)
})

test('a fault affects one table or all', async () => {
  await order({ mode: 'error500', table: 'cities' })
  expect((await read('cities')).status).toBe(500)
  expect((await read('countries')).status).toBe(200)
  await order({ mode: 'error500' })
  expect((await read('countries')).status).toBe(500)
  await order({ mode: 'pass' })
  expect((await read('cities')).status).toBe(200)
})

test('down breaks the connection', async () => {
  await order({ mode: 'down' })
  await expect(read('cities')).rejects.toThrow('fetch failed')
})

test('hang does not respond, and releases its requests when it ends', async () => {
  await order({ mode: 'hang' })
  await expect(read('cities', { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout')
  const hanging = read('cities').catch((error: Error) => error.message)
  await expect.poll(() => proxy.counts().tables.cities?.reads).toBe(2)
  await order({ mode: 'pass' })
  expect(await hanging).toBe('fetch failed')
})

test('slow responds late, garbage is not JSON, unauthorized is 401', async () => {
  await order({ mode: 'slow', ms: 120 })
  const started = performance.now()
  expect((await read('cities')).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(100)
  await order({ mode: 'garbage' })
  const garbage = await read('cities')
  expect(garbage.status).toBe(200)
  await expect(garbage.json()).rejects.toThrow()
  await order({ mode: 'unauthorized' })
  expect((await read('cities')).status).toBe(401)
})

test('ratelimited is 429 with a time to wait, half breaks off in the middle of the rows', async () => {
  await order({ mode: 'ratelimited' })
  const limited = await read('cities')
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  await order({ mode: 'half' })
  const half = await read('cities')
  expect(half.status).toBe(200)
  await expect(half.text()).rejects.toThrow('terminated')
})

test('a database that is really down is a 502', async () => {
  const alone = await startProxy({ target: `http://127.0.0.1:${await unusedPort()}`, port: 0 })
  expect((await fetch(`${alone.url}/rest/v1/cities`)).status).toBe(502)
  await alone.stop()
})

test('tables and rows are recognized in requests and responses', () => {
  expect(tableOf('/rest/v1/cities?select=id')).toBe('cities')
  expect(tableOf('/auth/v1/user')).toBe('/auth/v1/user')
  expect(rowsIn(Buffer.from('[1,2]'))).toBe(2)
  expect(rowsIn(Buffer.from('{"id":1}'))).toBe(1)
  expect(rowsIn(Buffer.from('{"code":"PGRST116","message":"no rows"}'))).toBe(0)
  expect(rowsIn(Buffer.from('null'))).toBe(0)
  expect(rowsIn(Buffer.from('<html>'))).toBe(0)
  expect(rowsIn(Buffer.alloc(0))).toBe(0)
})
