import { expect, it } from 'vitest'
import { cityBesideCountry, cityInTitle, cityWithPlace } from './city-name'

const portland = { name: 'Portland', region: 'Maine', country: { name: 'United States' } }
const kingston = { name: 'Kingston', region: 'Jamaica', country: { name: 'Jamaica' } }
const luxembourg = { name: 'Luxembourg', region: null, country: { name: 'Luxembourg' } }

it('tells a city apart from its namesakes where its name stands alone', () => {
  expect([portland, kingston, luxembourg].map(cityWithPlace)).toEqual([
    'Portland, Maine',
    'Kingston, Jamaica',
    'Luxembourg',
  ])
})

it('does not say the country twice', () => {
  expect([portland, kingston, luxembourg].map(cityBesideCountry)).toEqual([
    'Portland, Maine',
    'Kingston',
    'Luxembourg',
  ])
  expect(cityInTitle(luxembourg)).toBe('the city of Luxembourg')
})
