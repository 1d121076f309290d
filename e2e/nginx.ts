// Decides which nginx the tests and benchmarks use and how they start it with the shipped configuration. The system is
// not changed: if nginx is missing, it is unpacked into the project's own directory.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { placeholderOrigins } from '../lib/env.ts'
import { Failure } from '../scripts/lib/failure.ts'
import { waitForHttp } from '../scripts/lib/http.ts'
import { unusedPort } from '../scripts/lib/ports.ts'
import { capture, type Running, start } from '../scripts/lib/processes.ts'
import { inProject, localDirectory } from '../scripts/lib/project.ts'

export interface Nginx {
  executablePath: string
  /** nginx's table of file types, which packages install in different places. */
  mimeTypes: string
}

const unpacked = join(localDirectory, 'nginx')
const directories = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
const DOWNLOAD_MS = 2 * 60_000

/** The nginx that `NGINX_PATH` names, the system's, or the one that was unpacked here. */
export function findNginx(): Nginx | undefined {
  const named = process.env.NGINX_PATH?.trim()
  const searched = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...directories]
  const candidates = named
    ? [named]
    : [...searched.map((directory) => join(directory, 'nginx')), join(unpacked, 'usr/sbin/nginx')]
  for (const executablePath of new Set(candidates)) {
    const nginx = nginxAt(executablePath)
    if (nginx) return nginx
  }
  return undefined
}

/**
 * The installed nginx, or Debian's or Ubuntu's package, unpacked without being installed.
 * @throws Failure if there is none and none can be downloaded
 */
export async function ensureNginx(log: (line: string) => void = console.log): Promise<Nginx> {
  const installed = findNginx()
  if (installed) return installed
  log('No nginx found: unpacking the Debian package.')
  const said = await unpackPackage()
  const found = findNginx()
  if (found) return found
  throw new Failure(`No nginx could be found or unpacked: install it, or name it in NGINX_PATH. (${said})`)
}

function nginxAt(executablePath: string): Nginx | undefined {
  if (!isReadable(executablePath, constants.X_OK)) return undefined
  const { status, stderr } = spawnSync(executablePath, ['-V'], { encoding: 'utf8', timeout: 10_000 })
  if (status !== 0) return undefined
  const conf = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf'
  const mimeTypes = [join(unpacked, 'etc/nginx/mime.types'), join(dirname(conf), 'mime.types')]
    .reverse()
    .find((file) => isReadable(file, constants.R_OK))
  return mimeTypes ? { executablePath, mimeTypes } : undefined
}

function isReadable(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

async function unpackPackage(): Promise<string> {
  if (process.platform !== 'linux') return 'not a Linux system'
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  // Debian keeps the program in "nginx", older Ubuntus in "nginx-core"; the table of types is in "nginx-common".
  const fetch =
    'apt-get download nginx-common && apt-get download nginx && (apt-get download nginx-core || true)'
  const refresh = process.getuid?.() === 0 ? 'apt-get update' : 'sudo -n apt-get update'
  const shell = `(${fetch} || (${refresh} && ${fetch})) && for p in *.deb; do dpkg-deb -x "$p" . || exit 1; done; rm -f *.deb`
  const { stdout, stderr } = await capture('sh', ['-c', shell], { cwd: unpacked, timeoutMs: DOWNLOAD_MS })
  return (stderr.trim() || stdout.trim()).split('\n').at(-1)?.trim() || 'no message'
}

/** The parts of the shipped configuration that differ between machines. */
export interface NginxSetting {
  /** The public port: of plain http, or with `tls` of the redirect to https. */
  port: number
  /** Origins of the instances, as host:port. */
  instances: string[]
  mimeTypes: string
  /** The directory of the page cache, the log and the process id. */
  directory: string
  /** The project, or an instance's copy of it: `.next/static`, `public` and `deploy/errors` are read from there. */
  project: string
  /** The build's directory in the project. */
  distDir: string
  /** The public hosts, as LFF_URL and MNF_URL name them. */
  hosts: { lff: string; mnf: string }
  /** Without it, nginx speaks plain http. */
  tls?: { certificate: string; key: string; port: number }
  /** How many requests a second one address may send; a test or measurement stands for many visitors. */
  requestsPerSecond?: number
}

/** A path may have a space in it. */
const quoted = (path: string) => JSON.stringify(path)

/**
 * The shipped configuration for another machine: only the lines that name ports, files, hosts and instances are changed.
 * @throws Failure when a line it means to change is not there
 */
export function renderNginxConf(shipped: string, setting: NginxSetting): string {
  const { port, instances, directory, project, distDir, hosts, tls, requestsPerSecond = 1_000_000 } = setting
  let text = shipped
  const change = (pattern: RegExp, replacement: string) => {
    if (!text.match(pattern)) throw new Failure(`deploy/nginx.conf has no line like ${pattern} any more.`)
    text = text.replace(pattern, () => replacement)
  }
  change(/^ *listen \[::\].*\n/gm, '')
  if (tls) {
    change(/listen 80 default_server;/, `listen 127.0.0.1:${port} default_server;`)
    change(/listen 443 /g, `listen 127.0.0.1:${tls.port} `)
    change(/^( *)ssl_certificate .*;$/m, `ssl_certificate ${quoted(tls.certificate)};`)
    change(/^( *)ssl_certificate_key .*;$/m, `ssl_certificate_key ${quoted(tls.key)};`)
  } else {
    change(/^ *server \{\n *listen 80 [^}]*\}\n/m, '')
    change(/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`)
    change(/^ *ssl_certificate.*\n/gm, '')
  }
  // The master's own account: its workers read a private directory and the project.
  change(/^user .*\n/m, process.getuid?.() === 0 ? 'user root;\n' : '')
  change(/^pid .*;$/m, `pid ${quoted(`${directory}/nginx.pid`)};`)
  change(/^error_log .*;$/m, `error_log ${quoted(`${directory}/error.log`)} warn;`)
  change(/^worker_processes auto;$/m, 'worker_processes 2;')
  change(/^worker_rlimit_nofile .*\n/m, '')
  change(/worker_connections \d+;/, 'worker_connections 1024;')
  change(/include \/etc\/nginx\/mime\.types;/, `include ${quoted(setting.mimeTypes)};`)
  change(/access_log \/var\/log\/nginx\/\S+ /, `access_log ${quoted(`${directory}/access.log`)} `)
  change(/rate=\d+r\/s/, `rate=${requestsPerSecond}r/s`)
  change(
    /(?:^ *server 127\.0\.0\.1:300\d .*\n)+/m,
    instances.map((instance) => `    server ${instance} max_fails=3 fail_timeout=5s;\n`).join(''),
  )
  const shippedHosts = hostsOf(placeholderOrigins)
  for (const site of ['lff', 'mnf'] as const) {
    const [shippedHost, host] = [RegExp.escape(shippedHosts[site]), hosts[site]]
    change(
      new RegExp(`\\bwww\\.${shippedHost}\\b`, 'g'),
      host.startsWith('www.') ? host.slice(4) : `www.${host}`,
    )
    change(new RegExp(`(?<!\\.)\\b${shippedHost}\\b`, 'g'), host)
  }
  change(/proxy_cache_path \S+ /, `proxy_cache_path ${quoted(`${directory}/cache`)} `)
  change(
    /alias \/srv\/friends-directory\/files\/static\/;/,
    `alias ${quoted(`${resolve(project, distDir)}/static/`)};`,
  )
  change(/root \/srv\/friends-directory\/files\/public;/, `root ${quoted(`${project}/public`)};`)
  change(/alias \/srv\/friends-directory\/files\/errors\/;/, `alias ${quoted(`${project}/deploy/errors/`)};`)
  // Directories that only root may write to are built into the packages.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${quoted(`${directory}/${kind}`)};\n`)
    .join('')
  change(/^http \{\n/m, `http {\n${temporary}`)
  return text
}

/** The host names of the variants' public origins. */
export function hostsOf({ lff, mnf }: { lff: string; mnf: string }): NginxSetting['hosts'] {
  return { lff: new URL(lff).hostname, mnf: new URL(mnf).hostname }
}

export interface StartedNginx extends AsyncDisposable {
  port: number
  /** http://127.0.0.1 and the port. */
  url: string
  /** The directory of `error.log` and `access.log` until nginx is stopped. */
  directory: string
  stop(): Promise<void>
}

/**
 * Starts a real nginx with the shipped configuration in front of the given instances, as a child process.
 * @throws Failure with nginx's own message if it rejects the configuration
 */
export async function startNginx(
  nginx: Nginx,
  given: Pick<NginxSetting, 'instances' | 'distDir'> & Partial<NginxSetting>,
): Promise<StartedNginx> {
  const setting: NginxSetting = {
    port: await unusedPort(),
    mimeTypes: nginx.mimeTypes,
    directory: mkdtempSync(join(tmpdir(), 'nginx-')),
    project: inProject(),
    hosts: hostsOf(placeholderOrigins),
    ...given,
  }
  const { directory, port } = setting
  const conf = join(directory, 'nginx.conf')
  writeFileSync(conf, renderNginxConf(readFileSync(inProject('deploy/nginx.conf'), 'utf8'), setting))
  const place = ['-p', directory, '-c', conf, '-e', join(directory, 'error.log')]
  const test = await capture(nginx.executablePath, ['-t', ...place])
  if (test.code !== 0) throw new Failure(`nginx does not take deploy/nginx.conf: ${test.stderr.trim()}`)
  const running: Running = start(nginx.executablePath, [...place, '-g', 'daemon off;'])
  // No name of a site, so that nginx answers by itself.
  await waitForHttp(`http://127.0.0.1:${port}/`, { serverExited: running.exited })
  const stop = async () => {
    await running.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { port, url: `http://127.0.0.1:${port}`, directory, stop, [Symbol.asyncDispose]: stop }
}
