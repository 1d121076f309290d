// Draws in the style of the city pictures: shapes, lines and lamps on a night background, from back to front.

import type { Color, Palette } from './palette.ts'
import { addGlow, createLayer, Filler, type Layer, strokeLine } from './raster.ts'
import type { Picture } from './scene.ts'
import { arcPoints } from './threads.ts'

export type Point = readonly [x: number, y: number]
/** A color, or one for each place of the drawing. */
type Ink = Color | ((x: number, y: number) => Color)

/** Drawings are 1600 × 900 units, whatever the size of the picture. */
const UNITS = 1600
const LAMP: Color = [255, 212, 146]
const GLOW: Color = [255, 158, 84]
const CORE: Color = [255, 246, 232]
const THREAD: Color = [255, 222, 200]

/** From one color to another. */
export function mix(from: Color, to: Color, share: number): Color {
  const t = Math.max(0, Math.min(1, share))
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]
}

/** A drawing. Every method draws over the existing content. */
export class Night {
  readonly palette: Palette
  private readonly picture: Picture
  private readonly scratch: Layer
  private readonly unit: number

  constructor(palette: Palette, width = 1600, height = 900) {
    this.palette = palette
    this.unit = width / UNITS
    this.scratch = createLayer(width, height)
    this.picture = { width, height, data: new Float32Array(width * height * 3) }
  }

  /** The current picture. */
  done(): Picture {
    return this.picture
  }

  /** The sky or the sea: dark, with a glow around one place. */
  ground(x: number, y: number, spread = 620, top?: Color): this {
    const { sea, far, near } = this.palette
    return this.each((px, py) => {
      const falloff = Math.exp(-((px - x) ** 2 + ((py - y) * 1.25) ** 2) / (2 * spread ** 2))
      const base = top ? mix(top, sea, py / 900) : sea
      return mix(mix(base, far, 0.16 + 0.5 * falloff), near, 0.16 * falloff * falloff)
    })
  }

  /** A filled shape; with an edge, its outline is drawn like a coast. */
  fill(points: readonly Point[], ink: Ink, edge = 0, alpha = 1): this {
    const filler = new Filler(this.picture.width, this.picture.height)
    filler.ring(Float64Array.from(points.flatMap(([x, y]) => [x * this.unit, y * this.unit])))
    filler.coverage(this.scratch)
    this.lay(ink, alpha)
    return edge > 0 ? this.line([...points, points[0] as Point], 2, edge, this.palette.coast) : this
  }

  /** A line through points, with its width in units. */
  line(points: readonly Point[], width = 2, strength = 1, ink: Ink = this.palette.coast): this {
    this.scratch.data.fill(0)
    const packed = Float64Array.from(points.flatMap(([x, y]) => [x * this.unit, y * this.unit]))
    strokeLine(this.scratch, packed, width * this.unit, strength)
    return this.lay(ink)
  }

  /** A glow. */
  glow(x: number, y: number, sigma: number, strength: number, color: Color = GLOW): this {
    this.scratch.data.fill(0)
    addGlow(this.scratch, x * this.unit, y * this.unit, sigma * this.unit, strength)
    return this.lay(color)
  }

  /** A lamp with its halo; 1 is the size of a city among its towns. */
  lamp(x: number, y: number, size = 1): this {
    this.glow(x, y, 62 * size, 0.2)
    this.glow(x, y, 24 * size, 0.34)
    this.glow(x, y, 6.4 * size, 1.5, LAMP)
    return this.glow(x, y, 3.4 * size, 1.7, CORE)
  }

  /** A lamp with a ring, like the places on the maps. */
  beacon(x: number, y: number, size = 1): this {
    this.line(circle(x, y, 62 * size), 1.6, 0.22, THREAD)
    this.line(circle(x, y, 24 * size), 2.4, 0.85, THREAD)
    return this.lamp(x, y, size)
  }

  /** The arc between two lights, bent upwards if it runs to the right. */
  thread(from: Point, to: Point, strength = 0.6, width = 2): this {
    const packed = arcPoints({ from: [...from], to: [...to] })
    const points = Array.from(
      { length: packed.length / 2 },
      (_, i): Point => [packed[i * 2] as number, packed[i * 2 + 1] as number],
    )
    return this.line(points, width, strength, THREAD)
  }

  /** Small distant lights, distributed in a box by a seed. */
  strew(seed: number, count: number, box: readonly [number, number, number, number], strength = 0.5): this {
    const random = seeded(seed)
    const [left, top, right, bottom] = box
    this.scratch.data.fill(0)
    for (let i = 0; i < count; i++) {
      const x = (left + random() * (right - left)) * this.unit
      const y = (top + random() * (bottom - top)) * this.unit
      const bright = random() ** 2
      addGlow(this.scratch, x, y, (1 + bright * 1.1) * this.unit, strength * (0.35 + bright))
    }
    return this.lay(LAMP)
  }

  /** The color of things in the night: lit near a light, dark far from it. */
  lit(x: number, y: number, reach: number, warmth = 0.4): (px: number, py: number) => Color {
    const { far, near, hot } = this.palette
    return (px, py) => {
      const light = Math.exp(-((px - x) ** 2 + (py - y) ** 2) / (2 * reach ** 2))
      return mix(mix(far, near, light), hot, warmth * light * light)
    }
  }

  /** Adds the scratch layer to the picture. */
  private lay(ink: Ink, alpha = 1): this {
    const { width, data } = this.picture
    const cover = this.scratch.data
    for (let i = 0; i < cover.length; i++) {
      const share = Math.min(1, cover[i] as number) * alpha
      if (share < 0.002) continue
      const color =
        typeof ink === 'function' ? ink((i % width) / this.unit, Math.floor(i / width) / this.unit) : ink
      for (let channel = 0; channel < 3; channel++) {
        const value = data[i * 3 + channel] as number
        data[i * 3 + channel] = value + ((color[channel] as number) - value) * share
      }
    }
    return this
  }

  private each(colorAt: (x: number, y: number) => Color): this {
    this.scratch.data.fill(1)
    return this.lay(colorAt)
  }
}

/** Returns a number between 0 and 1 at each call; the same seed gives the same sequence. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** A closed circle, or an ellipse. */
export function circle(x: number, y: number, radius: number, ratio = 1): Point[] {
  return arc(x, y, radius, 0, Math.PI * 2, ratio)
}

/** A part of a circle, by its angles in radians; 0 is right, a quarter turn is down. */
export function arc(x: number, y: number, radius: number, from: number, to: number, ratio = 1): Point[] {
  const steps = Math.max(12, Math.ceil((Math.abs(to - from) * radius) / 5))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * ratio]
  })
}

/** A rectangle with round corners, turned around its middle. */
export function box(x: number, y: number, width: number, height: number, radius = 0, turn = 0): Point[] {
  const w = width / 2 - radius
  const h = height / 2 - radius
  const corners = [
    arc(w, h, radius, 0, Math.PI / 2),
    arc(-w, h, radius, Math.PI / 2, Math.PI),
    arc(-w, -h, radius, Math.PI, 1.5 * Math.PI),
    arc(w, -h, radius, 1.5 * Math.PI, 2 * Math.PI),
  ].flat()
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return corners.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos])
}

/** A smooth line through points. */
export function smooth(points: readonly Point[], steps = 16): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point
  const line: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      line.push([along(0), along(1)])
    }
  }
  line.push(at(points.length - 1))
  return line
}
