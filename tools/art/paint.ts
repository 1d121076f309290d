import { type Ground, paintGround } from './ground.ts'
import { type Lights, paintLights } from './lights.ts'
import type { Color } from './palette.ts'
import { betweenQuarters, type Layer } from './raster.ts'
import type { Picture, Scene } from './scene.ts'
import { Projector } from './sphere.ts'
import { paintThreads, type Threads } from './threads.ts'
import { mixTones } from './tones.ts'
import type { PlacedTown } from './towns.ts'
import type { World } from './world.ts'

const LAMP: Color = [255, 212, 146]
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
