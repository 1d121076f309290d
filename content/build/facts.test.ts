import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { clockOf } from './clock.ts'
import { coastKm, readShores } from './coast.ts'
import { daylight, spokenHours } from './daylight.ts'

const shores = readShores(path.resolve(import.meta.dirname, '../../node_modules/world-atlas/land-50m.json'))
const TEN_MINUTES = 10 / 60

describe('daylight', () => {
  it('gives Amsterdam about 16 h 48 and 7 h 40', () => {
    const { longest, shortest } = daylight(52.37)
    expect(Math.abs(longest - (16 + 48 / 60))).toBeLessThan(TEN_MINUTES)
    expect(Math.abs(shortest - (7 + 40 / 60))).toBeLessThan(TEN_MINUTES)
  })

  it('knows the midnight sun, the polar night and the equator', () => {
    expect(daylight(69.6)).toEqual({ longest: 24, shortest: 0 })
    expect(daylight(0).longest).toBeCloseTo(daylight(0).shortest, 5)
    expect(daylight(-33.9).longest).toBeCloseTo(daylight(33.9).longest, 5)
  })

  it('says hours in halves', () => {
    expect(spokenHours(16.8)).toBe('17 hours')
    expect(spokenHours(7.6)).toBe('7 and a half hours')
  })
})

describe('distance to the sea', () => {
  it.each([
    ['Lisbon', 38.72, -9.13],
    ['Amsterdam', 52.37, 4.89],
    ['Barcelona', 41.39, 2.16],
    ['Baku, on the Caspian', 40.38, 49.89],
    ['Funafuti, too small for the map', -8.52, 179.2],
    ['Suva, beside the date line', -18.14, 178.44],
  ])('%s lies near it', (_, lat, lng) => {
    expect(coastKm(lat, lng, shores)).toBeLessThanOrEqual(25)
  })

  it.each([
    ['Madrid', 40.42, -3.7, 250],
    ['Denver', 39.74, -104.99, 1000],
    ['Prague', 50.08, 14.42, 300],
    ['Chicago, on a lake', 41.88, -87.63, 800],
    ['Kunming', 25.04, 102.72, 400],
  ])('%s lies far from it', (_, lat, lng, least) => {
    expect(coastKm(lat, lng, shores)).toBeGreaterThan(least)
  })
})

describe('clocks', () => {
  it('gives standard time and the change', () => {
    expect(clockOf('Europe/Amsterdam')).toEqual({ utcOffset: 'UTC+1', clocksChange: true })
    expect(clockOf('Asia/Kathmandu')).toEqual({ utcOffset: 'UTC+5:45', clocksChange: false })
    expect(clockOf('Australia/Sydney')).toEqual({ utcOffset: 'UTC+10', clocksChange: true })
    expect(clockOf('America/Denver').utcOffset).toBe('UTC−7')
  })
})
