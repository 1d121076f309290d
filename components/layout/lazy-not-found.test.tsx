// @vitest-environment node
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { LazyNotFound } from './lazy-not-found'

const pathname = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: pathname }))

it.each([
  ['/cities/atlantis', 'City Not Found'],
  // The server sees the path that the middleware rewrote to.
  ['/lff/cities/atlantis', 'City Not Found'],
  ['/mnf/blog/nothing', 'Blog Post Not Found'],
  ['/countries/zz', 'Country Not Found'],
])('at %s is complete in the HTML that the server sends: %s', async (path, title) => {
  pathname.mockReturnValue(path)
  const { prelude } = await prerenderToNodeStream(<LazyNotFound />)
  const html = await text(prelude)
  expect(html).toContain(title)
  expect(html).toContain('type="search"')
  expect(html).toContain('href="/communities"')
})
