import { describe, expect, it } from 'vitest'
import { capOf, Projector, pack, toPlace, toVector } from './sphere.ts'
import { decodeArcs, ringOf } from './topology.ts'
import { packTowns, unpackTowns } from './towns.ts'
import { worldPosition } from './world-lights.ts'

describe('packed towns', () => {
  it('come back where they were, largest first', () => {
    const towns = [
      { country: 'FJ', lng: 178.4415, lat: -18.1416, population: 77_366 },
      { country: 'WS', lng: -171.7667, lat: -13.8333, population: 40_407 },
      { country: 'JP', lng: 139.69171, lat: 35.6895, population: 8_336_599 },
    ]
    const back = unpackTowns(packTowns(towns))
    expect(back.map(({ country }) => country)).toEqual(['JP', 'FJ', 'WS'])
    for (const town of towns) {
      const same = back.find(({ country }) => country === town.country)
      expect(same?.lng).toBeCloseTo(town.lng, 2)
      expect(same?.lat).toBeCloseTo(town.lat, 2)
      expect(Math.abs((same?.population ?? 0) / town.population - 1)).toBeLessThan(0.05)
    }
  })
})

describe('the projection', () => {
  it('keeps distances near its center, with north up and east to the right', () => {
    const projector = new Projector({
      lng: 10,
      lat: 50,
      x: 100,
      y: 80,
      kmPerPixel: 2,
      width: 200,
      height: 160,
    })
    const [x, y] = projector.place(10, 50)
    expect(x).toBeCloseTo(100, 9)
    expect(y).toBeCloseTo(80, 9)
    const [, north] = projector.place(10, 51)
    expect(80 - north).toBeCloseTo(111.2 / 2, 1)
    expect(projector.place(11, 50)[0]).toBeGreaterThan(100)
  })

  it('skips only what cannot be seen', () => {
    const projector = new Projector({
      lng: 179,
      lat: -17,
      x: 100,
      y: 50,
      kmPerPixel: 2,
      width: 200,
      height: 100,
    })
    expect(
      projector.sees(
        capOf(
          pack([
            [-179.9, -17],
            [-179.5, -16.5],
          ]),
        ),
      ),
    ).toBe(true)
    expect(
      projector.sees(
        capOf(
          pack([
            [170, 20],
            [171, 21],
          ]),
        ),
      ),
    ).toBe(false)
  })

  it('turns places into vectors and back', () => {
    const place = toPlace(toVector(-123.4, 67.8))
    expect(place.lng).toBeCloseTo(-123.4, 9)
    expect(place.lat).toBeCloseTo(67.8, 9)
  })
})

describe('topology', () => {
  it('decodes steps, divides long ones, and walks arcs backwards', () => {
    const arcs = decodeArcs({
      transform: { scale: [0.5, 0.5], translate: [10, 20] },
      arcs: [
        [
          [0, 0],
          [4, 0],
          [0, 1],
        ],
      ],
      objects: {},
    })
    expect(arcs[0]?.[0]).toEqual([10, 20])
    expect(arcs[0]?.at(-1)).toEqual([12, 20.5])
    expect(arcs[0]).toHaveLength(5)
    expect(ringOf(arcs, [-1])[0]).toEqual([12, 20.5])
  })

  it('treats a step across the date line as a short one', () => {
    const arcs = decodeArcs({
      transform: { scale: [1, 1], translate: [-180, 0] },
      arcs: [
        [
          [359, 0],
          [-359, 1],
        ],
      ],
      objects: {},
    })
    expect(arcs[0]).toHaveLength(2)
  })
})

describe('the world picture', () => {
  it('puts places where its formula says', () => {
    expect(worldPosition(11, 10)).toEqual({ x: 0.5, y: 0.5 })
    expect(worldPosition(-170, 78).x).toBeCloseTo(359 / 360, 9)
    expect(worldPosition(178.4, -18.1).x).toBeLessThan(1)
  })
})
