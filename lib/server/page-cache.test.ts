// @vitest-environment node
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import PageCache from './page-cache'

const script = 'self.__next_f.push([1,"a"])'
const html = `<!DOCTYPE html><html><body><script>${script}</script><script>alert(1)</script></body></html>`
const allowed = `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`

/** What Next gives a cache to read and write files with. */
const fs = {
  ...{ existsSync, readFileSync, readFile, writeFile, stat },
  mkdir: (directory: string) => mkdir(directory, { recursive: true }),
}

/** A build's directory with one page, and caches that read it. */
function build() {
  const directory = mkdtempSync(join(tmpdir(), 'page-cache-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const put = (name: string, text: string) => {
    const file = join(directory, 'app', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  put('lff/cities.html', html)
  put('lff/cities.rsc', '')
  put('lff/cities.meta', JSON.stringify({ headers: { 'x-next-cache-tags': 'cities' } }))
  put('lff/feed.body', '<feed/>')
  put('lff/feed.meta', JSON.stringify({ headers: { 'content-type': 'application/atom+xml' } }))
  const open = () =>
    new PageCache({
      fs,
      flushToDisk: true,
      serverDistDir: directory,
      revalidatedTags: [],
      maxMemoryCacheSize: 0,
      _requestHeaders: {},
    } as unknown as ConstructorParameters<typeof PageCache>[0])
  return { directory, open }
}

type Entry = { headers?: Record<string, string> }
type Context = Parameters<PageCache['get']>[1]
const pages = { kind: 'APP_PAGE' } as Context
const policyOf = async (cache: PageCache, key: string, context = pages) =>
  ((await cache.get(key, context))?.value as Entry | undefined)?.headers?.['content-security-policy']

it("a page of the build has a policy that lists Next's scripts and no other", async () => {
  const { open } = build()
  const policy = await policyOf(open(), '/lff/cities')
  expect(policy).toContain(allowed)
  expect(policy).not.toContain('unsafe')
})

it('a page rendered later has it in the response that it was rendered for, and from disk', async () => {
  const { open, directory } = build()
  const entry = { kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers: {} as Record<string, string> }
  await open().set('/lff/new', entry as never, { isFallback: false } as never)
  expect(entry.headers['content-security-policy']).toContain(allowed)
  expect(JSON.parse(readFileSync(join(directory, 'app/lff/new.meta'), 'utf8')).headers).toEqual(entry.headers)
  expect(await policyOf(open(), '/lff/new')).toContain(allowed)
})

it('a page is as old as the request that rendered it: an edit marked meanwhile makes it stale', async () => {
  const { open } = build()
  const entry = () =>
    ({
      kind: 'APP_PAGE',
      html,
      rscData: Buffer.from(''),
      headers: { 'x-next-cache-tags': 'city:oslo' },
    }) as never
  const rendering = open()
  await pause(5)
  const markedAt = Date.now()
  await pause(5)
  await rendering.set('/lff/oslo', entry(), { isFallback: false } as never)
  expect((await open().get('/lff/oslo', pages))?.lastModified).toBeLessThan(markedAt)

  await open().set('/lff/oslo', entry(), { isFallback: false } as never)
  expect((await open().get('/lff/oslo', pages))?.lastModified).toBeGreaterThan(markedAt)
})

it('so is a row that was read for it', async () => {
  const { open } = build()
  const rendering = open()
  await pause(5)
  const markedAt = Date.now()
  await pause(5)
  const row = { kind: 'FETCH', data: { headers: {}, body: '[]', url: '' }, revalidate: 300 } as never
  await rendering.set('row', row, { fetchCache: true, tags: ['city:oslo'] } as never)
  const read = await open().get('row', { kind: 'FETCH', tags: ['city:oslo'], softTags: [] } as never)
  expect(read?.lastModified).toBeLessThan(markedAt)
})

it('a generated file has a policy without inline scripts', async () => {
  const policy = await policyOf(build().open(), '/lff/feed', { kind: 'APP_ROUTE' } as Context)
  expect(policy).toContain("script-src 'self';")
})

it('what is no page or file is left alone', async () => {
  const cache = build().open()
  expect(await cache.get('/lff/none', pages)).toBeNull()
  await cache.set('/lff/none', null, { isFallback: false } as never)
})
