import type { Palette } from './palette.ts'
import type { View } from './sphere.ts'

/** A light of the map with a name: the city itself, a neighbor, a capital. */
export interface Beacon {
  x: number
  y: number
  size: 'main' | 'capital' | 'neighbor'
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
