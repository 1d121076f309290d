import type { Color, Palette } from './palette.ts'
import {
  addGlow,
  betweenQuarters,
  blurred,
  createLayer,
  Filler,
  type Layer,
  quarter,
  strokeCircle,
  strokeLine,
} from './raster.ts'
import { Projector, type View } from './sphere.ts'
import type { PlacedTown } from './towns.ts'
import type { World } from './world.ts'

/** A light of the map with a name: the city itself, a neighbour, a capital. */
export interface Beacon {
  x: number
  y: number
  size: 'main' | 'capital' | 'neighbour'
}

export interface Arc {
  from: [x: number, y: number]
  to: [x: number, y: number]
}

/** All that one picture shows. Pixels are those of the view. */
export interface Scene {
  view: View
  home: string
  palette: Palette
  /** Where the light on the home country comes from, and how far it carries, as a share of the width. */
  focus: { x: number; y: number; spread: number }
  /** How bright towns abroad are beside those at home. */
  abroad: number
  beacons: Beacon[]
  arcs: Arc[]
}

/** A picture before its eight bits: red, green, blue of every pixel, 0 to 255 and above. */
export interface Picture {
  width: number
  height: number
  data: Float32Array
}

/** No more towns than this are drawn as points of light; all of them add to the glow. */
export const MOST_POINTS = 700
/** Of towns that lie closer together than this many pixels only the largest is a point. */
const LEAST_SPACING = 8

const LAMP: Color = [255, 212, 146]
const GLOW: Color = [255, 158, 84]
const CORE: Color = [255, 246, 232]
const THREAD: Color = [255, 222, 200]

/** Paints a map at night. */
export function paintScene(world: World, towns: readonly PlacedTown[], scene: Scene): Picture {
  const { view } = scene
  const projector = new Projector(view)
  const ground = paintGround(world, projector, scene.home)
  const lights = paintLights(towns, projector, scene)
  const threads = paintThreads(scene)
  return compose(scene, ground, lights, threads)
}

interface Ground {
  land: Layer
  home: Layer
  rivers: Layer
  /** Coasts and borders, as bright as they are to be. */
  lines: Layer
  /** The land again, soft: for the glow along the coast. */
  near: Layer
  wide: Layer
}

function paintGround(world: World, projector: Projector, homeCode: string): Ground {
  const { width, height } = projector.view
  const unit = width / 1600
  const filler = new Filler(width, height)
  const land = createLayer(width, height)
  const home = createLayer(width, height)
  const lake = createLayer(width, height)
  const visible = world.lands.filter((piece) => projector.sees(piece.cap))
  for (const piece of visible) for (const ring of piece.rings) filler.ring(projector.line(ring))
  filler.coverage(land)
  filler.clear()
  for (const piece of visible) {
    if (piece.country !== homeCode) continue
    for (const ring of piece.rings) filler.ring(projector.line(ring))
  }
  filler.coverage(home)
  filler.clear()
  const lines = createLayer(width, height)
  const rivers = createLayer(width, height)
  for (const line of world.lines) {
    if (!projector.sees(line.cap)) continue
    const isHome = line.countries.includes(homeCode)
    if (line.kind === 'state' && !isHome) continue
    const strength = { coast: 0.62, border: 0.5, state: 0.26 }[line.kind] * (isHome ? 1 : 0.36)
    strokeLine(lines, projector.line(line.points), (line.kind === 'state' ? 1.2 : 1.5) * unit, strength)
  }
  for (const river of world.rivers) {
    if (projector.sees(river.cap)) strokeLine(rivers, projector.line(river.points), 1.4 * unit)
  }
  let lakes = 0
  for (const water of world.lakes) {
    if (!projector.sees(water.cap)) continue
    filler.ring(projector.line(water.points))
    lakes++
  }
  if (lakes > 0) {
    filler.coverage(lake)
    for (let i = 0; i < land.data.length; i++) {
      const dry = 1 - (lake.data[i] as number)
      land.data[i] = (land.data[i] as number) * dry
      home.data[i] = (home.data[i] as number) * dry
      lines.data[i] = (lines.data[i] as number) * (dry * 0.8 + 0.2)
    }
    for (const water of world.lakes) {
      if (projector.sees(water.cap)) strokeLine(lines, projector.line(water.points), 1.2 * unit, 0.24)
    }
  }
  dimLines(lines)
  const small = quarter(land)
  return {
    land,
    home,
    rivers,
    lines,
    near: blurred(small, 2.2 * unit),
    wide: blurred(small, 11 * unit),
  }
}

/** Lines fade where the headline stands. */
function dimLines({ width, height, data }: Layer): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const value = data[i] as number
      if (value > 0) data[i] = value * (0.2 + 0.8 * quietness((x + 0.5) / width, (y + 0.5) / height))
    }
  }
}

interface Lights {
  points: Layer
  glow: Layer
}

function paintLights(towns: readonly PlacedTown[], projector: Projector, scene: Scene): Lights {
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

interface Threads {
  lines: Layer
  /** Warm light around the named places, on a quarter-size layer. */
  glow: Layer
}

function paintThreads(scene: Scene): Threads {
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

/** The points of an arc, bent upwards a little like a thrown line. Its last point is the neighbour. */
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

/**
 * How much of the light a place keeps: little at the left, where the headline stands, all from the middle on.
 * The line between them is bent, because a straight one would show as stripes after compression.
 */
export function quietness(x: number, y: number): number {
  const bent = x + 0.16 * (y - 0.5) * (y - 0.5) * 4 - 0.03 * Math.sin(y * 5)
  const t = Math.max(0, Math.min(1, (bent - 0.06) / 0.52))
  return t * t * (3 - 2 * t)
}

/** Colours of the whole picture as if it were all sea, all foreign land or all home, at a quarter of its size. */
type Tones = Record<'sea' | 'abroad' | 'home', Layer[]>

function mixTones(scene: Scene, ground: Ground, lights: Lights, threads: Threads): Tones {
  const { palette, focus, view } = scene
  const { width, height } = ground.near
  const tones: Tones = { sea: [], abroad: [], home: [] }
  for (const layers of Object.values(tones)) {
    for (let channel = 0; channel < 3; channel++) layers.push(createLayer(width, height))
  }
  const spread = focus.spread * view.width
  const haze = hazeLayer(width, height)
  for (let y = 0; y < height; y++) {
    const fall = ((y + 0.5) / height - 0.5) * 2
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const quiet = quietness((x + 0.5) / width, (y + 0.5) / height)
      const near = ground.near.data[i] as number
      const wide = ground.wide.data[i] as number
      const field = (lights.glow.data[i] as number) * (0.16 + 0.84 * quiet)
      const halo = threads.glow.data[i] as number
      const dx = (x * 4 + 2 - focus.x) / spread
      const dy = (y * 4 + 2 - focus.y) / spread
      const square = dx * dx + dy * dy
      const lit = Math.exp(-1.5 * square)
      const hot = Math.exp(-3.4 * Math.sqrt(square))
      const keep = (0.42 + 0.58 * quiet) * (1 - 0.16 * fall * fall) * (1 + 0.06 * (haze.data[i] as number))
      const shore = (0.09 * near + 0.15 * wide) * (0.3 + 0.7 * lit) * (0.4 + 0.6 * quiet)
      const rim = (1 - near) * 0.3
      for (let channel = 0; channel < 3; channel++) {
        const warm = palette.hot[channel] as number
        const coast = palette.coast[channel] as number
        const far = palette.far[channel] as number
        const night = palette.sea[channel] as number
        const deep = night * (1.02 + 0.06 * (haze.data[i] as number)) + (far - night) * 0.4 * lit * quiet
        const abroad = (palette.land[channel] as number) * (0.88 + 0.3 * lit) + coast * rim * 0.2
        const home =
          far + ((palette.near[channel] as number) - far) * lit + (warm - far) * hot * 0.4 + coast * rim * 0.6
        const light = (value: number, share: number) => {
          const glowing = value + ((GLOW[channel] as number) - value) * field * share
          return glowing + (warm - glowing) * Math.min(1, halo * 0.85)
        }
        ;(tones.sea[channel] as Layer).data[i] = light(deep + (coast - deep) * shore, 0.2)
        ;(tones.abroad[channel] as Layer).data[i] = light(deep * (1 - keep) + abroad * keep, 0.32)
        ;(tones.home[channel] as Layer).data[i] = light(deep * (1 - keep) + home * keep, 0.42)
      }
    }
  }
  return tones
}

/** A soft unevenness, like thin cloud: compression would turn perfectly even slopes into steps. */
function hazeLayer(width: number, height: number): Layer {
  const layer = createLayer(width, height)
  let state = 20261
  for (let i = 0; i < layer.data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    layer.data[i] = state / 2147483648 - 1
  }
  const fine = blurred(layer, 2.4)
  const coarse = blurred(layer, 9)
  for (let i = 0; i < layer.data.length; i++) {
    layer.data[i] = (fine.data[i] as number) * 6 + (coarse.data[i] as number) * 16
  }
  return layer
}

function compose(scene: Scene, ground: Ground, lights: Lights, threads: Threads): Picture {
  const { width, height } = scene.view
  const tones = mixTones(scene, ground, lights, threads)
  const picture: Picture = { width, height, data: new Float32Array(width * height * 3) }
  const smallWidth = ground.near.width
  const columns = Array.from({ length: width }, (_, x) => betweenQuarters(x, smallWidth))
  const left = Int32Array.from(columns, ({ index }) => index)
  const share = Float32Array.from(columns, (column) => column.share)
  const seaRow = new Float32Array(smallWidth)
  const abroadRow = new Float32Array(smallWidth)
  const homeRow = new Float32Array(smallWidth)
  for (let y = 0; y < height; y++) {
    const row = betweenQuarters(y, ground.near.height)
    for (let channel = 0; channel < 3; channel++) {
      mixRow(tones.sea[channel] as Layer, row, seaRow)
      mixRow(tones.abroad[channel] as Layer, row, abroadRow)
      mixRow(tones.home[channel] as Layer, row, homeRow)
      const coast = scene.palette.coast[channel] as number
      const lamp = LAMP[channel] as number
      const core = CORE[channel] as number
      const string = THREAD[channel] as number
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        const l = left[x] as number
        const f = share[x] as number
        const land = ground.land.data[i] as number
        const home = Math.min(land, ground.home.data[i] as number)
        const sea = (seaRow[l] as number) * (1 - f) + (seaRow[l + 1] as number) * f
        let value = sea
        if (land > home) {
          value +=
            ((abroadRow[l] as number) * (1 - f) + (abroadRow[l + 1] as number) * f - sea) * (land - home)
        }
        if (home > 0)
          value += ((homeRow[l] as number) * (1 - f) + (homeRow[l + 1] as number) * f - sea) * home
        const river = ground.rivers.data[i] as number
        if (river > 0) value += (sea - value) * river * home * 0.5
        const line = ground.lines.data[i] as number
        if (line > 0) value += (coast - value) * line
        const point = lights.points.data[i] as number
        if (point > 0)
          value += (lamp - value) * Math.min(1, point) + (core - lamp) * Math.min(1, Math.max(0, point - 0.8))
        const thread = threads.lines.data[i] as number
        if (thread > 0) value += ((thread > 0.85 ? core : string) - value) * Math.min(1, thread)
        picture.data[i * 3 + channel] = value
      }
    }
  }
  return picture
}

function mixRow(layer: Layer, { index, share }: { index: number; share: number }, row: Float32Array): void {
  const start = index * layer.width
  for (let x = 0; x < layer.width; x++) {
    const above = layer.data[start + x] as number
    row[x] = above + ((layer.data[start + layer.width + x] as number) - above) * share
  }
}
