// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WorldMap } from './world-map'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

let root: Root

const point = (type: string, more: MouseEventInit = {}) => {
  const event = new MouseEvent(type, { bubbles: true, clientX: 500, clientY: 500, ...more })
  Object.defineProperty(event, 'pointerType', { value: 'mouse' })
  return act(async () => void document.querySelector('[aria-hidden]')?.dispatchEvent(event))
}

beforeEach(async () => {
  push.mockClear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json([['tokyo', 'Tokyo', 500, 500]]))
  root = createRoot(document.body)
  act(() => root.render(<WorldMap dataPath="/map.json" cityPath="/cities/" />))
  const map = document.querySelector('[aria-hidden]') as HTMLElement
  map.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 1000)
  await point('pointermove')
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))
  await point('pointermove')
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('a click on a light opens its city', async () => {
  await point('pointerup')
  expect(push).toHaveBeenCalledWith('/cities/tokyo')
})

it.each([
  ['the middle button', { button: 1 }],
  ['the right button', { button: 2 }],
  ['Ctrl', { ctrlKey: true }],
])('%s does not leave the page', async (_, more) => {
  await point('pointerup', more)
  expect(push).not.toHaveBeenCalled()
})
