import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageTexts } from './page-texts'
import { reads } from './reads'

vi.mock('./reads', () => ({
  reads: new Proxy(
    {},
    { get: (target: Record<string, unknown>, name: string) => (target[name] ??= vi.fn()) },
  ),
}))

const read = vi.mocked(reads)
const described = (name: string) => ({
  id: `${name}-id`,
  name,
  slug: name.toLowerCase(),
  image_url: null,
  micro_description: `${name} micro`,
  micro_description_lff: null,
  short_description: `${name} short`,
  short_description_lff: `${name} short in its own words`,
  long_description: `${name} long`,
  long_description_lff: ' ',
})
const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }
const tokyo = { ...described('Tokyo'), ...times, country_id: 'jp-id', pulse_url: null }
const hiking = { ...described('Hiking'), ...times }
const suggestion = {
  ...{ id: 's', title: 'A park', title_lff: null, description: 'At dawn', description_lff: null },
  ...{ city_id: 'Tokyo-id', community_id: 'Hiking-id', created_at: times.created_at },
}

beforeEach(() => {
  read.city.mockImplementation(async (slug) => (slug === 'tokyo' ? tokyo : null))
  read.cityHead.mockImplementation(async (slug) => (slug === 'tokyo' ? tokyo : null))
  read.cityCardsById.mockResolvedValue([])
  read.countryCard.mockResolvedValue(null)
  read.communityCards.mockResolvedValue([hiking])
  read.community.mockResolvedValue(hiking)
  read.communityHead.mockResolvedValue(hiking)
  read.affinityHead.mockResolvedValue(described('Outdoor'))
  read.suggestionsOfCity.mockResolvedValue([suggestion])
  read.suggestionsOfCommunity.mockResolvedValue([suggestion])
})
afterEach(() => vi.clearAllMocks())

describe('what a page says', () => {
  it("is the entity's own descriptions, in the variant's words, and what it borrows", async () => {
    expect(await pageTexts.city('tokyo')('mnf')).toEqual({
      own: 'Tokyo micro\nTokyo short\nTokyo long',
      borrowed: 'A park\nAt dawn',
    })
    expect((await pageTexts.city('tokyo')('lff')).own).toBe(
      'Tokyo micro\nTokyo short in its own words\nTokyo long',
    )
  })
  it('is a list of its own on the page of a list, and a borrowed one below each city', async () => {
    expect((await pageTexts.communities('mnf')).own).toContain('Hiking short')
    const { own, borrowed } = await pageTexts.cityCommunities('tokyo')('mnf')
    expect(own).toBe('Tokyo')
    expect(borrowed).toContain('Hiking short')
  })
  it("is a city's tips on the page of its tips", async () => {
    expect((await pageTexts.citySuggestions('tokyo')('mnf')).own).toBe('A park\nAt dawn')
  })
  it('is composed for a community in a city, and put together for a combination', async () => {
    const inCity = await pageTexts.cityCommunity('tokyo', 'hiking')('mnf')
    expect(inCity.own.split(/\s+/).length).toBeGreaterThan(150)
    expect(inCity.borrowed).toBe('A park\nAt dawn')
    expect(await pageTexts.combination('outdoor', 'hiking')('mnf')).toEqual({
      own: 'Outdoor\nHiking',
      borrowed: 'Outdoor short\nHiking short',
    })
  })
  it('is a legal text in the name of the site', async () => {
    expect((await pageTexts.terms('mnf')).own).toContain('for using Meet New Friends')
  })
  it('is nothing where the page does not exist', async () => {
    const nothing = { own: '', borrowed: '' }
    expect(await pageTexts.city('nowhere')('mnf')).toEqual(nothing)
    expect(await pageTexts.cityCommunity('nowhere', 'hiking')('mnf')).toEqual(nothing)
    expect(await pageTexts.citySuggestions('nowhere')('mnf')).toEqual(nothing)
  })
})
