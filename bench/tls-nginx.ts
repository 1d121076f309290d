import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx, hostsOf, startNginx } from '../e2e/nginx.ts'
import { placeholderOrigins } from '../lib/env.ts'
import { unusedPort } from '../scripts/lib/ports.ts'

/** A certificate for any name, valid for a day. Node can read certificates but not create them. */
function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', ...files], { stdio: 'ignore' })
  return { key, certificate }
}

/**
 * Starts nginx with the shipped configuration and TLS in front of a server of this project.
 * @param base the server's address
 * @param distDir its build, from which nginx serves files
 * @param hosts the two names that nginx answers to
 * @returns the port for https, open until the resources are released
 */
export async function serveTls(
  base: string,
  distDir: string,
  resources: AsyncDisposableStack,
  hosts = hostsOf(placeholderOrigins),
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'))
  resources.defer(() => rmSync(folder, { recursive: true }))
  const port = await unusedPort()
  const { hostname, port: inside } = new URL(base)
  const instance = `${hostname === 'localhost' ? '127.0.0.1' : hostname}:${inside || 80}`
  const tls = { ...makeCertificate(folder), port }
  resources.use(await startNginx(await ensureNginx(), { instances: [instance], distDir, tls, hosts }))
  return port
}
