import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { hosts } from '../e2e/hosts.ts'
import { get } from '../e2e/http.ts'
import { templates } from '../e2e/templates.ts'
import { type Site, siteIds } from '../lib/site/variants.ts'
import { Failure } from '../scripts/lib/failure.ts'
import { inProject } from '../scripts/lib/project.ts'
import { astroPage } from './astro-page.ts'

const version = '7.3.5'

/** What pages ask for that is no file of the public folder. */
const madeFiles = ['/site.webmanifest', '/world-map.json']

/**
 * Builds the page of each template with Astro, for both sites: the markup, style sheet, fonts and pictures of the site
 * that runs at `base`, with the scripts of `bench/astro` in place of React. It is gone when the resources are.
 * @returns the address of a server that picks the site by the host, as ours does
 */
export async function serveAstroApp(resources: AsyncDisposableStack, base: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'astro-'))
  resources.defer(() => rmSync(folder, { recursive: true }))
  cpSync(inProject('bench/astro'), folder, { recursive: true })
  cpSync(inProject('public'), join(folder, 'public'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const quiet = { cwd: folder, stdio: 'ignore', env } as const
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', `astro@${version}`], quiet)
  const astro = join(folder, 'node_modules/astro/bin/astro.mjs')
  for (const site of siteIds) {
    await takeSite(folder, site, base)
    execFileSync(process.execPath, [astro, 'build', '--outDir', `dist/${site}`], quiet)
  }
  return serveFiles(resources, join(folder, 'dist'))
}

/** Puts what a build starts from into the project's folder. */
async function takeSite(folder: string, site: Site, base: string): Promise<void> {
  const take = async (path: string) => {
    const answer = await get(path, { host: hosts[site], port: Number(new URL(base).port || 80) })
    if (answer.status !== 200) throw new Failure(`${path} on ${hosts[site]} answers HTTP ${answer.status}.`)
    return answer.bytes
  }
  const keep = (file: string, content: Buffer | string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }

  const pages = []
  const sheets = new Set<string>()
  for (const { path } of templates) {
    const { styleSheets, ...page } = astroPage(String(await take(path)), path)
    for (const sheet of styleSheets) sheets.add(sheet)
    pages.push(page)
  }
  keep('src/pages.json', ownMedia(JSON.stringify(pages)))

  const styles = (await Promise.all([...sheets].map(take))).join('\n')
  keep('src/site.css', ownMedia(styles.replaceAll('../media/', nextMedia)))
  for (const font of new Set(styles.match(/(?<=\.\.\/media\/)[^")]+/g)))
    keep(`public${media}${font}`, await take(nextMedia + font))
  for (const file of madeFiles) keep(`public${file}`, await take(file))
}

const nextMedia = '/_next/static/media/'
const media = '/media/'

/** Fonts lie in Astro's public folder, without Next's name in their address. */
const ownMedia = (text: string) => text.replaceAll(nextMedia, media)

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Serves one folder for each site until the resources are gone. */
async function serveFiles(resources: AsyncDisposableStack, folder: string): Promise<string> {
  const server = createServer(({ url = '/', headers }, answer) => {
    const { pathname, hostname } = new URL(url, `http://${headers.host}`)
    const site = siteIds.find((id) => hosts[id] === hostname) ?? 'lff'
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`
    const file = extname(pathname) ? pathname : page
    try {
      const content = readFileSync(join(folder, site, file))
      answer.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(content)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  resources.defer(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
