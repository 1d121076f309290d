// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConsent } from '@/lib/consent'
import { ConsentLink } from './consent-link'
import { CookieBanner } from './cookie-banner'

let root: Root
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const click = (name: string) => act(() => button(name)?.click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  localStorage.clear()
  document.body.innerHTML = '<div id="place"></div>'
  root = createRoot(document.getElementById('place') as HTMLElement)
  act(() =>
    root.render(
      <>
        <CookieBanner privacyPath="/privacy-policy" />
        <ConsentLink className="" />
      </>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('asks until it is answered, and a consent can be withdrawn from the footer', () => {
  click('Accept All')
  expect(readConsent()).toBe('accepted')
  expect(button('Decline')).toBeUndefined()
  button('Cookie choice')?.focus()
  click('Cookie choice')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Cookies')
  click('Decline')
  expect(readConsent()).toBe('declined')
  expect(document.activeElement).toBe(button('Cookie choice'))
})

it('closes in a browser whose storage throws', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
  }
  click('Decline')
  expect(button('Decline')).toBeUndefined()
})
