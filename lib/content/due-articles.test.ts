import { expect, it } from 'vitest'
import { watchArticles } from './due-articles'

it('names what became public or stopped being it, once', () => {
  const changed = watchArticles()
  expect(changed(['a', 'b'])).toEqual([])
  expect(changed(['b', 'a'])).toEqual([])
  expect(changed(['a', 'b', 'c'])).toEqual(['c'])
  expect(changed(['a', 'b', 'c'])).toEqual([])
  expect(changed(['b', 'c', 'd']).sort()).toEqual(['a', 'd'])
})
