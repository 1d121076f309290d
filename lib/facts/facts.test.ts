import { expect, it } from 'vitest'
import { continentOf } from './continents'
import { daylightByMonth, daylightHours, spokenHours } from './daylight'
import { distanceKm, spokenDistance } from './distance'

const lisbon = { latitude: 38.72, longitude: -9.14 }
const porto = { latitude: 41.15, longitude: -8.61 }

it('measures great-circle distances', () => {
  expect(distanceKm(lisbon, porto)).toBeCloseTo(274, -1)
  expect(distanceKm(lisbon, lisbon)).toBe(0)
  // The shorter way leads across the date line.
  expect(distanceKm({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBeCloseTo(222, -1)
})

it.each([
  [85.4, 'metric', '85 km'],
  [274, 'metric', '270 km'],
  [4.2, 'metric', '4 km'],
  [85.4, 'imperial', '55 miles'],
  [1.7, 'imperial', '1 mile'],
  [0.2, 'metric', '1 km'],
] as const)('says %d km in %s units as "%s"', (km, units, words) => {
  expect(spokenDistance(km, units)).toBe(words)
})

it('computes daylight through the year', () => {
  expect(daylightHours(52.37, 172)).toBeCloseTo(16.8, 0)
  expect(daylightHours(52.37, 355)).toBeCloseTo(7.7, 0)
  expect(daylightHours(69.65, 172)).toBe(24)
  expect(daylightHours(69.65, 355)).toBe(0)
  const sydney = daylightByMonth(-33.87)
  expect(sydney).toHaveLength(12)
  expect(sydney.indexOf(Math.max(...sydney))).toBe(11)
})

it.each([
  [16.8, '17 hours'],
  [7.6, '7.5 hours'],
  [0, '0 hours'],
  [24, '24 hours'],
  [1, '1 hour'],
])('says %d hours as "%s"', (hours, words) => expect(spokenHours(hours)).toBe(words))

it('knows the continent of a country by its code', () => {
  expect(['jp', 'us', 'br', 'za', 'nz', 'fr', 'xk', 'zz'].map(continentOf)).toEqual([
    'Asia',
    'North America',
    'South America',
    'Africa',
    'Oceania',
    'Europe',
    'Europe',
    null,
  ])
})
