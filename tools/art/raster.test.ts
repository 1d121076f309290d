import { describe, expect, it } from 'vitest'
import { addGlow, blurred, createLayer, Filler, quarter, strokeLine } from './raster.ts'

const total = (data: Float32Array) => data.reduce((sum, value) => sum + value, 0)

function filled(width: number, height: number, ...rings: number[][]) {
  const filler = new Filler(width, height)
  for (const ring of rings) filler.ring(Float64Array.from(ring))
  const layer = createLayer(width, height)
  filler.coverage(layer)
  return layer
}

describe('filling', () => {
  it('covers a pixel by the share of it that is inside', () => {
    const layer = filled(8, 8, [1.5, 1.25, 5, 1.25, 5, 4, 1.5, 4])
    expect(total(layer.data)).toBeCloseTo(3.5 * 2.75, 4)
    expect(layer.data[2 * 8 + 1]).toBeCloseTo(0.5, 5)
    expect(layer.data[1 * 8 + 2]).toBeCloseTo(0.75, 5)
    expect(layer.data[6 * 8 + 3]).toBe(0)
  })

  it('keeps the area of slanted shapes', () => {
    const layer = filled(40, 40, [2.3, 3.1, 37.2, 9.7, 18.4, 36.9])
    const area = Math.abs((37.2 - 2.3) * (36.9 - 3.1) - (18.4 - 2.3) * (9.7 - 3.1)) / 2
    expect(total(layer.data)).toBeCloseTo(area, 1)
  })

  it('cuts shapes at every edge of the picture', () => {
    expect(total(filled(10, 10, [-50, -50, 60, -50, 60, 60, -50, 60]).data)).toBeCloseTo(100, 3)
    expect(total(filled(10, 10, [-5, 5, 5, -5, 15, 5, 5, 15]).data)).toBeCloseTo(100, 3)
    expect(total(filled(10, 10, [12, 2, 20, 2, 20, 8, 12, 8]).data)).toBe(0)
  })

  it('leaves no seam between shapes that share an edge, and none inside a hole', () => {
    const left = [0, 0, 4.3, 0, 6.1, 10, 0, 10]
    const right = [4.3, 0, 10, 0, 10, 10, 6.1, 10]
    expect(Math.min(...filled(10, 10, left, right).data)).toBeCloseTo(1, 4)
    const hole = [3, 3, 3, 7, 7, 7, 7, 3]
    expect(filled(10, 10, [0, 0, 10, 0, 10, 10, 0, 10], hole).data[5 * 10 + 5]).toBeCloseTo(0, 5)
  })
})

describe('drawing', () => {
  it('draws a line of the given width', () => {
    const layer = createLayer(20, 20)
    strokeLine(layer, Float64Array.from([2, 10, 18, 10]), 2)
    expect(layer.data[10 * 20 + 10]).toBeCloseTo(1, 5)
    expect(layer.data[9 * 20 + 10]).toBeCloseTo(1, 5)
    expect(layer.data[7 * 20 + 10]).toBe(0)
  })

  it('does not change the amount of light by blurring it', () => {
    const layer = createLayer(60, 60)
    addGlow(layer, 30, 30, 2, 1)
    expect(total(blurred(layer, 4).data)).toBeCloseTo(total(layer.data), 3)
    expect(total(quarter(layer).data) * 16).toBeCloseTo(total(layer.data), 3)
  })
})
