// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from './toast-event'
import { ToastOnLoad } from './toast-on-load'
import { Toasts } from './toasts'

let root: Root
const toasts = () => [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div id="place"></div>'
  root = createRoot(document.getElementById('place') as HTMLElement)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('toasts', () => {
  it('appear one at a time: the next one replaces the last', () => {
    act(() => root.render(<Toasts />))
    act(() => showToast({ title: 'First', text: 'with a text' }))
    expect(toasts()).toEqual(['Firstwith a text'])
    act(() => showToast({ title: 'Second', destructive: true }))
    expect(toasts()).toEqual(['Second'])
    expect(document.querySelector('[data-toast=destructive]')).not.toBeNull()
  })

  it('may offer something to open in a new tab', () => {
    act(() => root.render(<Toasts />))
    act(() => showToast({ title: 'First', action: { label: 'Subscribe', href: '/feed.xml' } }))
    const link = document.querySelector<HTMLAnchorElement>('[data-toast] a')
    expect(link?.getAttribute('href')).toBe('/feed.xml')
    expect(link?.target).toBe('_blank')
    expect(link?.textContent).toContain('Subscribe')
  })

  it('stay until dismissed', () => {
    vi.useFakeTimers()
    act(() => root.render(<Toasts />))
    act(() => showToast({ title: 'First' }))
    act(() => vi.advanceTimersByTime(3_600_000))
    expect(toasts()).toEqual(['First'])
    act(() => document.querySelector<HTMLButtonElement>('[aria-label=Dismiss]')?.click())
    expect(toasts()).toEqual([])
  })

  it('of a page that opens with one appear even if the page is ready before the toast area', () => {
    act(() =>
      root.render(
        <>
          <ToastOnLoad title="At once" destructive />
          <Toasts />
        </>,
      ),
    )
    expect(toasts()).toEqual(['At once'])
  })
})
