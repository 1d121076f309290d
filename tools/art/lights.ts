import { quietness } from './quietness.ts'
import { addGlow, blurred, createLayer, type Layer } from './raster.ts'
import type { Scene } from './scene.ts'
import type { Projector } from './sphere.ts'
import type { PlacedTown } from './towns.ts'

/** At most this many towns are drawn as points of light; all of them add to the glow. */
const MOST_POINTS = 700
/** Of towns closer together than this many pixels, only the largest is a point. */
const LEAST_SPACING = 8

/** The light of the towns. */
export interface Lights {
  points: Layer
  /** On a quarter-size layer. */
  glow: Layer
}

/** Draws the towns that the view shows, the largest first. */
export function paintLights(towns: readonly PlacedTown[], projector: Projector, scene: Scene): Lights {
  const { view, up, reach } = projector
  const { width, height } = view
  const unit = width / 1600
  const points = createLayer(width, height)
  const field = createLayer(Math.ceil(width / 4), Math.ceil(height / 4))
  const least = Math.cos(reach)
  const spacing = LEAST_SPACING * unit
  const taken = new Set<number>()
  let drawn = 0
  for (const town of towns) {
    if (town.x * up.x + town.y * up.y + town.z * up.z < least) continue
    const [x, y] = projector.vector(town.x, town.y, town.z)
    if (x < -8 || y < -8 || x > width + 8 || y > height + 8) continue
    const share = town.country === scene.home ? 1 : scene.abroad
    const fx = Math.floor(x / 4)
    const fy = Math.floor(y / 4)
    if (fx >= 0 && fy >= 0 && fx < field.width && fy < field.height) {
      const index = fy * field.width + fx
      field.data[index] = (field.data[index] as number) + share * town.population ** 0.6
    }
    const bright = share * (0.12 + 0.88 * quietness(x / width, y / height))
    if (drawn >= MOST_POINTS || bright < 0.2) continue
    const place = Math.floor(y / spacing) * 4096 + Math.floor(x / spacing)
    if (taken.has(place)) continue
    taken.add(place)
    drawn++
    const size = Math.max(0, Math.log10(town.population + 1) - 3)
    addGlow(points, x, y, (0.78 + size * 0.22) * unit, bright * (0.4 + size * 0.38))
  }
  const tight = blurred(field, 1.8 * unit)
  const wide = blurred(field, 7 * unit)
  const glow = createLayer(field.width, field.height)
  for (let i = 0; i < glow.data.length; i++) {
    glow.data[i] = 0.5 * (tight.data[i] as number) + 1.5 * (wide.data[i] as number)
  }
  expose(glow)
  return { points, glow }
}

/** Sets the exposure like a camera: the brightest part of the picture is bright, however many towns it has. */
function expose(glow: Layer): void {
  const sorted = glow.data.filter((_, index) => index % 5 === 0).sort()
  const bright = sorted[Math.floor(sorted.length * 0.985)] as number
  const scale = 1 / Math.max(bright, 25)
  for (let i = 0; i < glow.data.length; i++)
    glow.data[i] = 1 - Math.exp(-0.9 * (glow.data[i] as number) * scale)
}
