import { quietness } from './quietness.ts'
import { addGlow, createLayer, type Layer, strokeCircle, strokeLine } from './raster.ts'
import type { Arc, Scene } from './scene.ts'

/** What connects the named places. */
export interface Threads {
  lines: Layer
  /** Warm light around the named places, on a quarter-size layer. */
  glow: Layer
}

/** Draws the arcs and the rings around the named places. */
export function paintThreads(scene: Scene): Threads {
  const { width, height } = scene.view
  const unit = width / 1600
  const lines = createLayer(width, height)
  const glow = createLayer(Math.ceil(width / 4), Math.ceil(height / 4))
  const quietAt = (x: number, y: number) => 0.12 + 0.88 * quietness(x / width, y / height)
  for (const arc of scene.arcs) {
    const points = arcPoints(arc)
    const count = points.length / 2
    for (let i = 1; i < count; i++) {
      const strength = 0.58 - 0.26 * Math.sin((i / (count - 1)) * Math.PI)
      const quiet = quietAt(points[i * 2] as number, points[i * 2 + 1] as number)
      strokeLine(lines, points.subarray(i * 2 - 2, i * 2 + 2), 1.3 * unit, strength * quiet)
    }
  }
  for (const { x, y, size } of scene.beacons) {
    const quiet = quietAt(x, y)
    if (size === 'main') {
      strokeCircle(lines, x, y, 20 * unit, 2 * unit, 0.9)
      strokeCircle(lines, x, y, 58 * unit, 1.1 * unit, 0.2)
      strokeCircle(lines, x, y, 112 * unit, 1.1 * unit, 0.11)
      addGlow(lines, x, y, 4.4 * unit, 2.4)
      addGlow(glow, x / 4, y / 4, 5 * unit, 0.5)
      addGlow(glow, x / 4, y / 4, 13 * unit, 0.34)
      addGlow(glow, x / 4, y / 4, 34 * unit, 0.16)
    } else if (size === 'capital') {
      strokeCircle(lines, x, y, 12 * unit, 1.6 * unit, 0.8 * quiet)
      addGlow(lines, x, y, 3 * unit, 1.8 * quiet)
      addGlow(glow, x / 4, y / 4, 4 * unit, 0.45)
      addGlow(glow, x / 4, y / 4, 13 * unit, 0.24)
    } else {
      strokeCircle(lines, x, y, 6.5 * unit, 1.3 * unit, 0.6 * quiet)
      addGlow(lines, x, y, 1.6 * unit, 1.2 * quiet)
      addGlow(glow, x / 4, y / 4, 2.6 * unit, 0.22 * quiet)
    }
  }
  return { lines, glow }
}

/** The points of an arc, bent slightly upwards. Its last point is the neighbor. */
export function arcPoints({ from, to }: Arc): Float64Array {
  const [x0, y0] = from
  const [x1, y1] = to
  const length = Math.hypot(x1 - x0, y1 - y0)
  const bend = 0.17 * (x1 >= x0 ? 1 : -1)
  const midX = (x0 + x1) / 2 + (y1 - y0) * bend
  const midY = (y0 + y1) / 2 - (x1 - x0) * bend
  const steps = Math.max(8, Math.min(64, Math.ceil(length / 12)))
  const points = new Float64Array((steps + 1) * 2)
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const a = (1 - t) * (1 - t)
    const b = 2 * t * (1 - t)
    const c = t * t
    points[step * 2] = a * x0 + b * midX + c * x1
    points[step * 2 + 1] = a * y0 + b * midY + c * y1
  }
  return points
}
