// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ListCard, SearchableList, SearchListCards, SearchListFilter } from './searchable-list'

const cards: ListCard[] = [
  { name: 'Chœur d’été', href: '/choir', text: 'Sing together', withText: true, tags: ['music'] },
  { name: 'Hiking', href: '/hiking', text: 'Walks', alsoSearched: ['boots'], tags: ['sport', 'sea'] },
  { name: 'Łódź runners', href: '/runners', text: 'Runs', tags: ['sport'] },
]

let root: Root
const names = () =>
  [...document.querySelectorAll('li[data-item]:not([hidden]) a')].map((link) => link.textContent)
const input = () => document.querySelector('input') as HTMLInputElement
const status = () => document.querySelector('[role=status]')?.textContent
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)))

const type = async (text: string) => {
  act(() => {
    input().value = text
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settled()
}

const page = (
  <SearchableList id="groups" cards={cards}>
    <SearchListFilter
      label="Search"
      placeholder=""
      noun={['group', 'groups']}
      chips={{ param: 'tag', label: 'Tags', values: ['music', 'sport'] }}
    />
    <SearchListCards columns={3} noMatch={<a href="/all">All</a>} />
  </SearchableList>
)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', '/groups')
  document.documentElement.removeAttribute('class')
  document.body.innerHTML = '<div id="place"></div>'
  root = createRoot(document.getElementById('place') as HTMLElement)
  act(() => root.render(page))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it.each([
  ["choeur d'ete", ['Chœur d’été']],
  ['LODZ', ['Łódź runners']],
  ['together', ['Chœur d’été']],
  ['boots', ['Hiking']],
  // a text that is shown, but not searched
  ['walks', []],
  ['.*', []],
  ['', ['Chœur d’été', 'Hiking', 'Łódź runners']],
])('"%s" finds %j', async (query, expected) => {
  await type(query)
  expect(names()).toEqual(expected)
})

it('combines with a chip, says how many there are, and where to go if there is none', async () => {
  act(() => document.querySelector<HTMLElement>('[href="?tag=sport"]')?.click())
  await settled()
  expect(names()).toEqual(['Hiking', 'Łódź runners'])
  expect(status()).toBe('2 groups')
  expect(location.search).toBe('?tag=sport')
  await type('choeur')
  expect(names()).toEqual([])
  expect(status()).toBe('No groups found matching "choeur" in sport')
  expect(document.getElementById('groups-empty')?.textContent).toContain('No groups found')
  expect(document.querySelector('[href="/all"]')).not.toBeNull()
  await type('')
  expect(document.getElementById('groups-empty')).toBeNull()
})

it('is cleared also where the browser refuses to write the address', async () => {
  act(() => document.querySelector<HTMLElement>('[href="?tag=sport"]')?.click())
  await settled()
  await type('choeur')
  const clear = document.createElement('button')
  clear.dataset.clearFilters = ''
  document.body.append(clear)
  const refusing = vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  act(() => clear.click())
  await settled()
  expect(names()).toHaveLength(3)
  expect(input().value).toBe('')
  expect(document.activeElement).toBe(input())
  refusing.mockRestore()
})

it('follows the address', async () => {
  history.replaceState(null, '', '/groups?q=hiking')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  await settled()
  expect(names()).toEqual(['Hiking'])
  expect(input().value).toBe('hiking')
})

it('is whole as served, and keeps what was typed before its script ran', async () => {
  act(() => root.unmount())
  const place = document.getElementById('place') as HTMLElement
  place.innerHTML = renderToString(page)
  expect(names()).toHaveLength(3)
  input().value = 'hiking'
  root = await act(() => hydrateRoot(place, page))
  await settled()
  expect(input().value).toBe('hiking')
  expect(names()).toEqual(['Hiking'])
})

it('works when the browser has translated the page, in both languages', async () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.textContent = text.data === 'Hiking' ? 'ハイキング' : text.data
  }
  document.documentElement.className = 'translated-ltr'
  await type('ハイキ')
  expect(names()).toEqual(['ハイキング'])
  await type('xyzzy')
  await type('hiking')
  expect(names()).toEqual(['ハイキング'])
  expect(status()).toBe('1 group')
  act(() => document.querySelector<HTMLElement>('[href="?tag=music"]')?.click())
  await vi.waitFor(() => expect(names()).toEqual([]))
})
