// Draws on arrays of floats. The conversion to eight bits comes last and adds noise, so gradients show no bands.

/** One number for every pixel. */
export interface Layer {
  width: number
  height: number
  data: Float32Array
}

/** An empty layer. */
export function createLayer(width: number, height: number): Layer {
  return { width, height, data: new Float32Array(width * height) }
}

/**
 * Fills polygons by the area that their edges cover in each pixel. Rings that share an edge cancel out along it, so
 * neighboring countries join without a seam. Holes are rings in the other direction.
 */
export class Filler {
  readonly width: number
  readonly height: number
  private readonly sums: Float32Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.sums = new Float32Array((width + 2) * height)
  }

  /** Forgets everything that was added. */
  clear(): void {
    this.sums.fill(0)
  }

  /** Adds one ring, given as x, y of every point. */
  ring(points: Float64Array): void {
    const count = points.length
    if (count < 6) return
    let x = points[count - 2] as number
    let y = points[count - 1] as number
    for (let i = 0; i < count; i += 2) {
      const nextX = points[i] as number
      const nextY = points[i + 1] as number
      this.edge(x, y, nextX, nextY)
      x = nextX
      y = nextY
    }
  }

  /** Writes the filled share of every pixel, 0 to 1. */
  coverage(layer: Layer): void {
    const stride = this.width + 2
    for (let y = 0; y < this.height; y++) {
      let sum = 0
      for (let x = 0; x < this.width; x++) {
        sum += this.sums[y * stride + x] as number
        const share = sum < 0 ? -sum : sum
        layer.data[y * this.width + x] = share > 1 ? 1 : share < 0.002 ? 0 : share
      }
    }
  }

  private edge(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return
    const direction = y0 < y1 ? 1 : -1
    let [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
    if (bottomY <= 0 || topY >= this.height) return
    const slope = (bottomX - topX) / (bottomY - topY)
    if (topY < 0) {
      topX -= topY * slope
      topY = 0
    }
    if (bottomY > this.height) {
      bottomX -= (bottomY - this.height) * slope
      bottomY = this.height
    }
    // An edge left of the picture counts in its first column; one to the right does not count.
    this.split(topX, topY, bottomX, bottomY, slope, direction)
  }

  private split(x0: number, y0: number, x1: number, y1: number, slope: number, direction: number): void {
    const right = this.width
    const cuts: number[] = []
    if (x0 < 0 !== x1 < 0) cuts.push(y0 - x0 / slope)
    if (x0 > right !== x1 > right) cuts.push(y0 + (right - x0) / slope)
    if (cuts.length === 2 && (cuts[0] as number) > (cuts[1] as number)) cuts.reverse()
    let fromX = x0
    let fromY = y0
    for (const cut of [...cuts, y1]) {
      const toY = Math.min(y1, Math.max(fromY, cut))
      const toX = cut === y1 ? x1 : x0 + (toY - y0) * slope
      const middle = (fromX + toX) / 2
      if (middle < 0) this.walk(0, fromY, 0, toY, direction)
      else if (middle <= right) this.walk(clamp(fromX, right), fromY, clamp(toX, right), toY, direction)
      fromX = toX
      fromY = toY
    }
  }

  private walk(x0: number, y0: number, x1: number, y1: number, direction: number): void {
    if (y1 <= y0) return
    const slope = (x1 - x0) / (y1 - y0)
    const stride = this.width + 2
    let x = x0
    const lastRow = Math.min(this.height - 1, Math.ceil(y1) - 1)
    for (let row = Math.floor(y0); row <= lastRow; row++) {
      const from = Math.max(y0, row)
      const to = Math.min(y1, row + 1)
      const height = to - from
      const nextX = x + slope * height
      const d = direction * height
      const left = Math.min(x, nextX)
      const right = Math.max(x, nextX)
      const first = Math.floor(left)
      const last = Math.ceil(right)
      const base = row * stride + first
      if (last <= first + 1) {
        const middle = (x + nextX) / 2 - first
        this.sums[base] = (this.sums[base] as number) + d * (1 - middle)
        this.sums[base + 1] = (this.sums[base + 1] as number) + d * middle
      } else {
        const inverse = 1 / (right - left)
        let before = 0
        for (let column = first; column <= last; column++) {
          // The share of the edge's area to the right, up to and including this column.
          const a = Math.max(left, column)
          const b = Math.min(right, column + 1)
          const full = Math.max(0, Math.min(column, right) - left)
          const part = b > a ? (b - a) * (column + 1 - (a + b) / 2) : 0
          const area = (full + part) * inverse
          const index = row * stride + column
          this.sums[index] = (this.sums[index] as number) + d * (area - before)
          before = area
        }
      }
      x = nextX
    }
  }
}

function clamp(value: number, most: number): number {
  return value < 0 ? 0 : Math.min(value, most)
}

/** Draws a line of a given width into a layer; where lines meet, the stronger one counts. */
export function strokeLine(layer: Layer, points: Float64Array, width: number, strength = 1): void {
  for (let i = 2; i < points.length; i += 2) {
    strokeSegment(
      layer,
      points[i - 2] as number,
      points[i - 1] as number,
      points[i] as number,
      points[i + 1] as number,
      width,
      strength,
    )
  }
}

function strokeSegment(
  layer: Layer,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  width: number,
  strength: number,
): void {
  const half = width / 2
  const pad = half + 1
  if (Math.max(x0, x1) < -pad || Math.min(x0, x1) > layer.width + pad) return
  if (Math.max(y0, y1) < -pad || Math.min(y0, y1) > layer.height + pad) return
  const dx = x1 - x0
  const dy = y1 - y0
  const square = dx * dx + dy * dy
  if (square > 900) {
    const middleX = (x0 + x1) / 2
    const middleY = (y0 + y1) / 2
    strokeSegment(layer, x0, y0, middleX, middleY, width, strength)
    strokeSegment(layer, middleX, middleY, x1, y1, width, strength)
    return
  }
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - pad))
  const right = Math.min(layer.width - 1, Math.ceil(Math.max(x0, x1) + pad))
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - pad))
  const bottom = Math.min(layer.height - 1, Math.ceil(Math.max(y0, y1) + pad))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5 - x0
      const py = y + 0.5 - y0
      const t = square === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square))
      const qx = px - t * dx
      const qy = py - t * dy
      const cover = half + 0.5 - Math.sqrt(qx * qx + qy * qy)
      if (cover <= 0) continue
      const value = (cover < 1 ? Math.min(cover, width) : 1) * strength
      const index = y * layer.width + x
      if (value > (layer.data[index] as number)) layer.data[index] = value
    }
  }
}

/** Draws the outline of a circle. */
export function strokeCircle(
  layer: Layer,
  x: number,
  y: number,
  radius: number,
  width: number,
  strength = 1,
): void {
  const steps = Math.max(24, Math.ceil(radius * 1.5))
  const points = new Float64Array((steps + 1) * 2)
  for (let step = 0; step <= steps; step++) {
    const angle = (step / steps) * Math.PI * 2
    points[step * 2] = x + Math.cos(angle) * radius
    points[step * 2 + 1] = y + Math.sin(angle) * radius
  }
  strokeLine(layer, points, width, strength)
}

/** Adds a round soft light: a Gaussian, truncated where it is no longer visible. */
export function addGlow(layer: Layer, x: number, y: number, sigma: number, strength: number): void {
  const reach = Math.ceil(sigma * 3.2)
  const left = Math.max(0, Math.floor(x - reach))
  const right = Math.min(layer.width - 1, Math.ceil(x + reach))
  const top = Math.max(0, Math.floor(y - reach))
  const bottom = Math.min(layer.height - 1, Math.ceil(y + reach))
  const scale = -1 / (2 * sigma * sigma)
  for (let row = top; row <= bottom; row++) {
    const dy = row + 0.5 - y
    for (let column = left; column <= right; column++) {
      const dx = column + 0.5 - x
      const index = row * layer.width + column
      layer.data[index] = (layer.data[index] as number) + strength * Math.exp((dx * dx + dy * dy) * scale)
    }
  }
}

/** A layer a quarter as wide and as high, by averages, for content that is blurred anyway. */
export function quarter(layer: Layer): Layer {
  const small = createLayer(Math.ceil(layer.width / 4), Math.ceil(layer.height / 4))
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0
      let count = 0
      for (let dy = 0; dy < 4 && y * 4 + dy < layer.height; dy++) {
        for (let dx = 0; dx < 4 && x * 4 + dx < layer.width; dx++) {
          sum += layer.data[(y * 4 + dy) * layer.width + x * 4 + dx] as number
          count++
        }
      }
      small.data[y * small.width + x] = sum / count
    }
  }
  return small
}

/** Three box blurs, which approximate a Gaussian of this sigma. Beyond the edge the last pixel is repeated. */
export function blurred(layer: Layer, sigma: number): Layer {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2))
  const data = Float32Array.from(layer.data)
  const between = new Float32Array(data.length)
  const { width, height } = layer
  for (let pass = 0; pass < 3; pass++) {
    boxPass(data, between, width, height, 1, width, radius)
    boxPass(between, data, height, width, width, 1, radius)
  }
  return { width, height, data }
}

function boxPass(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    const first = from[start] as number
    const last = from[start + (length - 1) * step] as number
    let sum = first * (radius + 1)
    for (let i = 0; i < radius; i++) sum += i < length ? (from[start + i * step] as number) : last
    for (let i = 0; i < length; i++) {
      const entering = i + radius
      const leaving = i - radius - 1
      sum += entering < length ? (from[start + entering * step] as number) : last
      sum -= leaving < 0 ? first : (from[start + leaving * step] as number)
      to[start + i * step] = sum * share
    }
  }
}

/** The position of a full-size row or column between two rows or columns of a quarter-size layer. */
export function betweenQuarters(position: number, count: number): { index: number; share: number } {
  const at = Math.max(0, Math.min(count - 1.001, (position + 0.5) / 4 - 0.5))
  const index = Math.floor(at)
  return { index, share: at - index }
}
