import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { countryOf } from './country-codes.ts'
import { type Cap, capOf, EARTH_KM, type Packed, pack, toVector } from './sphere.ts'
import { decodeArcs, type Position, polygonsOf, ringOf, type Topology } from './topology.ts'

/** One piece of land: its outer ring and its holes. */
export interface Land {
  country: string
  rings: Packed[]
  cap: Cap
  areaKm2: number
}

/** A coast, a border between two countries, or a line between states of one country. */
export interface Line {
  kind: 'coast' | 'border' | 'state'
  countries: string[]
  points: Packed
  cap: Cap
}

/** A lake or a river: drawn over the land. */
export interface Water {
  points: Packed
  cap: Cap
}

export interface World {
  lands: Land[]
  lines: Line[]
  lakes: Water[]
  rivers: Water[]
}

interface Waters {
  lakes: Position[][][]
  rivers: Position[][]
  states: Record<string, Position[][]>
}

/** Reads countries from world-atlas, lakes, rivers and state lines from the committed file. */
export function readWorld(countriesFile: string, watersFile: string): World {
  const topology = JSON.parse(readFileSync(countriesFile, 'utf8')) as Topology
  const waters = JSON.parse(gunzipSync(readFileSync(watersFile)).toString('utf8')) as Waters
  const arcs = decodeArcs(topology)
  const lands: Land[] = []
  const sides = new Map<number, string[]>()
  for (const geometry of topology.objects.countries?.geometries ?? []) {
    for (const polygon of polygonsOf(geometry)) {
      const rings = polygon.map((ring) => ringOf(arcs, ring))
      const outer = rings[0] ?? []
      const country = countryOf(geometry.id, String(geometry.properties?.name ?? ''), middleOf(outer))
      const packed = rings.map(pack)
      lands.push({ country, rings: packed, cap: capOf(packed[0] as Packed), areaKm2: areaOf(outer) })
      for (const number of polygon.flat()) {
        const arc = number < 0 ? ~number : number
        sides.set(arc, [...(sides.get(arc) ?? []), country])
      }
    }
  }
  return {
    lands,
    lines: [...linesOf(arcs, sides), ...stateLines(waters.states)],
    lakes: waters.lakes.map((rings) => waterOf(smooth(rings[0] ?? [], true))),
    rivers: waters.rivers.map((river) => waterOf(smooth(river, false))),
  }
}

function linesOf(arcs: Position[][], sides: Map<number, string[]>): Line[] {
  return [...sides].flatMap(([arc, countries]): Line[] => {
    const [first, second] = countries
    if (first === undefined || first === second) return []
    return withoutCut(arcs[arc] ?? []).map((part) => {
      const points = pack(part)
      return { kind: second === undefined ? 'coast' : 'border', countries, points, cap: capOf(points) }
    })
  })
}

function stateLines(states: Waters['states']): Line[] {
  return Object.entries(states).flatMap(([country, lines]) =>
    lines.map((line): Line => {
      const points = pack(country === 'US' ? line : smooth(line, false))
      return { kind: 'state', countries: [country], points, cap: capOf(points) }
    }),
  )
}

function waterOf(line: Position[]): Water {
  const points = pack(line)
  return { points, cap: capOf(points) }
}

/** Russia is split at the date line, which is not a coast. */
function withoutCut(arc: Position[]): Position[][] {
  const parts: Position[][] = []
  let part: Position[] = []
  for (const point of arc) {
    const last = part.at(-1)
    if (last && Math.abs(last[0]) > 179.99 && Math.abs(point[0]) > 179.99) {
      parts.push(part)
      part = []
    }
    part.push(point)
  }
  return [...parts, part].filter((line) => line.length > 1)
}

function middleOf(ring: Position[]): { lng: number; lat: number } {
  const { center } = capOf(pack(ring))
  return {
    lng: (Math.atan2(center.y, center.x) * 180) / Math.PI,
    lat: (Math.asin(center.z) * 180) / Math.PI,
  }
}

/** The area a ring encloses on the globe. */
function areaOf(ring: Position[]): number {
  let sum = 0
  for (let i = 0; i < ring.length; i++) {
    const [lng, lat] = ring[i] as Position
    const [nextLng, nextLat] = ring[(i + 1) % ring.length] as Position
    const width = ((nextLng - lng + 540) % 360) - 180
    sum += width * (2 + Math.sin((lat * Math.PI) / 180) + Math.sin((nextLat * Math.PI) / 180))
  }
  return Math.abs((sum * Math.PI * EARTH_KM * EARTH_KM) / 360)
}

/** Cuts the corners of a coarse line, twice. */
function smooth(line: Position[], closed: boolean): Position[] {
  let points = line
  for (let round = 0; round < 2; round++) {
    const next: Position[] = closed ? [] : points.slice(0, 1)
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1] as Position
      const [bx, by] = points[i] as Position
      next.push(
        [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
        [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
      )
    }
    if (!closed) next.push(points.at(-1) as Position)
    else if (next.length > 0) next.push(next[0] as Position)
    points = next
  }
  return points
}

/** Whether a place is on a country's land, for places well inside it. */
export function isOnLand(lands: readonly Land[], lng: number, lat: number): boolean {
  const at = toVector(lng, lat)
  return lands.some((land) => {
    if (
      at.x * land.cap.center.x + at.y * land.cap.center.y + at.z * land.cap.center.z <
      Math.cos(land.cap.radius)
    ) {
      return false
    }
    return land.rings.filter((ring) => encloses(ring, lng, lat)).length % 2 === 1
  })
}

function encloses(ring: Packed, lng: number, lat: number): boolean {
  let inside = false
  const count = ring.length / 3
  const place = (i: number): [number, number] => {
    const x = ring[i * 3] as number
    const y = ring[i * 3 + 1] as number
    const turn = (Math.atan2(y, x) * 180) / Math.PI - lng
    return [((turn + 540) % 360) - 180, (Math.asin(ring[i * 3 + 2] as number) * 180) / Math.PI - lat]
  }
  let [lastX, lastY] = place(count - 1)
  for (let i = 0; i < count; i++) {
    const [x, y] = place(i)
    if (lastY > 0 !== y > 0 && ((x - lastX) * -lastY) / (y - lastY) + lastX > 0) inside = !inside
    lastX = x
    lastY = y
  }
  return inside
}
