// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import type { SearchData, SearchGroups } from '@/lib/search/data'
import { SearchDialog } from './search-dialog'

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
}
const meeting: SearchGroups = {
  communities: [],
  cities: [['tokyo', [['Sunday Ramblers', [], '']]]],
}

const fileOf = (path: string) => Response.json(path === paths.searchData ? data : meeting)

let root: Root
/** What is loaded once is loaded anew in each test. */
let useSearch: typeof import('./use-search').useSearch
let type: (text: string) => void
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 200)))

function Search() {
  const [text, setText] = useState('')
  type = setText
  const { groups, status } = useSearch(text, true)
  return <p>{status || groups.length}</p>
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
  useSearch = (await import('./use-search')).useSearch
  document.body.innerHTML = '<div id="place"></div>'
  root = createRoot(document.getElementById('place') as HTMLElement)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('a failed load is tried again by the next letter', async () => {
  let isUp = false
  vi.stubGlobal('fetch', async (path: string) => (isUp ? fileOf(path) : new Response('', { status: 503 })))
  act(() => root.render(<Search />))
  await settled()
  expect(document.body.textContent).toContain('The search could not be loaded')
  isUp = true
  act(() => type('tok'))
  await settled()
  expect(document.body.textContent).toBe('1 result')
})

it('nothing is found only once the groups are there too, which are asked for with the first letter', async () => {
  const asked: string[] = []
  let answer: (groups: Response) => void = () => {}
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    if (path === paths.searchData) return Promise.resolve(Response.json(data))
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  act(() => root.render(<Search />))
  await settled()
  expect(asked).toEqual(['/search.json'])
  act(() => type('sunday ramblers'))
  await settled()
  expect(asked).toEqual(['/search.json', '/search-groups.json'])
  expect(document.body.textContent).toBe('0')
  answer(Response.json(meeting))
  await settled()
  expect(document.body.textContent).toBe('1 result')
  act(() => type('sunday walkers'))
  expect(document.body.textContent).toBe('Nothing found for "sunday walkers"')
})

it('keys of an input method choose nothing: they spell the word that is searched', async () => {
  vi.stubGlobal('fetch', async (path: string) => fileOf(path))
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

it('shows the helplines first to somebody who may need a person to talk to, and to others not', async () => {
  act(() => root.render(<SearchDialog onClose={() => {}} />))
  const input = document.querySelector('input') as HTMLInputElement
  const enter = async (text: string) => {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await settled()
    return document.querySelector('a[href="https://findahelpline.com/"]')
  }
  expect(await enter('i want to die')).not.toBeNull()
  // No city that is spelled like that: "San Diego".
  expect(document.querySelectorAll('[role=option]')).toHaveLength(0)
  expect(await enter('depression')).not.toBeNull()
  expect(await enter('tokyo')).toBeNull()
})
