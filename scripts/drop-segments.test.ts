import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { dropSegments } from './drop-segments.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'segments-')), '.next')
afterAll(() => rmSync(dirname(folder), { recursive: true }))

it('keeps documents and their data, in the build and in its standalone copy', () => {
  const files = {
    'lff/cities.html': '',
    'lff/cities.rsc': '',
    'lff/cities.meta': JSON.stringify({ headers: { x: '1' }, segmentPaths: ['/_tree', '/a/__PAGE__'] }),
    'lff/cities.segments/_tree.segment.rsc': '',
    'lff/cities.segments/a/__PAGE__.segment.rsc': '',
    'lff/cities/tokyo.meta': JSON.stringify({ headers: { y: '2' } }),
  }
  for (const build of ['server/app', 'standalone/.next/server/app']) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, build, file)), { recursive: true })
      writeFileSync(join(folder, build, file), text)
    }
  }
  expect(dropSegments(folder)).toBe(4)
  for (const build of ['server/app', 'standalone/.next/server/app']) {
    const app = join(folder, build)
    expect(readdirSync(app, { recursive: true }).toSorted()).toEqual([
      'lff',
      'lff/cities',
      'lff/cities.html',
      'lff/cities.meta',
      'lff/cities.rsc',
      'lff/cities/tokyo.meta',
    ])
    expect(JSON.parse(readFileSync(join(app, 'lff/cities.meta'), 'utf8'))).toEqual({ headers: { x: '1' } })
  }
  expect(dropSegments(folder)).toBe(0)
})
