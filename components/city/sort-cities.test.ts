// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { applyFilter, readItems } from '@/components/ui/filter-list'
import { sortCities } from './sort-cities'

const list = () => document.getElementById('cities') as HTMLElement
const names = () => [...list().querySelectorAll('li:not([hidden]) a')].map((name) => name.textContent)

beforeEach(() => {
  document.body.innerHTML = `
    <div id="cities">
      <section data-group data-tags="Europe">
        <header><h2>Poland</h2></header>
        <ul>
          <li data-item data-people="1.8M"><a>Warsaw</a></li>
          <li data-item data-people="680K"><a>Łódź</a></li>
        </ul>
      </section>
      <section data-group data-tags="Asia">
        <header><h2>Japan</h2></header>
        <ul>
          <li data-item><a>Beppu</a></li>
          <li data-item data-people="37.4M"><a>Tokyo</a></li>
        </ul>
      </section>
      <div data-sorted hidden><h2>All cities</h2><ul></ul></div>
    </div>`
})

it('sorts by name and by population, unknown ones last, and back to countries', () => {
  const drawn = names()
  sortCities('cities', 'name')
  expect(names()).toEqual(['Beppu', 'Łódź', 'Tokyo', 'Warsaw'])
  sortCities('cities', 'population')
  expect(names()).toEqual(['Tokyo', 'Warsaw', 'Łódź', 'Beppu'])
  sortCities('cities', 'country')
  expect(names()).toEqual(drawn)
  expect(list().querySelector<HTMLElement>('[data-sorted]')?.hidden).toBe(true)
})

it('shows country and population on each card of a single list', () => {
  sortCities('cities', 'population')
  const notes = [...list().querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset.note)
  expect(notes).toEqual(['Japan · 37.4M people', 'Poland · 1.8M people', 'Poland · 680K people', 'Japan'])
})

it('leaves the search as it is, by country and continent too', () => {
  sortCities('cities', 'population')
  const items = readItems(list(), 'a')
  expect(applyFilter(items, 'japan')).toBe(2)
  expect(names()).toEqual(['Tokyo', 'Beppu'])
  expect(applyFilter(items, '', 'Europe')).toBe(2)
  sortCities('cities', 'name')
  expect(names()).toEqual(['Łódź', 'Warsaw'])
})
