import { expect, it } from 'vitest'
import { type MapCity, nearestCity, worldPosition } from './map-position'

it('puts places where the picture has them', () => {
  expect(worldPosition(-169, 78)).toEqual({ x: 0, y: 0 })
  expect(worldPosition(11, 10)).toEqual({ x: 0.5, y: 0.5 })
  // east of the date line comes last
  expect(worldPosition(179, -58).x).toBeCloseTo(0.9667, 3)
  expect(worldPosition(-170, 0).x).toBeCloseTo(0.9972, 3)
})

it('finds the nearest city within reach', () => {
  const cities: MapCity[] = [
    ['a', 'A', 500, 500],
    ['b', 'B', 510, 500],
  ]
  expect(nearestCity(cities, 506, 500, 20)?.[0]).toBe('b')
  expect(nearestCity(cities, 504, 504, 20)?.[0]).toBe('a')
  expect(nearestCity(cities, 600, 500, 20)).toBeNull()
})
