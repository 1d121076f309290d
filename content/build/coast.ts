import { readFileSync } from 'node:fs'
import { need } from './need.ts'

type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}
type Point = [number, number]
type Ring = [Point, Point][]

const EARTH_KM = 6371
const DEGREE = Math.PI / 180
/** Farther out than this, a place that lies on no land is an island too small for the map, not a generalised shore. */
const SMALL_ISLAND_KM = 12

function decodeArcs(topology: Topology): Point[][] {
  const { scale, translate } = topology.transform
  return topology.arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as Point
    })
  })
}

/**
 * The shores of the world from Natural Earth's land, 1:50 million. Lakes are not cut out of this land, with one
 * exception: the Caspian Sea is a hole in it, and counts as sea here because people on its shores call it one.
 */
export function readShores(file: string): Ring[][] {
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const arcs = decodeArcs(topology)
  const pointsOf = (indexes: number[]): Point[] =>
    indexes.flatMap((index) => {
      const arc = need(arcs[index >= 0 ? index : ~index], `arc ${index} of the map`)
      return index >= 0 ? arc : [...arc].reverse()
    })
  return topology.objects.land.geometries.flatMap((geometry) =>
    geometry.arcs.map((polygon) => polygon.map((indexes) => segmentsOf(pointsOf(indexes)))),
  )
}

/** A line of points as its segments, laid out once: every city is measured against all of them. */
function segmentsOf(points: Point[]): Ring {
  return points.slice(1).map((point, index) => [need(points[index], 'a point of the shore'), point])
}

function inRing(lng: number, lat: number, ring: Ring): boolean {
  let inside = false
  for (const [[xj, yj], [xi, yi]] of ring) {
    if (yi > lat !== yj > lat && lng < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

function onLand(lng: number, lat: number, polygons: Ring[][]): boolean {
  return polygons.some(
    ([outer, ...holes]) =>
      outer !== undefined && inRing(lng, lat, outer) && !holes.some((hole) => inRing(lng, lat, hole)),
  )
}

/** The map is cut at the date line and along the pole; those cuts are no coast. */
function isCut(a: Point, b: Point): boolean {
  return (Math.abs(a[0]) > 179.9 && Math.abs(b[0]) > 179.9) || (a[1] < -89 && b[1] < -89)
}

/** Kilometres from a point to a segment, in a plane laid over the point; exact enough for shores up to a few hundred km away. */
function segmentKm(lng: number, lat: number, a: Point, b: Point): number {
  const across = Math.cos(lat * DEGREE)
  const turn = (degrees: number) => ((degrees + 540) % 360) - 180
  const ax = turn(a[0] - lng) * across
  const ay = a[1] - lat
  // The end is laid out from the start, or a segment on the far side of the globe would cross the whole plane.
  const bx = ax + turn(b[0] - a[0]) * across
  const by = b[1] - lat
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length))
  const x = lng + (ax + t * (bx - ax)) / across
  const y = lat + ay + t * (by - ay)
  return haversineKm(lat, lng, y, x)
}

/** Great-circle distance in kilometres. */
export function haversineKm(latA: number, lngA: number, latB: number, lngB: number): number {
  const dLat = (latB - latA) * DEGREE
  const dLng = (lngB - lngA) * DEGREE
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(latA * DEGREE) * Math.cos(latB * DEGREE) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Distance to the nearest sea shore in whole kilometres; 0 for a place on an island too small for the map. */
export function coastKm(lat: number, lng: number, polygons: Ring[][]): number {
  let best = Number.POSITIVE_INFINITY
  for (const polygon of polygons) {
    for (const ring of polygon) {
      for (const [a, b] of ring) {
        // A shore farther north or south than the best so far cannot be nearer.
        const gap = Math.max(Math.min(a[1], b[1]) - lat, lat - Math.max(a[1], b[1])) * 111
        if (gap > best || isCut(a, b)) continue
        best = Math.min(best, segmentKm(lng, lat, a, b))
      }
    }
  }
  if (best > SMALL_ISLAND_KM && !onLand(lng, lat, polygons)) return 0
  return Math.round(best)
}
