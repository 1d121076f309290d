import type { Ground } from './ground.ts'
import type { Lights } from './lights.ts'
import type { Color } from './palette.ts'
import { quietness } from './quietness.ts'
import { blurred, createLayer, type Layer } from './raster.ts'
import type { Scene } from './scene.ts'
import type { Threads } from './threads.ts'

const GLOW: Color = [255, 158, 84]

/**
 * The colors of the whole picture if it were all sea, all foreign land or all home country, at a quarter of its size.
 */
export type Tones = Record<'sea' | 'abroad' | 'home', Layer[]>

/** Mixes the palette with the light on the land, and with the glow of towns and coasts. */
export function mixTones(scene: Scene, ground: Ground, lights: Lights, threads: Threads): Tones {
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

/** A soft unevenness like thin clouds, because compression turns perfectly smooth gradients into steps. */
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
