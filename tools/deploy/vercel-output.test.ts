import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { headerRules } from '../../lib/server/headers.ts'
import { checkOutput } from './vercel-output.ts'

const output = mkdtempSync(join(tmpdir(), 'vercel-'))
const put = (path: string, content: string | Buffer | object) => {
  mkdirSync(dirname(join(output, path)), { recursive: true })
  const text = typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content)
  writeFileSync(join(output, path), text)
}
const origins = ['https://www.example.org', 'https://www.example.net']
/** The rules of next.config as the platform's builder writes them. */
const routes = headerRules({ origins, imageOrigins: [], pagePolicy: 'rules' }).map(
  ({ source, missing, headers }) => ({
    src: source === '/:path*' ? '^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$' : '^/og/.*$',
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    missing,
  }),
)
const crons = [{ path: '/api/revalidate/pending', schedule: '* * * * *' }]

beforeEach(() => {
  rmSync(output, { recursive: true, force: true })
  put('config.json', { routes, crons })
  put('functions/middleware.func/.vc-config.json', { runtime: 'edge' })
  put('functions/middleware.func/index.js', 'middleware')
  put('functions/api/health.func/.vc-config.json', { filePathMap: { 'package.json': 'package.json' } })
  for (const page of ['lff', 'lff/cities']) {
    put(`functions/${page}.prerender-config.json`, '{}')
    put(`functions/${page}.prerender-fallback.html`, '')
    put(`functions/${page}.rsc.prerender-config.json`, '{}')
  }
})
afterAll(() => rmSync(output, { recursive: true }))

it('accepts what the rules of next.config and vercel.json produce', () => {
  const { problems, figures } = checkOutput(output)
  expect(problems).toEqual([])
  expect(figures).toMatchObject({ pages: 2, prerenders: 4, 'prerenders a page': 2 })
})

it('names what is missing', () => {
  put('config.json', { routes: [] })
  rmSync(join(output, 'functions/middleware.func'), { recursive: true })
  expect(checkOutput(output).problems).toEqual([
    'Pages have no Content-Security-Policy.',
    'No rule keeps other hosts out of search engines.',
    'No cron job asks for pending changes.',
    'There are 0 middlewares.',
  ])
})

it('names what is too much', () => {
  put('functions/middleware.func/index.js', randomBytes(1_100_000))
  put('config.json', {
    routes: [...routes, { ...routes.at(-1), missing: [{ type: 'host', value: '\\x77' }] }],
    crons,
  })
  expect(checkOutput(output).problems).toEqual([
    'The rule for other hosts has an escape: \\x77',
    'The middleware has 1.10 MB of 1.',
  ])
})
