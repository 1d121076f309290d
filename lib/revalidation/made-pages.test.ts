import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { madePages } from './made-pages'

let directory: string
const make = (file: string) => {
  mkdirSync(dirname(join(directory, file)), { recursive: true })
  writeFileSync(join(directory, file), '')
}
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'made-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

it('finds pages of the build and pages made since, of both variants', () => {
  make('app/lff/cities/tokyo/communities/hiking.html')
  make('app/lff/cities/tokyo/communities/hiking.rsc')
  make('app/mnf/cities/tokyo/communities/choir.html')
  make('app/lff/cities/rome/communities/yoga.html')
  make('route-cache/APP_PAGE/0a1b/$/mnf/cities/tokyo/communities/film.html')
  expect(madePages(directory)('/cities/tokyo/communities').toSorted()).toEqual(['choir', 'film', 'hiking'])
})

it('where nothing is to be found, nothing counts as made', () => {
  expect(madePages(join(directory, 'elsewhere'))('/cities/tokyo/communities')).toEqual([])
})
