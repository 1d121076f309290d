// The world with all listed cities as lights, 1600 × 800, for pages that place links over it.
//
// The projection is equirectangular, cut where almost nobody lives (169° west, 78° north, 58° south):
//   x = ((lng + 169 + 360) mod 360) / 360        share of the width, 0 at the left
//   y = (78 - lat) / 136                         share of the height, 0 at the top
// The open sea is one flat color, WORLD_SEA, which a page can use around the picture.

import type { Color } from './palette.ts'
import {
  addGlow,
  betweenQuarters,
  blurred,
  createLayer,
  Filler,
  type Layer,
  quarter,
  strokeLine,
} from './raster.ts'
import type { Picture } from './scene.ts'
import type { City, Sources } from './scenes.ts'
import type { Packed } from './sphere.ts'

const WEST = -169
const NORTH = 78
const SOUTH = -58

/** The color of the open sea, #0b0e26. */
export const WORLD_SEA: Color = [11, 14, 38]
const LAND_WEST: Color = [44, 42, 104]
const LAND_EAST: Color = [78, 36, 98]
const COAST: Color = [150, 150, 226]
const GLOW: Color = [255, 146, 88]
const LAMP: Color = [255, 214, 152]
const CORE: Color = [255, 248, 236]

/** The position of a place on the world picture, as shares of its width and height. */
export function worldPosition(lng: number, lat: number): { x: number; y: number } {
  return { x: ((lng - WEST + 360) % 360) / 360, y: (NORTH - lat) / (NORTH - SOUTH) }
}

/** Paints the world with a light for every listed city. */
export function paintWorldLights({ world, towns, cities }: Sources, width = 1600, height = 800): Picture {
  const land = createLayer(width, height)
  const lines = createLayer(width, height)
  const filler = new Filler(width, height)
  for (const piece of world.lands) {
    if (piece.country === 'AQ') continue
    for (const ring of piece.rings) for (const copy of copies(ring, width, height)) filler.ring(copy)
  }
  filler.coverage(land)
  for (const line of world.lines) {
    if (line.kind === 'state' || line.countries.includes('AQ')) continue
    const strength = line.kind === 'coast' ? 0.34 : 0.13
    for (const copy of copies(line.points, width, height)) strokeLine(lines, copy, 1, strength)
  }
  const small = quarter(land)
  const shore = blurred(small, 3)
  const field = createLayer(small.width, small.height)
  for (const town of towns) {
    const { x, y } = worldPosition(town.lng, town.lat)
    const column = Math.floor(x * field.width)
    const row = Math.floor(y * field.height)
    if (column < 0 || row < 0 || column >= field.width || row >= field.height) continue
    const index = row * field.width + column
    field.data[index] = (field.data[index] as number) + town.population ** 0.6
  }
  const crowd = blurred(field, 1.6)
  const { points, halo } = cityLights([...cities.values()], width, height)
  return compose({ land, lines, shore, crowd, points, halo })
}

function cityLights(cities: City[], width: number, height: number): { points: Layer; halo: Layer } {
  const points = createLayer(width, height)
  const halo = createLayer(Math.ceil(width / 4), Math.ceil(height / 4))
  for (const city of cities) {
    const { x, y } = worldPosition(city.lng, city.lat)
    const size = Math.max(0, Math.log10(city.population + 1) - 4)
    addGlow(points, x * width, y * height, 0.95 + size * 0.24, 0.75 + size * 0.3)
    addGlow(halo, (x * width) / 4, (y * height) / 4, 1.1 + size * 0.32, 0.14 + size * 0.09)
  }
  return { points, halo }
}

/** A line in pixels, continued across the date line without a jump, once for each time that it is visible. */
function copies(line: Packed, width: number, height: number): Float64Array[] {
  const points = new Float64Array((line.length / 3) * 2)
  let last = 0
  let least = Infinity
  let most = -Infinity
  for (let i = 0, o = 0; i < line.length; i += 3, o += 2) {
    const lng = (Math.atan2(line[i + 1] as number, line[i] as number) * 180) / Math.PI
    const lat = (Math.asin(line[i + 2] as number) * 180) / Math.PI
    const turn = o === 0 ? lng - WEST : last + ((((lng - WEST - last) % 360) + 540) % 360) - 180
    last = turn
    const x = (turn / 360) * width
    points[o] = x
    points[o + 1] = ((NORTH - lat) / (NORTH - SOUTH)) * height
    least = Math.min(least, x)
    most = Math.max(most, x)
  }
  return [-2, -1, 0, 1, 2]
    .filter((turns) => most + turns * width > 0 && least + turns * width < width)
    .map((turns) => points.map((value, index) => (index % 2 === 0 ? value + turns * width : value)))
}

interface Layers {
  land: Layer
  lines: Layer
  shore: Layer
  crowd: Layer
  points: Layer
  halo: Layer
}

function compose({ land, lines, shore, crowd, points, halo }: Layers): Picture {
  const { width, height } = land
  const data = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const row = betweenQuarters(y, shore.height)
    for (let x = 0; x < width; x++) {
      const column = betweenQuarters(x, shore.width)
      const i = y * width + x
      const dry = land.data[i] as number
      const near = between(shore, column, row)
      const glow = 1 - Math.exp(-between(crowd, column, row) / 11000)
      const warm = Math.min(0.9, between(halo, column, row))
      const point = points.data[i] as number
      const east = x / width
      for (let channel = 0; channel < 3; channel++) {
        const sea = WORLD_SEA[channel] as number
        const coast = COAST[channel] as number
        const west = LAND_WEST[channel] as number
        const ground = west + ((LAND_EAST[channel] as number) - west) * east
        let value = sea + (coast - sea) * near * (1 - dry) * 0.1
        value += (ground * (0.9 + 0.2 * (1 - near)) - value) * dry
        value += (coast - value) * (lines.data[i] as number)
        value += ((GLOW[channel] as number) - value) * glow * 0.3 * (0.4 + 0.6 * dry)
        value += ((GLOW[channel] as number) - value) * warm * 0.42
        value += ((LAMP[channel] as number) - value) * Math.min(1, point)
        value += ((CORE[channel] as number) - value) * Math.min(1, Math.max(0, point - 0.8))
        data[i * 3 + channel] = value
      }
    }
  }
  return { width, height, data }
}

interface Between {
  index: number
  share: number
}

function between(layer: Layer, column: Between, row: Between): number {
  const at = row.index * layer.width + column.index
  const { data } = layer
  const above = (data[at] as number) + ((data[at + 1] as number) - (data[at] as number)) * column.share
  const belowAt = at + layer.width
  const below =
    (data[belowAt] as number) + ((data[belowAt + 1] as number) - (data[belowAt] as number)) * column.share
  return above + (below - above) * row.share
}
