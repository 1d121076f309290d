// The picture for cities without one: an invented bay with an invented city, its ring roads and avenues as lights.
import { CITY_AT, viewOf } from './frame.ts'
import { PALETTES } from './palette.ts'
import type { Arc, Beacon, Scene } from './scene.ts'
import { capOf, EARTH_KM, Projector, pack, toVector } from './sphere.ts'
import type { PlacedTown } from './towns.ts'
import type { World } from './world.ts'

const HOME = 'ZZ'
const KM = 180 / Math.PI / EARTH_KM
/** The nearest invented neighbors, in kilometers east and north. */
const NEIGHBORS = [
  [78, 66],
  [-58, 70],
  [92, -48],
  [-38, -62],
] as const

/** An invented place and the scene that shows it. */
export function defaultCity(
  width?: number,
  height?: number,
): { world: World; towns: PlacedTown[]; scene: Scene } {
  const view = viewOf({ lng: 0, lat: 0 }, 400, CITY_AT, width, height)
  const projector = new Projector(view)
  const neighbors = NEIGHBORS.map(([east, north]) => projector.place(east * KM, north * KM))
  const scene: Scene = {
    view,
    home: HOME,
    palette: PALETTES.plum,
    focus: { x: view.x, y: view.y, spread: 0.3 },
    abroad: 0.6,
    beacons: [
      ...neighbors.map(([x, y]): Beacon => ({ x, y, size: 'neighbor' })),
      { x: view.x, y: view.y, size: 'main' },
    ],
    arcs: neighbors.map((to): Arc => ({ from: [view.x, view.y], to })),
  }
  return { world: madeUpWorld(), towns: madeUpTowns(), scene }
}

function madeUpWorld(): World {
  const shore = raggedShore().map(([east, north]): [number, number] => [east * KM, north * KM])
  const ring = pack([...shore, [500 * KM, -280 * KM], [500 * KM, 280 * KM], shore[0] as [number, number]])
  const coast = pack(shore)
  const river: [number, number][] = []
  for (let east = -90; east <= 300; east += 3) river.push([east * KM, riverAt(east) * KM])
  const water = pack(river)
  return {
    lands: [{ country: HOME, rings: [ring], cap: capOf(ring), areaKm2: 250_000 }],
    lines: [{ kind: 'coast', countries: [HOME], points: coast, cap: capOf(coast) }],
    lakes: [],
    rivers: [{ points: water, cap: capOf(water) }],
  }
}

/** The position of the shore, in kilometers east, at a distance north: a wide bay. */
function shoreAt(north: number): number {
  return -98 + 30 * Math.sin(north / 67 + 0.7) + 9 * Math.sin(north / 21 + 2)
}

/** The shore with small bays and capes: every segment is split and its middle displaced, six times. */
function raggedShore(): [east: number, north: number][] {
  const random = seeded(43)
  let line: [number, number][] = []
  for (let north = 280; north >= -280; north -= 40) line.push([shoreAt(north), north])
  for (let round = 0; round < 6; round++) {
    const next: [number, number][] = []
    for (const [index, [east, north]] of line.entries()) {
      const [toEast, toNorth] = line[index + 1] ?? [east, north]
      const push = (random() - 0.5) * 0.42
      next.push([east, north])
      next.push([
        (east + toEast) / 2 + (toNorth - north) * push,
        (north + toNorth) / 2 - (toEast - east) * push,
      ])
    }
    line = next.slice(0, -1)
  }
  return line
}

function riverAt(east: number): number {
  return -9 + 7 * Math.sin(east / 24) + 3 * Math.sin(east / 9 + 1)
}

function madeUpTowns(): PlacedTown[] {
  const random = seeded(710)
  const towns: PlacedTown[] = []
  const add = (east: number, north: number, population: number) => {
    if (east < shoreAt(north) + 12 || Math.abs(north - riverAt(east)) < 1.6) return
    const lng = east * KM
    const lat = north * KM
    towns.push({ country: HOME, lng, lat, population, ...toVector(lng, lat) })
  }
  for (const radius of [9, 15, 22, 31, 42]) {
    const count = Math.round(radius * 2.1)
    for (let i = 0; i < count; i++) {
      const angle = ((i + random() * 0.4) / count) * Math.PI * 2
      const bent = radius * (1 + 0.09 * Math.sin(angle * 3 + radius) + 0.07 * (random() - 0.5))
      add(Math.cos(angle) * bent, Math.sin(angle) * bent, 3_000 + (90_000 / radius) * random())
    }
  }
  for (let spoke = 0; spoke < 9; spoke++) {
    for (let radius = 6; radius < 190; radius += 3 + radius * 0.045) {
      const angle = (spoke / 9) * Math.PI * 2 + 0.3 + 0.12 * Math.sin(radius / 21 + spoke)
      add(Math.cos(angle) * radius, Math.sin(angle) * radius, 2_000 + (140_000 / radius) * random())
    }
  }
  for (const [east, north] of NEIGHBORS) {
    add(east, north, 240_000)
    for (let i = 0; i < 14; i++)
      add(east + (random() - 0.5) * 18, north + (random() - 0.5) * 18, 4_000 + 30_000 * random())
  }
  for (let i = 0; i < 240; i++)
    add((random() - 0.5) * 420, (random() - 0.5) * 240, 1_000 + 14_000 * random() ** 3)
  return towns.sort((a, b) => b.population - a.population)
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
