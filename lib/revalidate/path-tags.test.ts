import { expect, it } from 'vitest'
import { tagsOfPaths } from './path-tags'

it('a public path maps to a page of each variant', () => {
  expect(tagsOfPaths(['/cities/tokyo', '/'])).toEqual([
    '_N_T_/lff/cities/tokyo',
    '_N_T_/mnf/cities/tokyo',
    '_N_T_/lff',
    '_N_T_/mnf',
  ])
})

it('a file maps to the route that generates it, and a path without a page to nothing', () => {
  expect(tagsOfPaths(['/world-map.json'])).toEqual(['_N_T_/lff/world-map', '_N_T_/mnf/world-map'])
  expect(tagsOfPaths(['/mnf/cities/tokyo/x/y/z', '/nowhere'])).toEqual([])
})
