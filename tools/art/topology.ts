// The part of TopoJSON that the art needs: arcs in degrees, and the rings that consist of them.

/** A position in degrees: longitude, latitude. */
export type Position = [lng: number, lat: number]

export type Geometry =
  | { type: 'Polygon'; id?: string; arcs: number[][]; properties?: Record<string, unknown> }
  | { type: 'MultiPolygon'; id?: string; arcs: number[][][]; properties?: Record<string, unknown> }
  | { type: 'LineString'; id?: string; arcs: number[]; properties?: Record<string, unknown> }
  | { type: 'MultiLineString'; id?: string; arcs: number[][]; properties?: Record<string, unknown> }
  | { type: null; id?: string; properties?: Record<string, unknown> }

export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: Record<string, { geometries: Geometry[] }>
}

/** Longer steps than this are divided, so that a border along a parallel bends with the parallel. */
const LONGEST_STEP = 0.8

/** All arcs of a topology in degrees, with long straight steps divided. */
export function decodeArcs(topology: Topology): Position[][] {
  const { scale, translate } = topology.transform
  return topology.arcs.map((arc) => {
    let x = 0
    let y = 0
    const line: Position[] = []
    for (const [dx, dy] of arc) {
      x += dx
      y += dy
      const next: Position = [x * scale[0] + translate[0], y * scale[1] + translate[1]]
      const last = line.at(-1)
      if (last) divide(last, next, line)
      line.push(next)
    }
    return line
  })
}

function divide(from: Position, to: Position, line: Position[]): void {
  // A step across the date line goes from 180 to -180 and is short.
  if (Math.abs(to[0] - from[0]) > 180) return
  const steps = Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) / LONGEST_STEP)
  for (let step = 1; step < steps; step++) {
    const t = step / steps
    line.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
  }
}

/** The polygons of a geometry as lists of arc numbers; a line has none. */
export function polygonsOf(geometry: Geometry): number[][][] {
  if (geometry.type === 'Polygon') return [geometry.arcs]
  if (geometry.type === 'MultiPolygon') return geometry.arcs
  return []
}

/** The points of one ring; a negative number stands for an arc in reverse. */
export function ringOf(arcs: Position[][], numbers: number[]): Position[] {
  return numbers.flatMap((number) => {
    const arc = arcs[number >= 0 ? number : ~number] ?? []
    return number >= 0 ? arc : arc.toReversed()
  })
}
