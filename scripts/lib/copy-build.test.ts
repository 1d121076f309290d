import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { copyBuild, linkBuild } from './copy-build.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'copy-'))

function put(directory: string, path: string, text: string) {
  mkdirSync(dirname(join(directory, path)), { recursive: true })
  writeFileSync(join(directory, path), text)
}

it('gives each instance pages of its own and shares what never changes', () => {
  const build = folder()
  const [one, other] = [join(folder(), 'one'), join(folder(), 'other')]
  put(build, 'BUILD_ID', 'x')
  put(build, 'server/app/lff/cities/tokyo.html', 'built')
  put(build, 'server/route-cache/APP_PAGE/1/tokyo.html', 'made while serving')
  put(build, 'cache/fetch-cache/2', 'rows')
  put(build, 'cache/turbopack/large', 'not read by a server')
  for (const target of [one, other]) copyBuild(build, target)

  const page = '.next/server/route-cache/APP_PAGE/1/tokyo.html'
  writeFileSync(join(one, page), 'made again')
  expect(readFileSync(join(other, page), 'utf8')).toBe('made while serving')
  expect(readFileSync(join(build, 'server/route-cache/APP_PAGE/1/tokyo.html'), 'utf8')).toBe(
    'made while serving',
  )
  expect(readFileSync(join(other, '.next/cache/fetch-cache/2'), 'utf8')).toBe('rows')
  const built = '.next/server/app/lff/cities/tokyo.html'
  expect(statSync(join(one, built)).ino).toBe(statSync(join(other, built)).ino)
  expect(existsSync(join(one, '.next/cache/turbopack'))).toBe(false)
  expect(existsSync(join(one, 'next.config.mjs'))).toBe(true)
})

it('lets a second server of this machine read a build and write pages of its own', () => {
  const build = folder()
  const second = join(folder(), 'second')
  put(build, 'BUILD_ID', 'x')
  put(build, 'server/app/lff/cities/tokyo.html', 'built')
  put(build, 'server/route-cache/APP_PAGE/1/tokyo.html', 'made while serving')
  put(build, 'cache/fetch-cache/2', 'rows')
  linkBuild(build, second)

  const read = (path: string) => readFileSync(join(second, '.next', path), 'utf8')
  expect([read('BUILD_ID'), read('server/app/lff/cities/tokyo.html')]).toEqual(['x', 'built'])
  const pages = 'server/route-cache/APP_PAGE/1'
  expect(existsSync(join(second, '.next', pages))).toBe(false)
  put(join(second, '.next'), `${pages}/tokyo.html`, 'made by the second')
  expect(readFileSync(join(build, pages, 'tokyo.html'), 'utf8')).toBe('made while serving')
  expect(existsSync(join(second, '.next/cache/fetch-cache/2'))).toBe(false)
  expect(existsSync(join(second, 'next.config.mjs'))).toBe(true)
})
