import { siteIds } from '../lib/site/variants.ts'
import { expect, test } from './fixtures.ts'
import { hosts } from './hosts.ts'
import { get, textOf } from './http.ts'

/** What browsers accept over https, and the headers they send when a link is followed. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const asData = { rsc: '1' }

for (const site of siteIds) {
  test.describe(`What ${site} sends`, () => {
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      get(path, { host: hosts[site], headers, method })

    for (const [what, path, more] of [
      ['a document', '/cities/tokyo', {}],
      ['the data of a page', '/cities/tokyo?_rsc', asData],
    ] as const) {
      test(`${what} is compressed`, async () => {
        const plain = await ask(path, more)
        expect(plain.headers['content-encoding']).toBeUndefined()
        const answer = await ask(path, { ...more, ...asBrowser })
        expect(answer.headers['content-encoding']).toBe('gzip')
        expect(answer.headers.vary).toMatch(/accept-encoding/i)
        expect(textOf(answer)).toBe(plain.body)
        expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 3)
      })

      // Next gives ETags to documents, and none to the data of a page.
      if (what !== 'a document') continue
      test(`${what} that a visitor already has is not sent again`, async () => {
        let etag = ''
        // Another test may change a row of the page between the two requests.
        await expect(async () => {
          const first = await ask(path, { ...more, ...asBrowser })
          etag = String(first.headers.etag)
          const again = await ask(path, { ...more, ...asBrowser, 'if-none-match': etag })
          expect(again.status).toBe(304)
          expect(again.bytes).toHaveLength(0)
          expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
          expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
        }).toPass({ timeout: 10_000 })
        const other = await ask('/cities/porto', { ...asBrowser, 'if-none-match': etag })
        expect(other.status).toBe(200)
      })
    }

    test('generated files are compressed and have an ETag of their text', async () => {
      for (const file of ['/feed.xml', '/sitemaps/0.xml', '/search.json', '/llms.txt', '/world-map.json']) {
        const [plain, again, answer] = [await ask(file), await ask(file), await ask(file, asBrowser)]
        expect(plain.headers.etag, file).toMatch(/^"[\w-]{22}"$/)
        if (plain.body === again.body) expect(again.headers.etag, file).toBe(plain.headers.etag)
        expect(answer.headers['content-encoding'], file).toBe('gzip')
        expect(answer.headers.vary, file).toMatch(/accept-encoding/i)
        // Another test may change a row between the two requests.
        await expect
          .poll(async () => (await ask(file)).body === textOf(await ask(file, asBrowser)), { message: file })
          .toBe(true)
      }
    })

    test('scripts and style sheets are compressed', async () => {
      const { body } = await ask('/')
      for (const pattern of [/\/_next\/static\/[^"]+\.js/, /\/_next\/static\/[^"]+\.css/]) {
        const path = pattern.exec(body)?.[0] ?? ''
        const [plain, compressed] = [await ask(path), await ask(path, asBrowser)]
        expect(plain.headers['content-encoding'], path).toBeUndefined()
        expect(compressed.headers, path).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-encoding': 'gzip',
          'content-type': plain.headers['content-type'],
          vary: expect.stringMatching(/accept-encoding/i),
        })
        expect(textOf(compressed), path).toBe(plain.body)
        const known = { ...asBrowser, 'if-modified-since': String(compressed.headers['last-modified']) }
        const again = await ask(path, known)
        expect([again.status, again.bytes.length], path).toEqual([304, 0])
      }
    })

    test('a HEAD request gets the headers of a GET', async () => {
      for (const path of [
        '/',
        '/cities/lisbon',
        '/robots.txt',
        '/no/such/page',
        '/flags/jp.svg',
        '/Cities/',
      ]) {
        // A page older than five minutes may be renewed between the two requests, which are then sent again.
        await expect(async () => {
          const [whole, head] = [await ask(path, asBrowser), await ask(path, asBrowser, 'HEAD')]
          const unsteady = {
            date: '',
            'x-nextjs-cache': '',
            'transfer-encoding': '',
            'content-encoding': '',
            'content-length': '',
          }
          expect({ ...head.headers, ...unsteady }, path).toEqual({ ...whole.headers, ...unsteady })
          expect(head.status, path).toBe(whole.status)
          expect(head.bytes, path).toHaveLength(0)
        }).toPass({ timeout: 10_000 })
      }
    })
  })
}
