import { beforeEach, expect, it, vi } from 'vitest'
import { readFresh } from '@/lib/db/execute'
import type { RowChange } from './event'
import { resolveOrder } from './resolve'

vi.mock('@/lib/db/execute', () => ({ readRows: vi.fn(), readRow: vi.fn(), readFresh: vi.fn() }))

const tokyo = { id: 'city', slug: 'tokyo', country_id: 'country', name: 'Tokyo' }
const pagesAfter = async (changed: object) => {
  const change: RowChange = { table: 'cities', before: tokyo, after: { ...tokyo, ...changed } }
  return (await resolveOrder({ kind: 'change', change, changeId: undefined })).pages
}

beforeEach(() => {
  vi.mocked(readFresh)
    .mockReset()
    .mockResolvedValue([{ code: 'JP' }])
})

it('renders only the own page after a change that only it shows, without asking the database', async () => {
  expect(await pagesAfter({ long_description: 'new' })).toEqual(['/cities/tokyo'])
  expect(readFresh).not.toHaveBeenCalled()
})

it('renders the pages below after a change that they show too', async () => {
  expect(await pagesAfter({ short_description: 'new' })).toEqual([
    '/cities/tokyo',
    '/cities/tokyo/communities',
    '/cities/tokyo/suggestions',
  ])
})

it('renders the lists after a change to a card', async () => {
  expect(await pagesAfter({ micro_description: 'new' })).toEqual(
    expect.arrayContaining(['/cities/tokyo', '/cities', '/countries/jp', '/cities/tokyo/suggestions']),
  )
})
