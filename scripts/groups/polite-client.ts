import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { useAgent as publicAgent } from 'request-filtering-agent'
import robotsParser, { type Robot } from 'robots-parser'

/** The body and the final address of a page. */
export interface Page {
  status: number
  url: string
  contentType: string
  text: string
}

/** Why an address was not read: the site forbids it, or it did not answer as a page does. */
export class NotRead extends Error {
  /** Whether the site's robots.txt forbids the visit, which says nothing about the group. */
  readonly isForbidden: boolean

  constructor(message: string, { isForbidden = false } = {}) {
    super(message)
    this.isForbidden = isForbidden
  }
}

export interface PoliteOptions {
  /** Sent as User-Agent: a name, and an address where a person answers. */
  agent: string
  /** Addresses on a private network that may be visited all the same. Only tests have any. */
  allowedAddresses?: string[]
  /** Pause between two requests to one host. */
  intervalMs?: number
  timeoutMs?: number
  maxBytes?: number
  /** Waits before a request. */
  sleep?: (ms: number) => Promise<unknown>
}

interface Answer {
  status: number
  location: string | undefined
  contentType: string
  text: string
}

const mostRedirects = 5

/**
 * Reads public pages: one request a second to a host, only what robots.txt allows, ten seconds, 2 MB, and never an
 * address of a private network, at any step of a redirect (docs/product.md 24.2).
 */
export class PoliteClient {
  readonly #options: Required<PoliteOptions>
  readonly #robots = new Map<string, Promise<Robot>>()
  /** When each host may be asked next. */
  readonly #freeAt = new Map<string, number>()

  constructor(options: PoliteOptions) {
    this.#options = {
      allowedAddresses: [],
      intervalMs: 1_000,
      timeoutMs: 10_000,
      maxBytes: 2 * 1024 * 1024,
      sleep: pause,
      ...options,
    }
  }

  /**
   * The page at an address, after redirects.
   * @throws NotRead with a sentence that says why there is none
   */
  async read(address: string): Promise<Page> {
    let url = webAddress(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const robots = await this.#robotsOf(url)
      if (robots.isAllowed(url.href, this.#options.agent) === false) {
        throw new NotRead(`${url.host} asks programs not to read this address`, { isForbidden: true })
      }
      const { status, location, contentType, text } = await this.#ask(url)
      if (status < 300 || status > 399 || !location) return { status, url: url.href, contentType, text }
      url = webAddress(location, url)
    }
    throw new NotRead(`more than ${mostRedirects} redirects`)
  }

  /** A site without a readable robots.txt forbids nothing. */
  #robotsOf(url: URL): Promise<Robot> {
    const address = new URL('/robots.txt', url)
    const known = this.#robots.get(url.origin)
    if (known) return known
    const robots = this.#ask(address).then(
      ({ status, text }) => robotsParser(address.href, status === 200 ? text : ''),
      () => robotsParser(address.href, ''),
    )
    this.#robots.set(url.origin, robots)
    return robots
  }

  async #ask(url: URL): Promise<Answer> {
    const { intervalMs, sleep } = this.#options
    const startsAt = Math.max(Date.now(), this.#freeAt.get(url.host) ?? 0)
    this.#freeAt.set(url.host, startsAt + intervalMs)
    await sleep(Math.max(0, startsAt - Date.now()))
    return this.#send(url)
  }

  #send(url: URL): Promise<Answer> {
    const { agent, allowedAddresses, timeoutMs, maxBytes } = this.#options
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) =>
        reject(new NotRead(error instanceof Error ? error.message : String(error)))
      const request = send(
        url,
        {
          agent: publicAgent(url.href, { allowIPAddressList: allowedAddresses }),
          headers: {
            'user-agent': agent,
            accept: 'text/html, text/calendar;q=0.9, */*;q=0.5',
            'accept-encoding': 'identity',
          },
          // Counts from the first byte sent to the last one read, however slowly they come.
          signal: AbortSignal.timeout(timeoutMs),
        },
        (response) => {
          const chunks: Buffer[] = []
          let bytes = 0
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length
            if (bytes > maxBytes) response.destroy(new Error(`more than ${maxBytes} bytes`))
            else chunks.push(chunk)
          })
          response.on('error', fail)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location,
              contentType: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        },
      )
      request.on('error', fail)
      request.end()
    })
  }
}

function webAddress(address: string, base?: URL): URL {
  const url = URL.parse(address.replace(/^webcal:/i, 'https:'), base)
  if (!url || !/^https?:$/.test(url.protocol)) throw new NotRead(`"${address}" is no web address`)
  return url
}
