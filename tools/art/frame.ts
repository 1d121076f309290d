import { angleBetween, EARTH_KM, Projector, toPlace, toVector, type Vector, type View } from './sphere.ts'
import type { PlacedTown } from './towns.ts'
import type { Land, World } from './world.ts'

export const WIDTH = 1600
export const HEIGHT = 900

/** The position of the city: right of the headline, and inside the narrow strip that a phone shows. */
export const CITY_AT = { x: 0.672, y: 0.46 }
/** The position of a country's middle, and the share of the picture that it may fill. */
const COUNTRY_AT = { x: 0.668, y: 0.5 }
const COUNTRY_SIZE = { x: 0.47, y: 0.8 }
const COUNTRY_LEAST_KM = 60
/** Islands farther away than this, and than this many times the rest, are left out, or most of it would be sea. */
const FARTHEST = 6
const FARTHEST_KM = 420

/** Pictures this many kilometers wide are tried, the closest first. */
const CITY_WIDTHS = [280, 340, 400, 500, 620, 760, 930, 1150, 1400, 1700, 2100, 2600, 3200]
/** The part of the picture that counts; the part under the headline does not. */
const STAGE = { left: 0.42, right: 0.97, top: 0.04, bottom: 0.96 }
/** A closer view than this is only for a city on a small island, where there is nothing else to show. */
const CLOSEST_KM = 400
const ISLAND_KM = 130
/** The width of an island as a share of the picture's width. */
const ISLAND_SHARE = 0.16
/** The required length of lines in that part, in pixels of a picture that is 1,600 wide. */
const ENOUGH_LINE = 820
const ENOUGH_TOWNS = 24
/** Wider than this, a picture is not widened for towns or neighbors alone. */
const WIDE_ENOUGH_KM = 900

const WEIGHT = { coast: 1, border: 0.9, state: 0.3, shore: 0.7 }

/** A view with the place at a share of the picture's width and height. */
export function viewOf(
  place: { lng: number; lat: number },
  kmAcross: number,
  at: { x: number; y: number } = CITY_AT,
  width = WIDTH,
  height = HEIGHT,
): View {
  return {
    lng: place.lng,
    lat: place.lat,
    x: at.x * width,
    y: at.y * height,
    kmPerPixel: kmAcross / width,
    width,
    height,
  }
}

/** The length of coast, border, shore and state lines in the part that counts, in weighted pixels. */
export function lineOnStage(world: World, view: View): number {
  const projector = new Projector(view)
  let sum = 0
  for (const line of world.lines) {
    if (!projector.sees(line.cap)) continue
    sum += lengthOnStage(projector.line(line.points), view) * WEIGHT[line.kind]
  }
  for (const lake of world.lakes) {
    if (!projector.sees(lake.cap)) continue
    sum += lengthOnStage(projector.line(lake.points), view) * WEIGHT.shore
  }
  return (sum * WIDTH) / view.width
}

function lengthOnStage(points: Float64Array, view: View): number {
  let sum = 0
  for (let i = 2; i < points.length; i += 2) {
    const x = points[i] as number
    const y = points[i + 1] as number
    if (!isOnStage(x, y, view)) continue
    sum += Math.hypot(x - (points[i - 2] as number), y - (points[i - 1] as number))
  }
  return sum
}

function isOnStage(x: number, y: number, view: View): boolean {
  return (
    x > STAGE.left * view.width &&
    x < STAGE.right * view.width &&
    y > STAGE.top * view.height &&
    y < STAGE.bottom * view.height
  )
}

/** The closest view of a city that shows something: a coast or a border, towns, a neighbor. */
export function cityView(
  world: World,
  towns: readonly PlacedTown[],
  city: { lng: number; lat: number; country_code: string },
  neighbors: readonly { lng: number; lat: number }[],
  width = WIDTH,
  height = HEIGHT,
): View {
  const island = islandKm(world, city)
  if (island < ISLAND_KM) {
    const kmAcross = CITY_WIDTHS.find((km) => island / km < ISLAND_SHARE) ?? ISLAND_KM
    return viewOf(city, kmAcross, CITY_AT, width, height)
  }
  let view = viewOf(city, CLOSEST_KM, CITY_AT, width, height)
  for (const kmAcross of CITY_WIDTHS) {
    if (kmAcross < CLOSEST_KM) continue
    view = viewOf(city, kmAcross, CITY_AT, width, height)
    const line = lineOnStage(world, view)
    if (line < ENOUGH_LINE) continue
    if (kmAcross >= WIDE_ENOUGH_KM) break
    const projector = new Projector(view)
    const near = neighbors.some(({ lng, lat }) => isOnStage(...projector.place(lng, lat), view))
    const coastal = line > ENOUGH_LINE * 1.6
    if ((near || coastal) && townsOnStage(towns, projector) >= (coastal ? 5 : ENOUGH_TOWNS)) break
  }
  return view
}

/** The width of the land that a city is on, in kilometers; tiny if the map has none. */
function islandKm(world: World, city: { lng: number; lat: number; country_code: string }): number {
  const at = toVector(city.lng, city.lat)
  const nearKm = 20
  // Of the circles that contain the city, the largest is its mainland and the small ones are islands near it.
  const radii = world.lands
    .filter(({ country }) => country === city.country_code)
    .filter(({ cap }) => angleBetween(at, cap.center) < cap.radius + nearKm / EARTH_KM)
    .map(({ cap }) => cap.radius)
  return Math.max(0, ...radii) * 2 * EARTH_KM
}

function townsOnStage(towns: readonly PlacedTown[], projector: Projector): number {
  const least = Math.cos(projector.reach)
  let count = 0
  for (const town of towns) {
    const { up } = projector
    if (town.x * up.x + town.y * up.y + town.z * up.z < least) continue
    if (isOnStage(...projector.vector(town.x, town.y, town.z), projector.view)) count++
    if (count >= ENOUGH_TOWNS) break
  }
  return count
}

/**
 * The part of a country that a picture is framed on: its largest or most populated land, and land so near that
 * including it hardly widens the frame. Alaska, Easter Island and the Canaries are left out.
 */
export function heartland(lands: readonly Land[], towns: readonly PlacedTown[]): Land[] {
  const people = lands.map((land) => peopleOn(land, towns))
  const allPeople = people.reduce((sum, count) => sum + count, 0) || 1
  const allArea = lands.reduce((sum, land) => sum + land.areaKm2, 0) || 1
  const weight = (index: number) =>
    (people[index] as number) / allPeople + (lands[index] as Land).areaKm2 / allArea
  const order = lands.map((_, index) => index).sort((a, b) => weight(b) - weight(a))
  const chosen: Land[] = []
  let center: Vector | null = null
  let radius = 0
  for (const index of order) {
    const land = lands[index] as Land
    if (!center) {
      center = land.cap.center
      radius = Math.max(land.cap.radius, COUNTRY_LEAST_KM / 2 / EARTH_KM)
      chosen.push(land)
      continue
    }
    const reach = angleBetween(center, land.cap.center) + land.cap.radius
    if (reach <= radius) {
      chosen.push(land)
      continue
    }
    if (reach > radius * FARTHEST && reach * EARTH_KM > FARTHEST_KM) continue
    // A frame grows for land in proportion to its area and population, and not at all for tiny islands.
    if (weight(index) < 0.02 || weight(index) < Math.min(0.4, (reach / radius - 1.25) * 0.3)) continue
    chosen.push(land)
    const circle = joinCircles({ center, radius }, land.cap)
    center = circle.center
    radius = circle.radius
  }
  return chosen
}

function peopleOn(land: Land, towns: readonly PlacedTown[]): number {
  const least = Math.cos(land.cap.radius + 0.001)
  const { center } = land.cap
  let sum = 0
  for (const town of towns) {
    if (town.x * center.x + town.y * center.y + town.z * center.z >= least) sum += town.population
  }
  return sum
}

function joinCircles(a: { center: Vector; radius: number }, b: { center: Vector; radius: number }) {
  const distance = angleBetween(a.center, b.center)
  if (distance + b.radius <= a.radius || distance < 1e-9) return a
  if (distance + a.radius <= b.radius) return b
  const radius = (distance + a.radius + b.radius) / 2
  const t = (radius - a.radius) / distance
  const x = a.center.x + (b.center.x - a.center.x) * t
  const y = a.center.y + (b.center.y - a.center.y) * t
  const z = a.center.z + (b.center.z - a.center.z) * t
  const length = Math.hypot(x, y, z)
  return { center: { x: x / length, y: y / length, z: z / length }, radius }
}

/** A view with a country's heartland on the right of the picture. */
export function countryView(
  lands: readonly Land[],
  towns: readonly PlacedTown[],
  fallback: { lng: number; lat: number },
  width = WIDTH,
  height = HEIGHT,
): View {
  const heart = heartland(lands, towns)
  if (heart.length === 0) return viewOf(fallback, 260, COUNTRY_AT, width, height)
  let center = sumOf(heart.map((land) => land.cap))
  let size = { left: 0, right: 0, top: 0, bottom: 0 }
  // The middle of the outline moves when the projection is centered on it; three iterations are enough.
  for (let round = 0; round < 3; round++) {
    const projector = new Projector({ ...center, x: 0, y: 0, kmPerPixel: 1, width: 1, height: 1 })
    size = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
    for (const land of heart) {
      const points = projector.line(land.rings[0] as Float64Array)
      for (let i = 0; i < points.length; i += 2) {
        size.left = Math.min(size.left, points[i] as number)
        size.right = Math.max(size.right, points[i] as number)
        size.top = Math.min(size.top, points[i + 1] as number)
        size.bottom = Math.max(size.bottom, points[i + 1] as number)
      }
    }
    if (round < 2) center = movedBy(center, (size.left + size.right) / 2, -(size.top + size.bottom) / 2)
  }
  const kmPerPixel = Math.max(
    (size.right - size.left) / (COUNTRY_SIZE.x * width),
    (size.bottom - size.top) / (COUNTRY_SIZE.y * height),
    COUNTRY_LEAST_KM / width,
  )
  return {
    ...center,
    x: COUNTRY_AT.x * width - (size.left + size.right) / 2 / kmPerPixel,
    y: COUNTRY_AT.y * height - (size.top + size.bottom) / 2 / kmPerPixel,
    kmPerPixel,
    width,
    height,
  }
}

function sumOf(caps: readonly { center: Vector; radius: number }[]): { lng: number; lat: number } {
  const [first, ...rest] = caps
  let circle = first as { center: Vector; radius: number }
  for (const cap of rest) circle = joinCircles(circle, cap)
  return toPlace(circle.center)
}

/** The place some kilometers east and north of another, for small steps. */
function movedBy(place: { lng: number; lat: number }, eastKm: number, northKm: number) {
  const up = toVector(place.lng, place.lat)
  const east = toVector(place.lng + 90, 0)
  const north = toVector(place.lng, place.lat + 90)
  const e = eastKm / EARTH_KM
  const n = northKm / EARTH_KM
  const x = up.x + east.x * e + north.x * n
  const y = up.y + east.y * e + north.y * n
  const z = up.z + east.z * e + north.z * n
  const length = Math.hypot(x, y, z)
  return toPlace({ x: x / length, y: y / length, z: z / length })
}
