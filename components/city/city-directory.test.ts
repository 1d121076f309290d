import { expect, it } from 'vitest'
import type { CityCard } from '@/lib/content/types'
import { groupByCountry } from './city-directory'

const city = (name: string, country: string, code: string): CityCard => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  micro: '',
  imageUrl: null,
  country: { id: code, name: country, code },
})

it('puts the United States first, then the United Kingdom, then the others alphabetically', () => {
  const groups = groupByCountry([
    city('Aachen', 'Germany', 'de'),
    city('Bath', 'United Kingdom', 'gb'),
    city('Ghent', 'Belgium', 'be'),
    city('Reno', 'United States', 'us'),
    city('York', 'United Kingdom', 'gb'),
    city('Zwolle', 'The Netherlands', 'nl'),
  ])
  expect(groups.map(({ country, cities }) => [country.code, cities.map(({ name }) => name)])).toEqual([
    ['us', ['Reno']],
    ['gb', ['Bath', 'York']],
    ['be', ['Ghent']],
    ['de', ['Aachen']],
    ['nl', ['Zwolle']],
  ])
})
