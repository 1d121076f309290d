import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { basePort } from './hosts.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
  bytes: Buffer
}

interface Question {
  /** The Host header, with or without a port. */
  host: string
  headers?: Record<string, string>
  /** GET by default. */
  method?: string
  /** A port other than the site's. */
  port?: number
  /** The local address that the connection comes from. */
  localAddress?: string
}

/** Longer than the site waits for an unresponsive database. */
const patience = 120_000

/** Requests a path under any host name without following redirects (fetch forbids the Host header). */
export function get(
  path: string,
  { host, headers = {}, method = 'GET', port = basePort, localAddress }: Question,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        localAddress,
        timeout: patience,
        headers: { ...headers, host },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: bytes.toString('utf8'),
            bytes,
          })
        })
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`${path} gave no answer in ${patience / 1000} s`)))
    asked.on('error', reject)
    asked.end()
  })
}

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
const isEncoding = (name: string): name is keyof typeof decode => name in decode

/** The text of a response, compressed or not. */
export function textOf({ headers, bytes }: Answer): string {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (!isEncoding(encoding)) throw new Error(`An answer came in ${encoding}.`)
  return decode[encoding](bytes).toString()
}

/** The target of a redirect, as path and query. */
export function locationOf({ headers }: Answer): string | undefined {
  if (headers.location === undefined) return undefined
  const { pathname, search } = new URL(headers.location, 'http://site')
  return pathname + search
}
