import { describe, expect, it } from 'vitest'
import * as decoration from './decoration'

const slugs = Array.from({ length: 3_000 }, (_, index) => `place-${index}`)
const spread = <Value>(draw: (slug: string) => Value) => [...new Set(slugs.map(draw))].toSorted()

describe('decoration', () => {
  it.each([
    ['city percentages', decoration.cityPercentage, 60, 99],
    ['affinity matches', decoration.affinityMatch, 70, 99],
    ['country city counts', decoration.countryCities, 20, 219],
    ['country member counts', (code: string) => Number.parseFloat(decoration.countryMembers(code)), 0.5, 5.5],
  ])('%s fill their range and stay in it', (_, draw, least, most) => {
    const values = spread(draw).map(Number)
    expect(Math.min(...values)).toBe(least)
    expect(Math.max(...values)).toBe(most)
  })
  it('is the same in every render', () => {
    expect(decoration.cityPercentage('tokyo')).toBe(decoration.cityPercentage('tokyo'))
    expect(decoration.hashOf('tokyo')).toBe(2202822328)
  })
  it('chooses colors by length or index', () => {
    expect([decoration.cityColor('Rome'), decoration.cityColor('London')]).toEqual([4, 0])
    expect(decoration.suggestionColor('Park')).toBe(4)
    expect([0, 5, 6].map(decoration.communityColor)).toEqual([0, 5, 0])
  })
})
