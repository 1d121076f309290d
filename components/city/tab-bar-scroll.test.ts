// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeSection, scrollToSection, throttle } from './tab-bar-scroll'

/** Sections with their edges relative to the window. */
function place(edges: Record<string, [top: number, bottom: number]>) {
  document.body.replaceChildren(
    ...Object.entries(edges).map(([id, [top, bottom]]) => {
      const section = document.createElement('section')
      section.id = id
      section.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
      return section
    }),
  )
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the active section', () => {
  it.each([
    ['begins at 150 px', { a: [150, 900] }, 'a'],
    ['has not begun at 151 px', { a: [151, 900] }, null],
    ['is still there with its bottom at 100 px', { a: [-800, 100] }, 'a'],
    ['is over with its bottom at 99 px', { a: [-800, 99] }, null],
    ['is the later of two that qualify', { a: [-800, 120], b: [120, 900] }, 'b'],
    ['is none where no section is on the page', {}, null],
  ] as [string, Record<string, [number, number]>, string | null][])('%s', (_, edges, id) => {
    place(edges)
    expect(activeSection(['a', 'b'])).toBe(id)
  })
})

describe('the throttle', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('runs work at most once in 66 ms, and once more after the last call', () => {
    const work = vi.fn()
    const throttled = throttle(work)
    throttled()
    vi.advanceTimersByTime(0)
    expect(work).toHaveBeenCalledTimes(1)
    for (let call = 0; call < 20; call++) throttled()
    vi.advanceTimersByTime(65)
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1000)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('can be cancelled', () => {
    const work = vi.fn()
    const throttled = throttle(work)
    throttled()
    throttled.cancel()
    vi.advanceTimersByTime(1000)
    expect(work).not.toHaveBeenCalled()
  })
})

it('A missing scroll target only warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  place({})
  scrollToSection('nowhere')
  expect(warn).toHaveBeenCalledExactlyOnceWith('target Element not found')
})

it('A second jump ends the first', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  place({ near: [500, 900], far: [5100, 6000] })
  scrollToSection('far')
  scrollToSection('near')
  vi.advanceTimersByTime(600)
  const places = scrolled.mock.calls.map(([, top]) => top as unknown as number)
  expect(Math.max(...places)).toBe(400)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
