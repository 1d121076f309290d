// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CityCard } from '@/lib/entities/city'
import { CityDirectory, groupByCountry } from './city-directory'

const city = (name: string, country: string, code: string): CityCard => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  micro: '',
  imageUrl: null,
  region: null,
  population: null,
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

it('tells namesakes in a country apart by their regions', () => {
  const markup = renderToStaticMarkup(
    createElement(CityDirectory, {
      id: 'cities',
      groups: groupByCountry([
        { ...city('Portland', 'United States', 'us'), slug: 'portland-maine', region: 'Maine' },
        { ...city('Portland', 'United States', 'us'), slug: 'portland', region: 'Oregon' },
        { ...city('Kingston', 'Jamaica', 'jm'), region: 'Jamaica' },
      ]),
    }),
  )
  expect(markup).toContain('href="/cities/portland-maine">Portland, Maine</a>')
  expect(markup).toContain('href="/cities/portland">Portland, Oregon</a>')
  expect(markup).toContain('href="/cities/kingston">Kingston</a>')
})

it('leaves out the descriptions of cities if there are many', () => {
  const drawn = (count: number) => {
    const line = 'Begin at the lake.'
    const cities = Array.from({ length: count }, (_, n) => ({
      ...city(`City ${n}`, 'Italy', 'it'),
      micro: line,
    }))
    const markup = renderToStaticMarkup(
      createElement(CityDirectory, { id: 'cities', groups: groupByCountry(cities) }),
    )
    return { cities: markup.split('href="/cities/').length - 1, lines: markup.split(line).length - 1 }
  }
  expect(drawn(350)).toEqual({ cities: 350, lines: 350 })
  expect(drawn(351)).toEqual({ cities: 351, lines: 0 })
})

it('escapes the names and descriptions of cities', () => {
  const name = '<img src=x onerror="alert(1)"> & \'Sons\''
  const cities = [{ ...city(name, 'Italy', 'it'), slug: 'sons', micro: `</ul><script>alert("1")</script>` }]
  const drawn = document.createElement('div')
  drawn.innerHTML = renderToStaticMarkup(
    createElement(CityDirectory, { id: 'cities', groups: groupByCountry(cities) }),
  )
  const tile = drawn.querySelector('[data-item]')
  expect(tile?.querySelector('a')?.textContent).toBe(name)
  expect(tile?.querySelector('a')?.getAttribute('href')).toBe('/cities/sons')
  expect(tile?.querySelector('p')?.textContent).toBe('</ul><script>alert("1")</script>')
  expect(tile?.querySelector('small')?.outerHTML).toMatch(
    /^<small aria-hidden="true" data-nosnippet="">\d+%<\/small>$/,
  )
  expect(drawn.querySelectorAll('img, script')).toHaveLength(0)
})
