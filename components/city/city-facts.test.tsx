import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { noCityFacts } from '@/lib/city-page/no-facts'
import { CityFacts } from './city-facts'

it('lists what is known of a city and leaves out what is not', () => {
  const facts = {
    ...noCityFacts,
    languages: ['Japanese'],
    timeZone: 'Asia/Tokyo',
    airport: 'Haneda (HND) and Narita (NRT)',
  }
  const html = renderToStaticMarkup(<CityFacts facts={facts} population={37_000_000} country={null} />)
  const terms = [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)</g)].map(([, term, text]) => [
    term,
    text,
  ])
  expect(terms).toEqual([
    ['Languages', 'Japanese'],
    ['People', 'about 37,000,000 with suburbs'],
    ['Time zone', 'Asia / Tokyo'],
    ['Airports', 'Haneda (HND) and Narita (NRT)'],
  ])
})

it('renders nothing if nothing is known', () => {
  expect(renderToStaticMarkup(<CityFacts facts={noCityFacts} population={null} country={null} />)).toBe('')
})
