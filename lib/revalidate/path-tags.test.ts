import { expect, it } from 'vitest'
import { isPathTag, tagsOfPaths } from './path-tags'

it('a public path stands for a page of each variant', () => {
  expect(tagsOfPaths(['/cities/tokyo', '/'])).toEqual([
    '_N_T_/lff/cities/tokyo',
    '_N_T_/mnf/cities/tokyo',
    '_N_T_/lff',
    '_N_T_/mnf',
  ])
})

it('a file stands for the route that makes it, a path that no page has for nothing', () => {
  expect(tagsOfPaths(['/world-map.json'])).toEqual(['_N_T_/lff/world-map', '_N_T_/mnf/world-map'])
  expect(tagsOfPaths(['/mnf/cities/tokyo/x/y/z', '/nowhere'])).toEqual([])
})

it('a tag of a path is told from one of rows', () => {
  expect([...tagsOfPaths(['/']), 'city:tokyo'].map(isPathTag)).toEqual([true, true, false])
})
