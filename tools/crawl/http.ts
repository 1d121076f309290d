import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { messageOf } from '../../scripts/lib/failure.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Pages that were never requested are rendered now, which takes longer on a busy machine. */
const PATIENCE_MS = 120_000

/** Requests paths of one host from one server over persistent connections. Redirects are not followed. */
export class Client implements Disposable {
  readonly #base: URL
  readonly #host: string
  readonly #agent: http.Agent
  readonly #request: typeof http.request

  /**
   * @param base the server's address
   * @param host the Host header, which `fetch` would not send
   */
  constructor(base: string, host: string, connections: number) {
    this.#base = new URL(base)
    this.#host = host
    const { Agent, request } = this.#base.protocol === 'https:' ? https : http
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
    this.#request = request
  }

  /** @throws Error naming the path, if there is no response */
  async get(path: string): Promise<Answer> {
    try {
      return await this.#ask(path)
    } catch (error) {
      throw new Error(`${path} gave no answer: ${messageOf(error)}`)
    }
  }

  [Symbol.dispose](): void {
    this.#agent.destroy()
  }

  #ask(path: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = this.#request(
        {
          protocol: this.#base.protocol,
          hostname: this.#base.hostname,
          port: this.#base.port,
          path,
          agent: this.#agent,
          timeout: PATIENCE_MS,
          headers: { host: this.#host },
        },
        (answer) =>
          readBody(answer).then((body) => {
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
          }, reject),
      )
      asked.on('timeout', () => asked.destroy(new Error(`nothing within ${PATIENCE_MS / 1000} s`)))
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // The server may close an idle connection at the moment in which it is used again.
        if (asked.reusedSocket && error.code === 'ECONNRESET') this.#ask(path).then(resolve, reject)
        else reject(error)
      })
      asked.end()
    })
  }
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await answer.toArray())
}
