import { cityView, countryView } from './frame.ts'
import { paletteOf } from './palette.ts'
import type { Arc, Beacon, Scene } from './scene.ts'
import { Projector, type View } from './sphere.ts'
import type { PlacedTown } from './towns.ts'
import type { World } from './world.ts'

export interface City {
  name: string
  slug: string
  country_code: string
  population: number
  lat: number
  lng: number
  is_capital: boolean
  nearby: { slug: string }[]
}

export interface Country {
  code: string
  name: string
  subregion: string | null
  capital: string | null
}

/** Everything that pictures are drawn from. */
export interface Sources {
  world: World
  towns: PlacedTown[]
  cities: Map<string, City>
  countries: Map<string, Country>
}

/** A city by night: its light, its country, arcs to the nearest listed cities. */
export function cityScene(sources: Sources, city: City, width?: number, height?: number): Scene {
  const neighbors = city.nearby.flatMap(({ slug }) => sources.cities.get(slug) ?? [])
  const view = cityView(sources.world, sources.towns, city, neighbors, width, height)
  const projector = new Projector(view)
  const from = projector.place(city.lng, city.lat)
  const ends = shown(
    neighbors.map((neighbor) => projector.place(neighbor.lng, neighbor.lat)),
    view,
  )
  return {
    view,
    home: city.country_code,
    palette: paletteOf(sources.countries.get(city.country_code)?.subregion ?? null),
    focus: { x: view.x, y: view.y, spread: 0.3 },
    abroad: 0.6,
    beacons: [
      ...ends.map(([x, y]): Beacon => ({ x, y, size: 'neighbor' })),
      { x: view.x, y: view.y, size: 'main' },
    ],
    arcs: ends.map((to): Arc => ({ from, to })),
  }
}

/** The neighbors in the picture, and the two nearest beyond its edge; more would be a bundle of lines. */
function shown(ends: [number, number][], { width, height }: View): [number, number][] {
  const isInside = ([x, y]: [number, number]) => x > 0 && y > 0 && x < width && y < height
  return [...ends.filter(isInside), ...ends.filter((end) => !isInside(end)).slice(0, 2)]
}

const MOST_ARCS = 7

/** A country by night: its own shape, its towns, arcs from its capital to the listed cities. */
export function countryScene(sources: Sources, country: Country, width?: number, height?: number): Scene {
  const lands = sources.world.lands.filter((land) => land.country === country.code)
  const towns = sources.towns.filter((town) => town.country === country.code)
  const listed = [...sources.cities.values()]
    .filter((city) => city.country_code === country.code)
    .sort((a, b) => b.population - a.population)
  const main = listed.find((city) => city.is_capital) ?? listed[0] ?? towns[0]
  const view = countryView(lands, towns, main ?? { lng: 0, lat: 0 }, width, height)
  const projector = new Projector(view)
  const from = main && projector.place(main.lng, main.lat)
  const ends = listed
    .filter((city) => city !== main)
    .slice(0, MOST_ARCS)
    .map((city) => projector.place(city.lng, city.lat))
  return {
    view,
    home: country.code,
    palette: paletteOf(country.subregion),
    focus: { x: 0.668 * view.width, y: 0.5 * view.height, spread: 0.42 },
    abroad: 0.18,
    beacons: [
      ...ends.map(([x, y]): Beacon => ({ x, y, size: 'neighbor' })),
      ...(from ? [{ x: from[0], y: from[1], size: 'capital' } as const] : []),
    ],
    arcs: from ? ends.map((to): Arc => ({ from, to })) : [],
  }
}
