// @vitest-environment node
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { MissingPageLater } from './missing-page-later'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

it('is whole in what the server sends', async () => {
  const { prelude } = await prerenderToNodeStream(<MissingPageLater kind="city" />)
  const html = await text(prelude)
  expect(html).toContain('City Not Found')
  expect(html).toContain('type="search"')
  expect(html).toContain('href="/communities"')
})
