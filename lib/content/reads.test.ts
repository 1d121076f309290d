import { draftMode } from 'next/headers'
import { afterEach, expect, it, vi } from 'vitest'
import { reads } from './reads'

vi.mock('next/headers', () => ({ draftMode: vi.fn() }))
vi.mock('./table-source', () => ({ tableSource: { article: async () => 'table' } }))
vi.mock('./query-source', () => ({
  querySource: { article: async () => 'query', cityCardsById: async (ids: string[]) => ids },
  draftSource: { article: async () => 'draft' },
}))

const draft = (isEnabled: boolean) =>
  vi.mocked(draftMode).mockResolvedValue({ isEnabled, enable: () => {}, disable: () => {} })

afterEach(() => vi.unstubAllEnvs())

it('come from cached queries for visitors, and fresh in a preview', async () => {
  draft(false)
  expect(await reads.article('a')).toBe('query')
  draft(true)
  expect(await reads.article('a')).toBe('draft')
})

it('come from cached queries where there is no request to ask', async () => {
  vi.mocked(draftMode).mockImplementation(() => {
    throw new Error('`draftMode` was called outside a request scope.')
  })
  expect(await reads.article('a')).toBe('query')
})

it('come from whole tables while building', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  draft(false)
  expect(await reads.article('a')).toBe('table')
})

it('of several rows keep their ids, none included', async () => {
  draft(false)
  expect(await reads.cityCardsById(['b', 'a'])).toEqual(['b', 'a'])
  expect(await reads.cityCardsById([])).toEqual([])
})
