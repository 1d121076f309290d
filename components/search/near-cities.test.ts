// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nearCities } from './near-cities'

const data = { cities: [['tokyo', 'Tokyo', 'jp', [], [35.68, 139.69]]] }

const withGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition'] | null) =>
  vi.stubGlobal('navigator', { language: 'en-US', geolocation: getCurrentPosition && { getCurrentPosition } })

const refusing = (code: number) => (_: PositionCallback, refuse?: PositionErrorCallback | null) =>
  refuse?.({ code } as GeolocationPositionError)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json(data))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('lists the nearest cities', async () => {
  withGeolocation((tell) =>
    tell({ coords: { latitude: 35.4, longitude: 139.6 } } as unknown as GeolocationPosition),
  )
  expect(renderToStaticMarkup(await nearCities())).toContain('href="/cities/tokyo"')
})

it.each([
  ['refuses', refusing(1), 'Your browser was not allowed to share your position. Search by name instead.'],
  ['finds none', refusing(2), 'Your position could not be found. Search by name instead.'],
  ['takes too long', refusing(3), 'Your position could not be found. Search by name instead.'],
  ['has none to give', null, 'This browser cannot share a position. Search by name instead.'],
])('a browser that %s', async (_, geolocation, sentence) => {
  withGeolocation(geolocation)
  expect(await nearCities()).toBe(sentence)
})

it('a browser that never answers, or whose question was dismissed: within 15 seconds', async () => {
  withGeolocation(() => {})
  const answer = nearCities()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await answer).toBe('Your browser has not shared your position. Search by name instead.')
})
