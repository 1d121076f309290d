import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { guardRequest } from './requests'
import { wrapResponse } from './responses'

/**
 * A client that takes longer to send a request is disconnected. Node checks every 30 s; its defaults are 60 s and 5
 * minutes.
 */
const headersTimeoutMs = 10_000
const requestTimeoutMs = 20_000

interface Options {
  /** Origins that pictures may come from besides the site's own. */
  imageOrigins: readonly string[]
  /** Addresses and networks (`10.0.0.0/8`) of the proxies in front, as `isAddressOrNetwork` takes them. */
  trustedProxies: readonly string[]
}

/**
 * Passes every request to this process through `guardRequest` and every response through `wrapResponse`. Node announces
 * each request before its server hands it to Next.
 */
export function attachToServer({ imageOrigins, trustedProxies }: Options): void {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = address.includes(':') ? 'ipv6' : 'ipv4'
    trusted.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage
      response: ServerResponse
      server: Server
    }
    server.headersTimeout = headersTimeoutMs
    server.requestTimeout = requestTimeoutMs
    wrapResponse(response, imageOrigins)
    guardRequest(request, trusted)
  })
}
