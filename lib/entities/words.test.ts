import { describe, expect, it } from 'vitest'
import { words } from './words'

describe('the variant rule', () => {
  it.each([
    ['both', { title: 'plain', title_lff: 'own' }, 'own', 'plain'],
    ['no _lff', { title: 'plain' }, 'plain', 'plain'],
    ['null _lff', { title: 'plain', title_lff: null }, 'plain', 'plain'],
    ['empty _lff', { title: 'plain', title_lff: '' }, 'plain', 'plain'],
    ['blank _lff', { title: 'plain', title_lff: ' \n\t ' }, 'plain', 'plain'],
    ['only _lff', { title: null, title_lff: 'own' }, 'own', ''],
    ['neither', { title: null, title_lff: null }, '', ''],
    ['a number instead of a text', { title: 'plain', title_lff: 7 as unknown as string }, 'plain', 'plain'],
  ])('chooses the text of a row with %s', (_, row, lff, mnf) => {
    expect(words('lff', row, 'title')).toBe(lff)
    expect(words('mnf', row, 'title')).toBe(mnf)
  })
})
