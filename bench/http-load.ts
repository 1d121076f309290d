import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface Question {
  path: string
  /** The Host header. */
  host?: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Requests from one server over persistent connections; rejects if it does not respond. */
export function client(origin: string, { connections }: { connections: number }) {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = ({ path, host, method = 'GET', headers = {}, body }: Question) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(
        {
          agent,
          host: hostname,
          port,
          path,
          method,
          headers: { ...headers, ...(host ? { host } : {}) },
          timeout: 120_000,
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        },
      )
      asked.on('timeout', () => asked.destroy(new Error(`${path} gave no answer in 120 s`)))
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed the persistent connection just before the request and never saw it.
        if (asked.reusedSocket && error.code === 'ECONNRESET') {
          ask({ path, host, method, headers, body }).then(resolve, reject)
        } else reject(error)
      })
      asked.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

/** The value below which a share of all values lies: `quantile(times, 0.99)`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const rounded = (value: number, digits = 1) => Number(value.toFixed(digits))

/** Repeats something in parallel until stopped; returns the milliseconds of each repetition. */
export function keepDoing(lines: number, act: (turn: number) => Promise<void>) {
  const times: number[] = []
  let running = true
  let turn = 0
  const done = Promise.all(
    Array.from({ length: lines }, async () => {
      while (running) {
        const started = performance.now()
        await act(turn++)
        times.push(performance.now() - started)
      }
    }),
  )
  return {
    stop: async () => {
      running = false
      await done
      return times
    },
  }
}
