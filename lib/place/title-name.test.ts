import { describe, expect, it } from 'vitest'
import { allCityFacts } from './facts'
import { cityInTitle, cityWithCountry, cityWithPlace } from './title-name'

describe('the name of a city in a title', () => {
  it('is the plain name where no other city has it', () => {
    const [id] = [...allCityFacts()].find(([, { slug }]) => slug === 'tokyo') ?? ['']
    expect(cityInTitle({ id, name: 'Tokyo', country: { name: 'Japan' } })).toBe('Tokyo')
  })

  it('tells namesakes apart: no two cities have the same', () => {
    const names = [...allCityFacts()].map(([id, { name, countryCode }]) =>
      cityInTitle({ id, name, country: { name: countryCode } }),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.includes(','))).not.toHaveLength(0)
  })

  it('tells a city from the country that has its name', () => {
    const [id] = [...allCityFacts()].find(([, { slug }]) => slug === 'luxembourg') ?? ['']
    const city = { id, name: 'Luxembourg', country: { name: 'Luxembourg' } }
    expect(cityInTitle(city)).toBe('the city of Luxembourg')
    expect(cityWithPlace(city)).toBe('Luxembourg')
  })

  it('comes with the country, and two cities of one country still differ', () => {
    const named = [...allCityFacts()].map(([id, { name, countryCode }]) =>
      cityWithCountry({ id, name, country: { name: countryCode } }),
    )
    expect(new Set(named).size).toBe(named.length)
    expect(cityWithCountry({ id: 'new', name: 'Newtown', country: { name: 'Wales' } })).toBe('Newtown, Wales')
    expect(cityWithCountry({ id: 'new', name: 'Newtown', country: { name: '' } })).toBe('Newtown')
  })

  it('names the country of a new city that takes a name of another', () => {
    expect(cityInTitle({ id: 'new', name: 'Tokyo', country: { name: 'France' } })).toBe('Tokyo, France')
  })
})
