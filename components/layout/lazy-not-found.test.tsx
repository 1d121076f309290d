// @vitest-environment node
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { LazyNotFound } from './lazy-not-found'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

it('is complete in the HTML that the server sends', async () => {
  const { prelude } = await prerenderToNodeStream(<LazyNotFound kind="city" />)
  const html = await text(prelude)
  expect(html).toContain('City Not Found')
  expect(html).toContain('type="search"')
  expect(html).toContain('href="/communities"')
})
