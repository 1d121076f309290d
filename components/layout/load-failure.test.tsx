// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from '@/components/ui/toasts'
import { type SecurityLogEntry, securityLogKey } from '@/lib/security-log'
import { type FailureKind, failureKindOf } from '@/lib/site/failures'
import { LoadFailure } from './load-failure'

// List pages keep their last good version in an outage, so browsers hardly ever see their error screens. They are
// rendered directly here.

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => {
  const router = { refresh }
  return { useRouter: () => router }
})

let root: Root

function draw(kind: FailureKind, reset = () => {}) {
  const error = Object.assign(new Error('Reading cities failed'), { digest: '42' })
  act(() =>
    root.render(
      <>
        <Toasts />
        <LoadFailure kind={kind} error={error} reset={reset} />
      </>,
    ),
  )
  return {
    title: document.querySelector('h1')?.textContent,
    text: document.querySelector('h1 + p')?.textContent,
    link: document.querySelector('a')?.getAttribute('href'),
    toast: document.querySelector('[data-toast]')?.textContent ?? null,
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<div id="place"></div>'
  root = createRoot(document.getElementById('place') as HTMLElement)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the error screen', () => {
  it.each([
    ['/', 'page'],
    ['/cities', 'cities'],
    ['/cities/tokyo', 'city'],
    ['/cities/tokyo/communities', 'city-section'],
    ['/cities/tokyo/suggestions', 'city-section'],
    ['/cities/tokyo/communities/hiking', 'city-community'],
    ['/countries', 'countries'],
    ['/countries/jp', 'country'],
    ['/communities', 'communities'],
    ['/communities/hiking', 'community'],
    ['/blog/first-meetup', 'page'],
    ['/affinities/outdoor/hiking', 'page'],
  ] as const)('at %s is that of "%s"', (path, kind) => expect(failureKindOf(path)).toBe(kind))

  it.each([
    ['cities', 'Failed to load cities. Please try again later.'],
    ['communities', 'Failed to load communities. Please try again later.'],
    ['countries', 'Failed to load countries. Please try again later.'],
  ] as const)('of the %s list has the toast "%s"', (kind, toast) => {
    expect(draw(kind)).toMatchObject({ title: 'Something Went Wrong', link: '/', toast })
    expect(document.querySelector('[data-toast=destructive]')).not.toBeNull()
  })

  it.each([
    ['country', 'Country Could Not Be Loaded', '/countries', null],
    ['city', 'City Could Not Be Loaded', '/cities', null],
    ['city-section', 'Something Went Wrong', '/cities', 'Error loading dataPlease try again later'],
    ['page', 'Something Went Wrong', '/', null],
  ] as const)('of "%s" is titled %s', (kind, title, link, toast) => {
    expect(draw(kind)).toMatchObject({ title, link, toast })
  })

  it.each([
    ['community', "We couldn't load this community's information. Please try again later.", '/communities'],
    ['city-community', "We couldn't load this information. Please try again later.", '/cities'],
  ] as const)('of "%s" says: %s', (kind, text, link) => {
    expect(draw(kind)).toMatchObject({ title: 'Something Went Wrong', text, link })
  })

  it('logs the failure in the console and in the local security log', () => {
    draw('country')
    expect(console.error).toHaveBeenCalledWith('Load failure (country):', '42')
    const [entry] = JSON.parse(localStorage.getItem(securityLogKey) ?? '[]') as SecurityLogEntry[]
    expect(entry).toMatchObject({
      event: 'Database query error',
      details: { operation: 'country', message: 'Reading cities failed' },
    })
  })

  it('tries again on Retry: the data first, then the page', () => {
    const reset = vi.fn()
    draw('city', reset)
    const retry = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Retry')
    act(() => retry?.click())
    expect(refresh).toHaveBeenCalledOnce()
    expect(reset).toHaveBeenCalledOnce()
  })
})
