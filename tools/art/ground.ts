import { quietness } from './quietness.ts'
import { blurred, createLayer, Filler, type Layer, quarter, strokeLine } from './raster.ts'
import type { Projector } from './sphere.ts'
import type { World } from './world.ts'

/** The land of a picture, as layers without a color. */
export interface Ground {
  land: Layer
  home: Layer
  rivers: Layer
  /** Coasts and borders, by brightness. */
  lines: Layer
  /** The land, blurred, for the glow along the coast. */
  near: Layer
  wide: Layer
}

/** Draws land, lakes, rivers and lines as far as the view reaches. */
export function paintGround(world: World, projector: Projector, homeCode: string): Ground {
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

/** Lines fade behind the headline. */
function dimLines({ width, height, data }: Layer): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const value = data[i] as number
      if (value > 0) data[i] = value * (0.2 + 0.8 * quietness((x + 0.5) / width, (y + 0.5) / height))
    }
  }
}
