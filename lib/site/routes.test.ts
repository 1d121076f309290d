import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { files, fixedRoutes, matchPattern, slugRoutes } from './routes'

const folder = 'app/[site]'
/** Pages that the middleware itself leads to: they have no public address of their own, or only with a setting. */
const unlisted = ['/missing/[kind]', '/lff-test']

const patterns: string[] = [...Object.keys(fixedRoutes), ...Object.keys(slugRoutes)]
const pages = globSync('**/page.tsx', { cwd: folder })
  .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
  .filter((path) => !unlisted.includes(path))

it.each(pages)(
  '%s is in the table of routes: if not, lib/site/routes.ts lacks it and the address is 404',
  (page) => expect(patterns).toContain(page),
)

it.each(patterns)('%s has a page: if not, app/[site] lacks its page.tsx', (pattern) =>
  expect(pages).toContain(pattern),
)

it.each(Object.entries(files))(
  '%s is answered by a route: if not, app/[site]%s lacks its route.ts',
  (_, route) => {
    const path = route.replace('/sitemaps/index', '/sitemaps/[name]')
    expect(existsSync(`${folder}${path}/route.ts`)).toBe(true)
  },
)

it.each(Object.entries(slugRoutes))('the example of %s has its form', (pattern, { example, missing }) => {
  const match = matchPattern(example)
  expect(match?.pattern).toBe(pattern)
  expect(missing).toHaveLength(match?.slugs.size ?? 0)
})
