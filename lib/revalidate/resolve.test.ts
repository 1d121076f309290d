import { beforeEach, expect, it, vi } from 'vitest'
import { readFresh } from '@/lib/db/execute'
import type { RowChange } from './event'
import { resolveOrder } from './resolve'

vi.mock('@/lib/db/execute', () => ({ readRows: vi.fn(), readRow: vi.fn(), readFresh: vi.fn() }))

const tokyo = { id: 'city', slug: 'tokyo', country_id: 'country', name: 'Tokyo' }
const resolveChange = (changed: object) => {
  const change: RowChange = { table: 'cities', before: tokyo, after: { ...tokyo, ...changed } }
  return resolveOrder({ kind: 'change', change, changeId: undefined })
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(readFresh)
    .mockReset()
    .mockResolvedValue([{ code: 'JP' }])
})

it('a change leads to the own page first, then to the lists and the pages below', async () => {
  const { pages } = await resolveChange({ micro_description: 'new' })
  expect(pages[0]).toBe('/cities/tokyo')
  expect(pages).toEqual(expect.arrayContaining(['/cities', '/countries/jp', '/cities/tokyo/suggestions']))
})

it('a changed address leads to the pages at both addresses', async () => {
  const { pages } = await resolveChange({ slug: 'edo' })
  expect(pages).toEqual(expect.arrayContaining(['/cities/tokyo', '/cities/edo']))
})

it('a change to what no page shows leads to none', async () => {
  expect(await resolveChange({ internal_note: 'x' })).toEqual({ tags: [], pages: [] })
})

it('a row named by its slug has all its tags, those of what refers to it, and its pages', async () => {
  vi.mocked(readFresh).mockResolvedValueOnce([tokyo])
  const { tags, pages } = await resolveOrder({ kind: 'row', table: 'cities', slug: 'tokyo' })
  expect(tags).toEqual(
    expect.arrayContaining(['city:tokyo', 'city-card:city', 'cities', 'city-suggestions:city', 'pages']),
  )
  expect(pages[0]).toBe('/cities/tokyo')
})

it('without the database, a row named by its slug has the tags of its address', async () => {
  vi.mocked(readFresh).mockRejectedValue(new Error('down'))
  const { tags, pages } = await resolveOrder({ kind: 'row', table: 'cities', slug: 'tokyo' })
  expect(tags).toEqual(expect.arrayContaining(['city:tokyo', 'cities']))
  expect(pages).toContain('/cities/tokyo')
})

it('a public path is a page of each variant', async () => {
  expect(await resolveOrder({ kind: 'paths', paths: ['/cities/tokyo', '/'] })).toEqual({
    tags: ['_N_T_/lff/cities/tokyo', '_N_T_/mnf/cities/tokyo', '_N_T_/lff', '_N_T_/mnf'],
    pages: ['/cities/tokyo', '/'],
  })
})

it('a file is the route that generates it, and a path that no page can have is nothing', async () => {
  const files = await resolveOrder({ kind: 'paths', paths: ['/world-map.json'] })
  expect(files.tags).toEqual(['_N_T_/lff/world-map', '_N_T_/mnf/world-map'])
  const nothing = { tags: [], pages: [] }
  expect(await resolveOrder({ kind: 'paths', paths: ['/mnf/cities/tokyo/x/y/z', '/nowhere'] })).toEqual(
    nothing,
  )
})
