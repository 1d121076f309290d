// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let address: typeof import('./address')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  address = await import('./address')
  history.replaceState(null, '', '/cities')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('writes what was typed once the visitor pauses', () => {
  address.rememberAfterPause('q', () => 'tok')
  address.rememberAfterPause('q', () => 'tokyo')
  expect(location.search).toBe('')
  vi.advanceTimersByTime(250)
  expect(location.search).toBe('?q=tokyo')
})

it('a link that is followed within the pause is followed: nothing is written afterwards', () => {
  address.rememberAfterPause('q', () => 'tokyo')
  address.settleAddress()
  expect(location.search).toBe('?q=tokyo')
  history.pushState(null, '', '/cities/tokyo')
  vi.advanceTimersByTime(60_000)
  expect(location.pathname + location.search).toBe('/cities/tokyo')
})

it('a browser that refuses to write the address stops nothing', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException(
      'Attempt to use history.pushState() more than 100 times per 30 seconds',
      'SecurityError',
    )
  })
  expect(address.rememberInAddress('tag', 'apps', 'pushState')).toBe(false)
})

it('stays below the limit of Safari however fast one types, and has the last text in the end', () => {
  const written = vi.spyOn(history, 'replaceState')
  let typed = ''
  for (let key = 0; key < 100; key++) {
    typed += 'a'
    const text = typed
    address.rememberAfterPause('q', () => text)
    vi.advanceTimersByTime(251)
  }
  // Next writes once more for each of ours.
  expect(written.mock.calls.length).toBeLessThan(50)
  vi.advanceTimersByTime(61_000)
  expect(location.search).toBe(`?q=${typed}`)
})
