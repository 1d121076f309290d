// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WeekData, WeekGroup } from '@/lib/week/data'
import { ThisWeek } from './this-week'

const group = (name: string, isFree: 0 | 1, dates: WeekGroup[9], rule = ''): WeekGroup => [
  0,
  name,
  'https://group.example/',
  rule,
  [],
  '09:00',
  'The Moor',
  isFree,
  [0],
  dates,
]
const run = group('A run', 1, [], 'FREQ=WEEKLY;BYDAY=SA')

let root: Root
const text = () => document.body.textContent
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)?.click())

/** Opens the week of a city, or the page without one. */
async function open(city: string, ...groups: WeekGroup[]) {
  const data: WeekData = {
    cities: [
      ['leeds', 'Leeds', [53.8, -1.55], 'Europe/London'],
      ['london', 'London', [51.5, -0.12], 'Europe/London'],
    ],
    communities: [['running', 'Running']],
    groups,
  }
  vi.stubGlobal('fetch', async () => Response.json(data))
  history.replaceState(null, '', city ? `/this-week?city=${city}` : '/this-week')
  await act(async () =>
    root.render(
      <ThisWeek
        dataPath="/this-week.json"
        cityPath="/cities/"
        examples={[{ slug: 'london', name: 'London' }]}
      >
        <option value="leeds">Leeds</option>
        <option value="london">London</option>
      </ThisWeek>,
    ),
  )
}

const choose = (city: string) =>
  act(async () => {
    const select = document.querySelector('select') as HTMLSelectElement
    select.value = city
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date', 'setTimeout', 'setInterval'] })
  document.body.innerHTML = '<div id="place"></div>'
  root = createRoot(document.getElementById('place') as HTMLElement)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that stays open leaves out what has passed', async () => {
  await open('leeds', run, group('A walk', 1, [['2026-11-29T10:00', 'planned']]))
  const days = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(days()).toEqual(['Saturday, November 28', 'Sunday, November 29'])
  vi.setSystemTime(new Date('2026-11-28T09:01:00Z'))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(days()).toEqual(['Sunday, November 29', 'Saturday, December 5'])
  // A window that is never hidden, overnight.
  vi.setSystemTime(new Date('2026-11-29T11:00:00Z'))
  await act(async () => void vi.advanceTimersByTime(60_000))
  expect(text()).not.toContain('A walk')
})

it.each([
  ['planned', 'planned', '2 meetings in the next seven days'],
  ['moved', 'cancelled', '1 meeting in the next seven days'],
  ['cancelled', 'cancelled', 'What is listed for the next seven days is cancelled.'],
] as const)('of two meetings, %s and %s: %s', async (one, two, sentence) => {
  await open('leeds', group('A walk', 1, [['2026-11-29T10:00', one]]), group('B', 1, [['2026-11-30', two]]))
  expect(text()).toContain(sentence)
  expect(document.querySelectorAll('li')).toHaveLength(2)
})

it('a choice that leaves no meeting says so, and can be taken back', async () => {
  await open('leeds', group('A walk', 0, [['2026-11-29T10:00', 'planned']]))
  await press('Free')
  expect(text()).toContain('No meeting in the next seven days fits. Take a choice back to see more.')
  expect(text()).not.toContain("Check each group's own page")
  await press('Free')
  expect(text()).toContain('1 meeting in the next seven days')
})

it('a position that is known late leaves the city that was chosen in the meantime', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  await open('')
  await press('Near me')
  await press('Looking…')
  expect(getCurrentPosition).toHaveBeenCalledOnce()
  await choose('london')
  const coords = { latitude: 53.8, longitude: -1.55 } as GeolocationCoordinates
  await act(async () => getCurrentPosition.mock.calls[0]?.[0]({ coords } as GeolocationPosition))
  expect(text()).toContain('This week in and around London')
  await press('Near me')
  await act(async () => getCurrentPosition.mock.calls[1]?.[0]({ coords } as GeolocationPosition))
  expect(text()).toContain('This week in and around Leeds')
})

it('a position far from every city is told so, beside the nearest', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, language: 'de-DE' })
  await open('', run)
  await press('Near me')
  const coords = { latitude: 50.1, longitude: 8.7 } as GeolocationCoordinates
  await act(async () => getCurrentPosition.mock.calls[0]?.[0]({ coords } as GeolocationPosition))
  expect(text()).toContain('The nearest city on this site is London, 640 km away.')
  expect(text()).toContain('This week in and around London')
})

it('says that groups without a certain date are left out, and where they are', async () => {
  await open('leeds', run)
  expect(text()).toContain('Groups whose next date is not certain are left out here.')
  expect(document.querySelector('a[href="/cities/leeds#groups"]')?.textContent).toBe(
    'All groups and places in Leeds',
  )
})

it('a position that is never known is not said beside a city that was chosen in the meantime', async () => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => {} } })
  await open('')
  await press('Near me')
  await choose('london')
  await act(async () => void vi.advanceTimersByTime(15_000))
  expect(button('Near me')).toBeDefined()
  expect(text()).not.toContain('Choose a city instead.')
})

it('begins with a few cities to look at, until one is chosen', async () => {
  await open('', run)
  const example = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'London')
  expect(example?.getAttribute('href')).toBe('/this-week?city=london')
  await choose('leeds')
  expect(text()).toContain('A run')
  expect(text()).not.toContain('For example')
})
