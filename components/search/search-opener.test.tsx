// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchOpener } from './search-opener'
// Loaded beforehand, so that opening it takes no time.
import './search-dialog'

let root: Root
const box = () => document.querySelector<HTMLInputElement>('[role=combobox]')
const slash = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')

const press = (key: string | undefined, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  if (key === undefined) Object.defineProperty(event, 'key', { value: undefined })
  document.body.dispatchEvent(event)
}

/** Gives the dialog's script time to load. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 200)))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  localStorage.clear()
  document.body.innerHTML = '<div id="place"></div>'
  root = createRoot(document.getElementById('place') as HTMLElement)
  act(() =>
    root.render(
      <SearchOpener className="" href="/search">
        Search
      </SearchOpener>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a key event without a key, as autofill sends it, does nothing', async () => {
  const failed = vi.fn()
  window.addEventListener('error', failed)
  press(undefined)
  await settled()
  expect(failed).not.toHaveBeenCalled()
  expect(box()).toBeNull()
  window.removeEventListener('error', failed)
})

it('/ opens the search until it is switched off, which is remembered; Ctrl-K always does', async () => {
  const link = document.querySelector('a')
  press('/')
  await settled()
  expect(box()).not.toBeNull()
  expect(link?.getAttribute('aria-keyshortcuts')).toBe('/ Control+K Meta+K')
  act(() => slash()?.click())
  act(() => document.querySelector<HTMLButtonElement>('[aria-label="Close the search"]')?.click())
  expect(link?.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K')
  press('/')
  await settled()
  expect(box()).toBeNull()
  press('k', { ctrlKey: true })
  await settled()
  expect(slash()?.checked).toBe(false)
  act(() => slash()?.click())
  act(() => document.querySelector<HTMLButtonElement>('[aria-label="Close the search"]')?.click())
  press('/')
  await settled()
  expect(box()).not.toBeNull()
})

it('a browser whose storage throws has the shortcut and the dialog', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  })
  press('/')
  await settled()
  expect(slash()?.checked).toBe(true)
})

it('Back closes the search', async () => {
  press('/')
  await settled()
  expect(box()).not.toBeNull()
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(box()).toBeNull()
})

it.each([
  ['while text is composed', { isComposing: true }],
  ['in Safari, where the composition has just ended', { keyCode: 229 }],
])('keys of an input method open nothing: %s', async (_, more) => {
  press('/', more)
  await settled()
  expect(box()).toBeNull()
})
