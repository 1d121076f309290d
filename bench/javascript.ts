// node bench/javascript.ts [base address of a running site]
// Client JavaScript of each template against an empty page of the same Next version, in brotli bytes.
// Writes bench/results/javascript.json and prints a table.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const base = process.argv[2] ?? 'http://localhost:3000'
const templates = {
  home: '/',
  cities: '/cities',
  city: '/cities/tokyo',
  'city communities': '/cities/tokyo/communities',
  'community in a city': '/cities/tokyo/communities/hiking',
  countries: '/countries',
  country: '/countries/jp',
  community: '/communities/hiking',
  affinity: '/affinities/outdoor',
  apps: '/apps-for-making-friends',
  blog: '/blog',
  article: '/blog/how-to-make-friends-in-a-new-city',
}

/** Scripts that a document loads; those for browsers without modules do not count. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  return [...new Set(tags.filter(([tag]) => !/\bnomodule\b/i.test(tag)).map(([, src]) => src ?? ''))]
}

const brotli = (text: Buffer) => brotliCompressSync(text).length

async function served(path: string) {
  const html = await (await fetch(base + path)).text()
  const sizes = await Promise.all(
    scriptsOf(html).map(async (src) => brotli(Buffer.from(await (await fetch(base + src)).arrayBuffer()))),
  )
  return {
    javascript: sizes.reduce((sum, size) => sum + size, 0),
    scripts: sizes.length,
    html: brotli(Buffer.from(html)),
  }
}

/** Builds the empty page apart from this project, with the same versions: inside it, Next would find our middleware. */
function bare() {
  const folder = join(mkdtempSync(join(tmpdir(), 'bare-')), 'app')
  cpSync(join(root, 'bench/bare'), folder, { recursive: true })
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = ['next', 'react', 'react-dom'].map((name) => `${name}@${dependencies[name]}`)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const quiet = {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  } as const
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...wanted], quiet)
  execFileSync(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), 'build'], quiet)
  const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')
  const sizes = scriptsOf(html).map((src) =>
    brotli(readFileSync(join(folder, src.replace('/_next/', '.next/').split('?')[0] ?? ''))),
  )
  rmSync(join(folder, '..'), { recursive: true })
  return {
    javascript: sizes.reduce((sum, size) => sum + size, 0),
    scripts: sizes.length,
    html: brotli(Buffer.from(html)),
  }
}

const empty = bare()
const rows = await Promise.all(
  Object.entries(templates).map(async ([name, path]) => {
    const size = await served(path)
    return { page: name, ...size, ratio: Number((size.javascript / empty.javascript).toFixed(3)) }
  }),
)
const result = [{ page: 'empty page', ...empty, ratio: 1 }, ...rows]
console.table(result)
mkdirSync(join(root, 'bench/results'), { recursive: true })
writeFileSync(join(root, 'bench/results/javascript.json'), `${JSON.stringify(result, null, 2)}\n`)
