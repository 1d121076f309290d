// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { filterCities, readCities, sortCities } from './directory-filter'

const list = () => document.getElementById('cities') as HTMLElement
const names = () => [...list().querySelectorAll('li:not([hidden]) a')].map((name) => name.textContent)
const search = (query: string, tag = '') => filterCities(readCities(list()), query, tag)

const card = (name: string, slug: string, people = '') =>
  `<li data-item ${people && `data-people="${people}"`}><a href="/cities/${slug}">${name}</a><p>the largest</p></li>`
const country = (name: string, tag: string, cards: string[]) =>
  `<section data-group data-tags="${tag}"><header><h2>${name}</h2></header><ul>${cards.join('')}</ul></section>`

beforeEach(() => {
  document.documentElement.removeAttribute('class')
  document.body.innerHTML = `
    <div id="cities">
      ${country('Poland', 'Europe', [card('Warsaw', 'warsaw', '1.8M'), card('Łódź', 'lodz', '680K')])}
      ${country('Japan', 'Asia', [card('Beppu', 'beppu'), card('Tokyo', 'tokyo', '37.4M')])}
      ${country('Norway', 'Europe', [card('Tromsø', 'tromso')])}
      ${country('Türkiye', 'Asia', [card('Kırşehir', 'kirsehir')])}
      ${country('Vietnam', 'Asia', [card('Đà Nẵng', 'da-nang')])}
      ${country('China', 'Asia', [card("Xi'an", 'xian')])}
      <div data-sorted hidden><h2>All cities</h2><ul></ul></div>
    </div>`
})

describe('the filter of the directory', () => {
  it.each([
    ['WARSAW', ['Warsaw']],
    ['lodz', ['Łódź']],
    ['tromso', ['Tromsø']],
    ['da nang', ['Đà Nẵng']],
    ['da-nang', ['Đà Nẵng']],
    ['kirsehir', ['Kırşehir']],
    ['xi’an', ["Xi'an"]],
    ['japan', ['Beppu', 'Tokyo']],
    ['turkiye', ['Kırşehir']],
    // what a card shows besides the name is not searched
    ['largest', []],
    // a match does not span a city and its country
    ['tokyo japan', []],
    ['.*', []],
  ])('"%s" finds %j', (query, expected) => {
    expect(search(query)).toBe(expected.length)
    expect(names()).toEqual(expected)
  })

  it('combines with a continent, and hides countries that are left empty', () => {
    expect(search('', 'Europe')).toBe(3)
    expect(search('tok', 'Europe')).toBe(0)
    expect(search('tok', 'Asia')).toBe(1)
    const groups = [...list().querySelectorAll<HTMLElement>('[data-group]')]
    expect(groups.filter(({ hidden }) => !hidden)).toHaveLength(1)
    search('')
    expect(groups.filter(({ hidden }) => hidden)).toEqual([])
  })

  it('finds a city by its own name and by the one that the browser translated it to', () => {
    readCities(list())
    const tokyo = list().querySelector('[href="/cities/tokyo"]') as HTMLElement
    tokyo.innerHTML = '<font><font>東京</font></font>'
    document.documentElement.className = 'translated-ltr'
    expect(search('東京')).toBe(1)
    expect(search('tokyo')).toBe(1)
  })

  it('changes a long list from the top down, and drops pending changes on the next search', async () => {
    vi.useFakeTimers()
    const many = Array.from({ length: 1_000 }, (_, n) => card(`${n}`, `n-${n}`))
    list().innerHTML = country('Japan', 'Asia', many)
    const cities = [...list().querySelectorAll<HTMLElement>('[data-item]')]
    const other = document.createElement('div')
    other.append(...list().childNodes)
    expect(filterCities(readCities(other), '39', '')).toBe(20)
    expect(cities.filter(({ hidden }) => !hidden).length).toBeGreaterThan(800)
    expect(filterCities(readCities(other), '399', '')).toBe(1)
    await vi.runAllTimersAsync()
    expect(cities.filter(({ hidden }) => !hidden)).toHaveLength(1)
    vi.useRealTimers()
  })
})

describe('the order of the directory', () => {
  it('is by name and by population, unknown ones last, and back by country', () => {
    const drawn = names()
    sortCities(list(), 'name')
    expect(names().toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(names())
    sortCities(list(), 'population')
    expect(names().slice(0, 3)).toEqual(['Tokyo', 'Warsaw', 'Łódź'])
    sortCities(list(), 'country')
    expect(names()).toEqual(drawn)
    expect(list().querySelector<HTMLElement>('[data-sorted]')?.hidden).toBe(true)
  })

  it('has the country and the population on each card of a single list', () => {
    sortCities(list(), 'population')
    const notes = [...list().querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset.note)
    expect(notes.slice(0, 4)).toEqual([
      'Japan · 37.4M people',
      'Poland · 1.8M people',
      'Poland · 680K people',
      'Japan',
    ])
  })

  it('leaves the search as it is, by country and continent too', () => {
    sortCities(list(), 'population')
    expect(search('japan')).toBe(2)
    expect(names()).toEqual(['Tokyo', 'Beppu'])
    expect(search('', 'Europe')).toBe(3)
  })
})
