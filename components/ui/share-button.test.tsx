// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareButton } from './share-button'
import { hostToasts } from './toast-event'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['AbortError', 'the sheet was closed', []],
  ['InvalidStateError', 'the sheet is still open from the first time', []],
  ['NotAllowedError', 'the device refused', ['Not shared']],
])('%s: %s', async (name, _, expected) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', name)) })
  const toasts: string[] = []
  const stop = hostToasts(({ title }) => toasts.push(title))
  const root = createRoot(document.body)
  act(() => root.render(<ShareButton />))
  await act(async () => document.querySelector('button')?.click())
  expect(toasts).toEqual(expected)
  act(() => root.unmount())
  stop()
})
