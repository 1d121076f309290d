import { describe, expect, it } from 'vitest'
import { areDuplicates, resemblance } from './duplicates'

const words = (count: number, prefix = 'w') =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`).join(' ')

describe('the resemblance of two texts', () => {
  it('is 1 for the same words, however they are marked up', () => {
    expect(resemblance('## Rome by foot, at **dusk** or dawn', '<h2>rome by foot</h2>at dusk or dawn!')).toBe(
      1,
    )
    expect(resemblance('', '')).toBe(1)
  })
  it('is 0 where no five words in a row are shared', () => {
    expect(resemblance(words(20), words(20, 'v'))).toBe(0)
    expect(resemblance('one two three four five', 'five four three two one')).toBe(0)
    expect(resemblance('a text', '')).toBe(0)
  })
  it('is the shared runs as a part of all of them', () => {
    // Ten words make six runs; a last word changed makes one of the six another.
    expect(resemblance(words(10), `${words(9)} x`)).toBeCloseTo(5 / 7)
  })
  it('compares a text of fewer than five words as a whole', () => {
    expect(resemblance('Outdoor Hiking', 'outdoor hiking')).toBe(1)
    expect(resemblance('Outdoor Hiking', 'outdoor running')).toBe(0)
  })
})

describe('two variants of a page', () => {
  const page = (own: string, borrowed = '') => ({ own, borrowed })
  it('are duplicates from four fifths on', () => {
    // 104 words make 100 runs; a word in the middle is in five of them.
    const text = words(104).split(' ')
    const changed = (...at: number[]) => text.map((word, i) => (at.includes(i) ? 'x' : word)).join(' ')
    expect(areDuplicates(page(words(104)), page(changed(50)))).toBe(true)
    expect(areDuplicates(page(words(104)), page(changed(20, 50)))).toBe(true)
    expect(areDuplicates(page(words(104)), page(changed(20, 50, 80)))).toBe(false)
  })
  it('are not, where the same frame shows other cards', () => {
    expect(areDuplicates(page('Rome', words(50)), page('Rome', words(50, 'v')))).toBe(false)
  })
})
