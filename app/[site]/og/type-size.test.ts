import { describe, expect, it } from 'vitest'
import { titleSize } from './type-size'

describe('the size of a title', () => {
  it('is the largest there is for a short name', () => expect(titleSize('Tokyo', 760, 270)).toBe(190))

  it('shrinks with the text', () => {
    const sizes = [
      'Tokyo',
      'Santiago de los Caballeros',
      'San Fernando del Valle de Catamarca',
      'A title of sixty characters, which is as long as names become',
    ].map((title) => titleSize(title, 760, 270))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(new Set(sizes).size).toBeGreaterThan(2)
  })

  it('leaves the longest word on one line', () => {
    // 18 characters, each wider than half the font size.
    expect(titleSize('Thiruvananthapuram', 760, 270) * 0.5 * 18).toBeLessThanOrEqual(760)
  })

  it('is the smallest for a text that does not fit', () => {
    expect(titleSize('x'.repeat(200), 760, 270)).toBe(50)
  })
})
