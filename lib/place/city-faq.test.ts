import { describe, expect, it } from 'vitest'
import { cityFaq, type FaqSubject, listed } from './city-faq'
import type { CityFacts, CountryFacts } from './types'

const facts: CityFacts = {
  slug: 'x',
  name: 'X',
  countryCode: 'nl',
  geonameId: 1,
  lat: 52,
  lng: 5,
  region: null,
  population: null,
  coastKm: 4,
  elevation: null,
  capital: false,
  dayLongest: 16.8,
  dayShortest: 7.7,
  south: false,
  utcOffset: 'UTC+1',
  clocksChange: true,
  nearby: [{ id: 'near', km: 40, dir: 'south' }],
  airport: { iata: 'AMS', name: 'Schiphol', km: 10 },
}
const countryFacts = {
  languages: ['Dutch'],
  englishPct: 90,
  weekend: ['sat', 'sun'],
} as unknown as CountryFacts
const subject: FaqSubject = { city: 'Haarlem', country: 'Netherlands', facts, countryFacts }
const text = (given: FaqSubject, site: 'lff' | 'mnf' = 'mnf', nearest?: string) =>
  cityFaq(site, given, nearest)
    .map(({ question, answer }) => `${question} ${answer}`)
    .join('\n')

describe('the questions of a city', () => {
  it.each(['lff', 'mnf'] as const)(
    'are six on %s, one of them about the hours a friendship takes',
    (site) => {
      expect(cityFaq(site, subject)).toHaveLength(6)
      expect(text(subject, site)).toMatch(/about 50 hours.*200\+ hours/)
    },
  )
  it('are answered from what is known of the city', () => {
    const said = text(subject, 'mnf', 'Leiden')
    expect(said).toContain(
      'Dutch is the official language in the Netherlands, and about 90% of people can use English',
    )
    expect(said).toContain('In June the day in Haarlem is about 17 hours long and in December only 8')
    expect(said).toContain('By the water')
    expect(said).toContain('Saturday and Sunday are free')
    expect(said).toContain('Leiden is about 40 km to the south')
  })
  it('turn the seasons round in the south, and see none at the equator', () => {
    expect(text({ ...subject, facts: { ...facts, south: true } })).toContain('In December the day in Haarlem')
    expect(text({ ...subject, facts: { ...facts, dayLongest: 12.5, dayShortest: 11.8 } })).toContain(
      'all year',
    )
  })
  it('stand without facts', () => {
    const said = text({ city: 'Newtown', country: '', facts: null, countryFacts: null })
    expect(said).not.toMatch(/undefined|null|NaN| {2}/)
  })
})

it('joins names as a sentence does', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})
