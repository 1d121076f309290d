import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Headers of HTTP/1.1 connections, which HTTP/2 forbids. */
const ofConnections = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

/** A certificate for any name, good for a day. Node can read one and not make one. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  execFileSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

function onlyFields(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const fields = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !ofConnections.includes(name),
  )
  return Object.fromEntries(fields)
}

/**
 * Stands in front of a server as a TLS server does in service: HTTP/2 outside, HTTP/1.1 inside, nothing changed.
 * @param base where the server answers
 * @returns the port it listens on, until the resources are gone
 */
export async function serveTls(base: string, resources: AsyncDisposableStack): Promise<number> {
  const inside = new URL(base)
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (asked, reply) => {
    const host = asked.headers[':authority'] ?? asked.headers.host
    const passed = request(
      {
        hostname: inside.hostname,
        port: inside.port,
        method: asked.method,
        path: asked.url,
        headers: { ...onlyFields(asked.headers), host },
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, onlyFields(answer.headers))
        answer.pipe(reply)
      },
    )
    passed.on('error', () => reply.writeHead(502).end())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  resources.defer(() => {
    server.close()
  })
  return (server.address() as AddressInfo).port
}
