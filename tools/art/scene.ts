import type { Palette } from './palette.ts'
import type { View } from './sphere.ts'

/** A named light on the map: the city itself, a neighbor, a capital. */
export interface Beacon {
  x: number
  y: number
  size: 'main' | 'capital' | 'neighbor'
}

export interface Arc {
  from: [x: number, y: number]
  to: [x: number, y: number]
}

/** Everything that one picture shows. Pixels are those of the view. */
export interface Scene {
  view: View
  home: string
  palette: Palette
  /** The source of the light on the home country, and how far it reaches, as a share of the width. */
  focus: { x: number; y: number; spread: number }
  /** The brightness of foreign towns, relative to those of the home country. */
  abroad: number
  beacons: Beacon[]
  arcs: Arc[]
}

/** A picture before the conversion to eight bits: red, green and blue of every pixel, 0 to 255 and above. */
export interface Picture {
  width: number
  height: number
  data: Float32Array
}
