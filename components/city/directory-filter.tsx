'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'
import { onAddressChange, rememberInAddress } from '@/components/ui/address'
import { afterPaint } from '@/components/ui/after-paint'
import { emptyId } from '@/components/ui/empty-result'
import { ListFilter, type ListFilterProps } from '@/components/ui/list-filter'
import { listMatcher } from '@/components/ui/list-matcher'
import { fold } from '@/lib/site/fold'

/*
 * Filters and sorts the city directory by hiding, showing and moving what the server drew. It holds hundreds of cities,
 * sometimes thousands: as data they would be sent a second time. React never renders that list again, so its elements
 * may be moved.
 */

export interface City {
  element: HTMLElement
  group: HTMLElement
  name: string
  folded: readonly string[]
  tags: readonly string[]
}

const known = new WeakMap<HTMLElement, { language: string; cities: City[] }>()

/** Changes when the browser translates the page. */
const languageOf = ({ lang, className }: HTMLElement) => `${lang} ${className}`

/**
 * The cities of the directory as it is drawn, read once a language. A city is found by its name, its country's name and
 * the name in its address, which no translation changes.
 */
export function readCities(list: HTMLElement): City[] {
  const language = languageOf(document.documentElement)
  const before = known.get(list)
  if (before?.language === language) return before.cities
  const cities =
    before?.cities.map(({ element, group }) => cityOf(element, group)) ??
    [...list.querySelectorAll<HTMLElement>('[data-group]')].flatMap((group) =>
      [...group.querySelectorAll<HTMLElement>('[data-item]')].map((element) => cityOf(element, group)),
    )
  known.set(list, { language, cities })
  return cities
}

function cityOf(element: HTMLElement, group: HTMLElement): City {
  const link = element.querySelector('a')
  const name = link?.textContent ?? ''
  const slug = link?.getAttribute('href')?.split('/').at(-1) ?? ''
  return {
    element,
    group,
    name,
    folded: [name, countryOf(group), slug].map(fold),
    tags: group.dataset.tags?.split('\n') ?? [],
  }
}

const countryOf = (group: HTMLElement) => group.querySelector('h2')?.textContent ?? ''

/** How many elements change before each paint: few enough that a phone can answer a key or a tap in between. */
const atOnce = 40

/** The changes in progress. */
let latest: readonly unknown[] = []

/**
 * Shows the cities that match, hides the others and every country left empty, from the top down, a part for each painted
 * frame, so that typing never waits.
 * @returns how many cities are shown
 */
export function filterCities(cities: readonly City[], query: string, tag: string): number {
  const matches = listMatcher(query, tag)
  const matching = new Set(cities.filter(matches))
  const filled = new Set([...matching].map(({ group }) => group))
  const hidden = new Map<HTMLElement, boolean>()
  for (const city of cities) {
    hidden.set(city.group, !filled.has(city.group))
    hidden.set(city.element, !matching.has(city))
  }
  void change([...hidden].filter(([element, isHidden]) => element.hidden !== isHidden))
  return matching.size
}

async function change(changes: readonly [HTMLElement, hidden: boolean][]) {
  latest = changes
  for (let start = 0; start < changes.length; start += atOnce) {
    if (start > 0) await afterPaint()
    if (latest !== changes) return
    for (const [element, isHidden] of changes.slice(start, start + atOnce)) element.hidden = isHidden
  }
}

const cityOrders = ['country', 'name', 'population'] as const
type CityOrder = (typeof cityOrders)[number]

/** "37M" as a number; unknown populations come last. */
function peopleOf({ element }: City): number {
  const text = element.dataset.people ?? ''
  return Number.parseFloat(text || '0') * (text.endsWith('M') ? 1_000_000 : text.endsWith('K') ? 1_000 : 1)
}

const comparisons: Record<Exclude<CityOrder, 'country'>, (a: City, b: City) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  population: (a, b) => peopleOf(b) - peopleOf(a),
}

/** Sorts the cards: under their countries, or in one list where each card names its country and population. */
export function sortCities(list: HTMLElement, order: CityOrder): void {
  const sorted = list.querySelector<HTMLElement>('[data-sorted]')
  if (!sorted || (list.dataset.order ?? 'country') === order) return
  const cities = readCities(list)
  if (order === 'country') {
    for (const { element, group } of cities) group.lastElementChild?.append(element)
  } else {
    for (const { element, group } of cities) {
      const { people } = element.dataset
      element.dataset.note = people ? `${countryOf(group)} · ${people} people` : countryOf(group)
    }
    sorted.lastElementChild?.append(...cities.toSorted(comparisons[order]).map(({ element }) => element))
  }
  list.dataset.order = order
  sorted.hidden = order === 'country'
}

/** The search box of the directory, its continents, and the order, which is kept in the address as `?sort=`. */
export function DirectoryFilter({
  list,
  ...filterProps
}: Omit<ListFilterProps, 'children'> & { list: string }) {
  const directory = useCallback(() => document.getElementById(list), [list])

  const filter = useCallback(
    (query: string, tag: string) => {
      const drawn = directory()
      return drawn ? filterCities(readCities(drawn), query, tag) : 0
    },
    [directory],
  )

  const showEmpty = useCallback(
    (sentence: string | null) => {
      const panel = document.getElementById(emptyId(list))
      const text = panel?.querySelector('[data-sentence]')
      if (!panel || !text) return
      panel.hidden = sentence === null
      text.textContent = sentence
    },
    [list],
  )

  return (
    <ListFilter
      list={list}
      filter={filter}
      showEmpty={showEmpty}
      // There is time to read a long list between the tap on the box and the first keystroke.
      prepare={() => {
        const drawn = directory()
        if (drawn) readCities(drawn)
      }}
      {...filterProps}
    >
      <SortSelect directory={directory} />
    </ListFilter>
  )
}

function SortSelect({ directory }: { directory: () => HTMLElement | null }) {
  const select = useRef<HTMLSelectElement>(null)

  const sort = useCallback(
    (order: CityOrder) => {
      const drawn = directory()
      if (drawn) sortCities(drawn, order)
    },
    [directory],
  )

  const choose = useCallback(
    (order: CityOrder) =>
      afterPaint().then(() => {
        rememberInAddress('sort', order === 'country' ? '' : order, 'pushState')
        sort(order)
      }),
    [sort],
  )

  // Runs before the page is painted and the browser restores the scroll position.
  useLayoutEffect(() => {
    const follow = () => {
      const wanted = new URLSearchParams(location.search).get('sort')
      const order = cityOrders.find((name) => name === wanted) ?? 'country'
      if (select.current) select.current.value = order
      sort(order)
    }
    // The server draws the first order; any other was chosen before this script ran, and takes precedence.
    const early = select.current?.value as CityOrder
    if (early === cityOrders[0]) follow()
    else void choose(early)
    return onAddressChange(follow)
  }, [sort, choose])

  return (
    <label className="inline-flex items-center gap-x-3 text-ui">
      Sort by
      <select
        ref={select}
        className="min-h-11 cursor-pointer rounded-card border border-line bg-surface px-3 text-ui font-semibold text-ink"
        autoComplete="off"
        onChange={(event) => choose(event.target.value as CityOrder)}
      >
        <option value="country">Country</option>
        <option value="name">Name</option>
        <option value="population">Population</option>
      </select>
    </label>
  )
}
