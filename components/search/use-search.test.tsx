// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SearchData } from '@/lib/search/data'
import { SearchDialog } from './search-dialog'
import { useSearch } from './use-search'

const data: SearchData = {
  cities: [
    ['tokyo', 'Tokyo', 'jp', ['東京'], null],
    ['toyama', 'Toyama', 'jp', [], null],
  ],
  countries: [['jp', 'Japan', []]],
  communities: [],
  affinities: [],
  articles: [],
  apps: [],
  absent: {},
  groups: [],
}

let root: Root
let type: (text: string) => void
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 200)))

function Search() {
  const [text, setText] = useState('')
  type = setText
  const { groups, status } = useSearch(text, true)
  return <p>{status || groups.length}</p>
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
  document.body.innerHTML = '<div id="place"></div>'
  root = createRoot(document.getElementById('place') as HTMLElement)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('a failed load is tried again by the next letter', async () => {
  const answers = [new Response('', { status: 503 }), Response.json(data)]
  vi.stubGlobal('fetch', async () => answers.shift())
  act(() => root.render(<Search />))
  await settled()
  expect(document.body.textContent).toContain('The search could not be loaded')
  act(() => type('tok'))
  await settled()
  expect(document.body.textContent).toBe('1 result')
})

it('keys of an input method choose nothing: they spell the word that is searched', async () => {
  vi.stubGlobal('fetch', async () => Response.json(data))
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => {}
  const followed = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', followed)
  act(() => root.render(<SearchDialog onClose={() => {}} />))
  const input = document.querySelector('input') as HTMLInputElement
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'to')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settled()
  const active = () => document.querySelector('[aria-selected=true]')?.textContent
  const first = active()
  expect(first).toBeTruthy()
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['ArrowDown', 'Enter']) {
      act(
        () =>
          void input.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...composing }),
          ),
      )
    }
  }
  expect(active()).toBe(first)
  expect(followed).not.toHaveBeenCalled()
  act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  expect(followed).toHaveBeenCalledOnce()
  document.removeEventListener('click', followed)
})
