import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readRows } from '@/lib/db/execute'
import { communityReads } from './community'
import { fillAddress, finderReads, findFinders } from './finder'

vi.mock('@/lib/db/execute', () => ({ readRows: vi.fn() }))

const row = (name: string, more: object = {}) => ({
  id: name,
  name,
  kind: 'search',
  description: 'plain',
  description_lff: 'own',
  url: 'https://find.example/?q={city}',
  country_codes: [],
  except_country_codes: [],
  community_slugs: [],
  sort_order: 1,
  ...more,
})
let absences: object[] = []
const answer = (...rows: object[]) => {
  const answers = new Map<unknown, object[]>([
    [finderReads.all, rows],
    [communityReads.ids, ['hiking', 'choir'].map((slug) => ({ id: slug, slug }))],
    [communityReads.absences, absences],
  ])
  vi.mocked(readRows).mockImplementation((async (read: unknown) => answers.get(read)) as never)
}
const japan = { id: 'jp-id', name: 'Japan', code: 'jp' }
const tokyo = { city: { id: 'tokyo-id', name: 'Tokyo', region: null }, country: japan }
const hiking = { name: 'Hiking', slug: 'hiking' }
const namesIn = async (subject: Parameters<typeof findFinders>[1]) =>
  (await findFinders('mnf', subject)).map(({ name }) => name)

beforeEach(() => {
  vi.mocked(readRows).mockReset()
  absences = []
})

describe('the finders of a page', () => {
  it("come in the content team's order, with their URLs filled in and the variant's texts", async () => {
    answer(row('second', { sort_order: 2 }), row('first', { url: 'https://find.example/{country}/{city}' }))
    expect(
      await findFinders('lff', { ...tokyo, city: { id: 'sp-id', name: 'São Paulo', region: null } }),
    ).toEqual([
      expect.objectContaining({
        name: 'first',
        description: 'own',
        url: 'https://find.example/Japan/S%C3%A3o%20Paulo',
      }),
      expect.objectContaining({ name: 'second' }),
    ])
  })

  it('are those that exist and can be reached in the country', async () => {
    answer(
      row('everywhere'),
      row('here', { country_codes: ['jp'] }),
      row('elsewhere', { country_codes: ['pt'] }),
      row('blocked', { except_country_codes: ['jp'] }),
    )
    expect(await namesIn(tokyo)).toEqual(['everywhere', 'here'])
  })

  it('of a community serve that community, and search for it', async () => {
    answer(
      row('city alone'),
      row('both words', { url: 'https://find.example/?q={community}%20{city}' }),
      row('clubs', { kind: 'chapters', community_slugs: ['hiking'] }),
      row('other clubs', { kind: 'chapters', community_slugs: ['choir'] }),
    )
    expect(await namesIn({ ...tokyo, community: hiking })).toEqual(['both words', 'clubs'])
    expect(await namesIn(tokyo)).toEqual(['city alone', 'clubs', 'other clubs'])
  })

  it('serve a community that the place offers', async () => {
    absences = [{ community_id: 'choir', country_id: null, city_id: 'tokyo-id' }]
    answer(
      row('clubs', { community_slugs: ['hiking', 'choir'] }),
      row('choirs', { kind: 'chapters', community_slugs: ['choir'], url: 'https://choirs.example/' }),
    )
    expect(await namesIn(tokyo)).toEqual(['clubs'])
    expect(await namesIn({ country: japan })).toEqual(['choirs'])
  })
})

it('a URL with a placeholder that nothing fills is null', () => {
  expect(fillAddress('https://find.example/{community}', tokyo)).toBeNull()
  expect(fillAddress('https://find.example/{town}', { ...tokyo, community: hiking })).toBeNull()
})
