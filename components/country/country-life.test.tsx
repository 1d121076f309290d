import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { noCountryFacts } from '@/lib/city-page/no-facts'
import type { Country } from '@/lib/entities/country'
import { CountryLife } from './country-life'

const country = (facts: Partial<Country['facts']>): Country => ({
  id: '1',
  name: 'Japan',
  code: 'jp',
  micro: '',
  flagUrl: null,
  short: '',
  long: '',
  wikipediaUrl: null,
  imageUrl: null,
  facts: { ...noCountryFacts, ...facts },
})
const draw = (facts: Partial<Country['facts']>) =>
  renderToStaticMarkup(<CountryLife country={country(facts)} place="Japan" />)

it('shows the facts and the holidays of a country, and nothing if none is known', () => {
  const html = draw({ callingCode: '+81', holidays: ['Hanami, early April'] })
  for (const text of ['Life in Japan', '+81', 'Hanami, early April']) expect(html).toContain(text)
  expect(html).not.toContain('Emergency')
  expect(draw({})).toBe('')
})

it('asks for caution if the country needs care', () => {
  const caution = 'Conditions change here.'
  expect(draw({ callingCode: '+81', needsCare: true })).toContain(caution)
  expect(draw({ callingCode: '+81' })).not.toContain(caution)
})
