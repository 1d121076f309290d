// Points on the globe as unit vectors, and the projection of all pictures: Lambert's azimuthal equal-area projection,
// centered on the picture's subject. It has no seam at the date line, so Fiji needs no special case.

export const EARTH_KM = 6371
const DEGREE = Math.PI / 180

export interface Vector {
  x: number
  y: number
  z: number
}

/** The unit vector of a place. */
export function toVector(lng: number, lat: number): Vector {
  const around = Math.cos(lat * DEGREE)
  return { x: around * Math.cos(lng * DEGREE), y: around * Math.sin(lng * DEGREE), z: Math.sin(lat * DEGREE) }
}

/** The place of a unit vector, in degrees. */
export function toPlace(v: Vector): { lng: number; lat: number } {
  return { lng: Math.atan2(v.y, v.x) / DEGREE, lat: Math.asin(Math.max(-1, Math.min(1, v.z))) / DEGREE }
}

/** The angle between two unit vectors, in radians. */
export function angleBetween(a: Vector, b: Vector): number {
  return Math.acos(Math.max(-1, Math.min(1, a.x * b.x + a.y * b.y + a.z * b.z)))
}

/** A packed line: x, y, z of every point, one after the other. */
export type Packed = Float64Array

/** Packs a line of positions, three numbers a point. */
export function pack(line: readonly (readonly [number, number])[]): Packed {
  const packed = new Float64Array(line.length * 3)
  line.forEach(([lng, lat], index) => {
    const v = toVector(lng, lat)
    packed[index * 3] = v.x
    packed[index * 3 + 1] = v.y
    packed[index * 3 + 2] = v.z
  })
  return packed
}

/** A circle on the globe around a set of points, for skipping what is outside of the picture. */
export interface Cap {
  center: Vector
  radius: number
}

/** A circle that contains all points of a packed line. */
export function capOf(line: Packed): Cap {
  const sum = { x: 0, y: 0, z: 0 }
  for (let i = 0; i < line.length; i += 3) {
    sum.x += line[i] ?? 0
    sum.y += line[i + 1] ?? 0
    sum.z += line[i + 2] ?? 0
  }
  const length = Math.hypot(sum.x, sum.y, sum.z) || 1
  const center = { x: sum.x / length, y: sum.y / length, z: sum.z / length }
  let radius = 0
  for (let i = 0; i < line.length; i += 3) {
    const point = { x: line[i] ?? 0, y: line[i + 1] ?? 0, z: line[i + 2] ?? 0 }
    radius = Math.max(radius, angleBetween(center, point))
  }
  return { center, radius }
}

/** What the picture shows: this place of the globe is at this pixel, and a pixel is this many kilometers. */
export interface View {
  lng: number
  lat: number
  x: number
  y: number
  kmPerPixel: number
  width: number
  height: number
}

/** A view prepared for projecting points. */
export class Projector {
  readonly view: View
  /** The angle from the picture's center to its farthest corner, with a small margin. */
  readonly reach: number
  readonly up: Vector
  private readonly east: Vector
  private readonly north: Vector
  private readonly scale: number

  constructor(view: View) {
    this.view = view
    this.up = toVector(view.lng, view.lat)
    this.east = toVector(view.lng + 90, 0)
    this.north = toVector(view.lng, view.lat + 90)
    this.scale = EARTH_KM / view.kmPerPixel
    const corner = Math.hypot(Math.max(view.x, view.width - view.x), Math.max(view.y, view.height - view.y))
    this.reach = 2 * Math.asin(Math.min(0.999, corner / this.scale / 2)) + 0.01
  }

  /** Whether any part of the circle can be in the picture. */
  sees(cap: Cap): boolean {
    return angleBetween(this.up, cap.center) <= cap.radius + this.reach
  }

  /** The pixel of a unit vector. */
  vector(x: number, y: number, z: number): [number, number] {
    const { up, east, north, scale, view } = this
    const cosine = x * up.x + y * up.y + z * up.z
    const k = Math.sqrt(2 / Math.max(1e-6, 1 + cosine)) * scale
    return [
      view.x + k * (x * east.x + y * east.y + z * east.z),
      view.y - k * (x * north.x + y * north.y + z * north.z),
    ]
  }

  /** The pixel of a place. */
  place(lng: number, lat: number): [number, number] {
    const v = toVector(lng, lat)
    return this.vector(v.x, v.y, v.z)
  }

  /** The pixels of a packed line: x, y of every point. */
  line(line: Packed): Float64Array {
    const { up, east, north, scale, view } = this
    const out = new Float64Array((line.length / 3) * 2)
    for (let i = 0, o = 0; i < line.length; i += 3, o += 2) {
      const x = line[i] as number
      const y = line[i + 1] as number
      const z = line[i + 2] as number
      const k = Math.sqrt(2 / Math.max(1e-6, 1 + x * up.x + y * up.y + z * up.z)) * scale
      out[o] = view.x + k * (x * east.x + y * east.y)
      out[o + 1] = view.y - k * (x * north.x + y * north.y + z * north.z)
    }
    return out
  }
}
