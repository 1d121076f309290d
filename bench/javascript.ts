// node bench/javascript.ts [base address of a running site]
// Client JavaScript of each template against an empty page of the same Next version, in brotli bytes.
// Writes bench/results/javascript.json and prints a table.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  return { javascript: sizes.reduce((sum, size) => sum + size, 0), scripts: sizes.length, html: brotli(Buffer.from(html)) }
}

function bare() {
  const folder = join(root, 'bench/bare')
  execFileSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build', folder], {
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')
  const sizes = scriptsOf(html).map((src) => brotli(readFileSync(join(folder, src.replace('/_next/', '.next/').split('?')[0] ?? ''))))
  return { javascript: sizes.reduce((sum, size) => sum + size, 0), scripts: sizes.length, html: brotli(Buffer.from(html)) }
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
