import { expect, it } from 'vitest'
import { hashOf } from '@/lib/decoration'
import { drawCities } from './draw'

const cities = Array.from({ length: 500 }, (_, number) => `city-${number}`)

it('chooses the same cities in whatever order they are given', () => {
  for (const count of [1, 6, 100]) {
    const drawn = drawCities('hiking', cities, count)
    expect(new Set(drawn).size).toBe(count)
    expect(drawCities('hiking', cities.toReversed(), count)).toEqual(drawn)
    const byLot = cities.toSorted((a, b) => hashOf(`hiking ${a}`) - hashOf(`hiking ${b}`))
    expect(drawn).toEqual(byLot.slice(0, count))
  }
})

it('chooses different cities for each community', () => {
  const draws = ['hiking', 'choir', 'chess'].map((community) => drawCities(community, cities, 6).join())
  expect(new Set(draws).size).toBe(3)
})

it('returns all cities if there are too few', () => {
  expect(drawCities('hiking', ['a', 'b'], 6).toSorted()).toEqual(['a', 'b'])
  expect(drawCities('hiking', [], 6)).toEqual([])
})
