// Sits between the site and its database in the end-to-end tests: counts reads, and fails on demand the way a database
// fails.
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { messageOf } from '../scripts/lib/failure.ts'

const CONTROL_PATH = '/__control'

const orderSchema = z.strictObject({
  /** If absent, the mode does not change. */
  mode: z
    .enum(['pass', 'down', 'hang', 'error500', 'garbage', 'half', 'unauthorized', 'ratelimited', 'slow'])
    .optional(),
  /** How long `slow` waits before it passes a request on. */
  ms: z.number().int().min(0).max(600_000).optional(),
  /** Affects only requests for this table; all of them if absent. */
  table: z.string().min(1).optional(),
  /** Start counting from zero. */
  reset: z.boolean().optional(),
})

export type ProxyOrder = z.infer<typeof orderSchema>
export type ProxyMode = NonNullable<ProxyOrder['mode']>

export interface TableCounts {
  /** GET and HEAD requests that arrived, failed ones included. */
  reads: number
  /** Rows in the responses to them. */
  rows: number
  writes: number
}

export interface ProxyCounts {
  requests: number
  rows: number
  tables: Record<string, TableCounts>
}

export interface ProxyState extends ProxyCounts {
  mode: ProxyMode
  table: string | null
}

export interface FaultProxy {
  /** What the site gets as its SUPABASE_URL. */
  url: string
  /** GET returns the state; POST takes a `ProxyOrder` as JSON and returns the state. */
  controlUrl: string
  counts(): ProxyCounts
  order(order: ProxyOrder): ProxyState
  stop(): Promise<void>
}

/** Tells the proxy of a running test site what to do; throws if it refuses. */
export async function orderProxy(given: ProxyOrder): Promise<void> {
  const answer = await fetch(process.env.E2E_PROXY_CONTROL ?? '', {
    method: 'POST',
    body: JSON.stringify(given),
  })
  if (!answer.ok) throw new Error(`The proxy: ${answer.status} ${await answer.text()}`)
}

const DEFAULT_SLOW_MS = 2000

/** Starts the proxy in front of a database; port 0 takes any free one. */
export async function startProxy({ target, port }: { target: string; port: number }): Promise<FaultProxy> {
  let mode: ProxyMode = 'pass'
  let concerned: string | null = null
  let slowMs = DEFAULT_SLOW_MS
  let tables: Record<string, TableCounts> = {}
  const held = new Set<ServerResponse>()

  const counts = (): ProxyCounts => {
    const all = Object.values(tables)
    return {
      requests: sum(all.map(({ reads, writes }) => reads + writes)),
      rows: sum(all.map(({ rows }) => rows)),
      tables: structuredClone(tables),
    }
  }
  const state = (): ProxyState => ({ mode, table: concerned, ...counts() })

  const order = (given: ProxyOrder): ProxyState => {
    if (given.mode) {
      mode = given.mode
      concerned = given.table ?? null
      slowMs = given.ms ?? DEFAULT_SLOW_MS
      // Requests held by the old mode would otherwise hang forever.
      for (const response of held) response.destroy()
      held.clear()
    }
    if (given.reset) tables = {}
    return state()
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    if (path === CONTROL_PATH) return control(request, response, { order, state })

    const body = await readBody(request)
    const table = tableOf(path)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    tables[table] ??= { reads: 0, rows: 0, writes: 0 }
    const count = tables[table]
    count[isRead ? 'reads' : 'writes']++

    const now = concerned === null || concerned === table ? mode : 'pass'
    if (now === 'down') return void response.destroy()
    if (now === 'hang') return void held.add(response)
    if (now === 'slow') await pause(slowMs)
    const fault = FAULTS[now]
    if (fault) {
      const headers = { 'content-type': 'application/json', ...fault.headers }
      return send(response, fault.status, headers, fault.body)
    }

    const answer = await forward(target, request, body)
    if (now === 'half') return cut(response, answer)
    if (isRead) count.rows += rowsIn(answer.body)
    send(response, answer.status, answer.headers, answer.body)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // The database itself failed, which a gateway reports as 502.
      if (!response.headersSent) sendJson(response, 502, { message: messageOf(error) })
    })
  })
  await listen(server, port)
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  return {
    url,
    controlUrl: url + CONTROL_PATH,
    counts,
    order,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What a failing database responds, as seen from outside. */
const FAULTS: Partial<Record<ProxyMode, { status: number; body: string; headers?: OutgoingHttpHeaders }>> = {
  error500: {
    status: 500,
    body: JSON.stringify({ code: 'XX000', details: null, hint: null, message: 'internal error' }),
  },
  unauthorized: {
    status: 401,
    body: JSON.stringify({ message: 'Invalid API key', hint: 'Double check your API key.' }),
  },
  ratelimited: {
    status: 429,
    headers: { 'retry-after': '60' },
    body: JSON.stringify({ message: 'Too many requests' }),
  },
  garbage: { status: 200, body: '<html><body>502 Bad Gateway</body></ht' },
}

/** The table that a REST path reads or writes; other paths count under their own name. */
export function tableOf(path: string): string {
  const { pathname } = new URL(path, 'http://proxy')
  return /^\/rest\/v1\/([^/]+)/.exec(pathname)?.[1] ?? pathname
}

/** The number of rows in a response: the length of a list, one for a single object, otherwise none. */
export function rowsIn(body: Buffer): number {
  if (body.length === 0) return 0
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    if (Array.isArray(value)) return value.length
    return value !== null && typeof value === 'object' && !('code' in value && 'message' in value) ? 1 : 0
  } catch {
    return 0
  }
}

async function control(
  request: IncomingMessage,
  response: ServerResponse,
  { order, state }: { order: (given: ProxyOrder) => ProxyState; state: () => ProxyState },
): Promise<void> {
  if (request.method === 'GET') return sendJson(response, 200, state())
  if (request.method !== 'POST') return sendJson(response, 405, { message: 'GET or POST' })
  const parsed = orderSchema.safeParse(parseJson((await readBody(request)).toString('utf8')))
  if (!parsed.success) return sendJson(response, 400, { message: z.prettifyError(parsed.error) })
  sendJson(response, 200, order(parsed.data))
}

interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

function forward(target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const to = new URL(url ?? '/', target)
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      to,
      // Uncompressed, so that rows can be counted; without keep-alive, so that stopping is immediate.
      { method, headers: { ...headers, host: to.host, 'accept-encoding': 'identity' }, agent: false },
      (answer) => {
        readBody(answer).then(
          (content) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: content }),
          reject,
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding']

function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string,
): void {
  response.writeHead(status, withoutHop(headers)).end(body)
}

const withoutHop = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)))

/** Breaks the connection in the middle of a response: the headers promise more bytes than arrive. */
function cut(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...withoutHop(headers), 'content-length': Math.max(body.length, 2) })
  response.write(body.subarray(0, body.length / 2), () => response.destroy())
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, { 'content-type': 'application/json' }, JSON.stringify(value))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
