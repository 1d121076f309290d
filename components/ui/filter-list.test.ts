// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applyFilter, readItems } from './filter-list'

const list = () => document.getElementById('list') as HTMLElement
const shown = () =>
  [...list().querySelectorAll<HTMLElement>('[data-item]:not([hidden]) .name')].map((name) => name.textContent)

beforeEach(() => {
  document.body.innerHTML = `
    <div id="list">
      <section data-group>
        <h2>Brazil</h2>
        <p data-item><a class="name">São Paulo</a><span class="text">the largest</span></p>
        <p data-item data-tags="sea\nsouth"><a class="name">Recife</a></p>
      </section>
      <section data-group>
        <h2>Japan</h2>
        <p data-item data-q="calm" data-tags="sea"><a class="name">Kobe</a></p>
      </section>
      <p data-item><a class="name">Tromsø</a></p>
      <p data-item><a class="name">Kırşehir</a></p>
      <p data-item><a class="name">Xi'an</a></p>
      <p data-item><a class="name">Ro\u2011Ro</a></p>
    </div>`
})

describe('the filter of a list', () => {
  it.each([
    ['RECIFE', ['Recife']],
    ['sao  paulo', ['São Paulo']],
    ['São', ['São Paulo']],
    ['brazil', ['São Paulo', 'Recife']],
    ['calm', ['Kobe']],
    ['', ['São Paulo', 'Recife', 'Kobe', 'Tromsø', 'Kırşehir', "Xi'an", 'Ro\u2011Ro']],
    // a part that is shown but not searched
    ['largest', []],
    // a match must not span the end of one field and the beginning of the next
    ['kobe calm', []],
    ['.*', []],
    ['tromso', ['Tromsø']],
    ['KIRSEHIR', ['Kırşehir']],
    ['xi’an', ["Xi'an"]],
    ['ro ro', ['Ro\u2011Ro']],
  ])('"%s" finds %j', (query, names) => {
    expect(applyFilter(readItems(list(), '.name'), query)).toBe(names.length)
    expect(shown()).toEqual(names)
  })

  it('combines with a tag, which must match completely', () => {
    const items = readItems(list(), '.name')
    expect(applyFilter(items, '', 'sea')).toBe(2)
    expect(applyFilter(items, 'k', 'sea')).toBe(1)
    expect(shown()).toEqual(['Kobe'])
    expect(applyFilter(items, '', 'se')).toBe(0)
  })

  it('hides groups that are left empty and brings them back', () => {
    const items = readItems(list(), '.name')
    const groups = () =>
      [...list().querySelectorAll<HTMLElement>('[data-group]')].map((group) => group.hidden)
    applyFilter(items, 'kobe')
    expect(groups()).toEqual([true, false])
    applyFilter(items, '')
    expect(groups()).toEqual([false, false])
  })

  it('changes a long list from the top down, and drops pending changes on the next search', async () => {
    vi.useFakeTimers()
    list().innerHTML = Array.from(
      { length: 1_000 },
      (_, n) => `<p data-item><a class="name">${n}</a></p>`,
    ).join('')
    const items = readItems(list(), '.name')
    expect(applyFilter(items, '39')).toBe(20)
    expect(shown()[0]).toBe('39')
    expect(shown().length).toBeGreaterThan(800)
    expect(applyFilter(items, '399')).toBe(1)
    await vi.runAllTimersAsync()
    expect(shown()).toEqual(['399'])
    vi.useRealTimers()
  })
})
