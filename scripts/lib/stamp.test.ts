import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildStamp } from './stamp.ts'

let directory: string
const write = (file: string, text: string) => writeFileSync(join(directory, file), text)

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'stamp-'))
  mkdirSync(join(directory, 'app/[site]'), { recursive: true })
  write('app/[site]/page.tsx', 'one')
  write('middleware.ts', 'one')
})
afterEach(() => rmSync(directory, { recursive: true }))

test('the same sources and settings give the same stamp', () => {
  expect(buildStamp({ a: 1 }, directory)).toBe(buildStamp({ a: 1 }, directory))
})

test.each([
  ['a changed source', () => write('app/[site]/page.tsx', 'two')],
  ['a new source', () => write('app/[site]/layout.tsx', '')],
  ['a removed source', () => rmSync(join(directory, 'middleware.ts'))],
  ['a new file at the root, which next.config may load', () => write('headers.mjs', '')],
  [
    'a new folder',
    () => {
      mkdirSync(join(directory, 'plugins'))
      write('plugins/one.ts', '')
    },
  ],
])('%s gives another stamp', (_, change) => {
  const before = buildStamp({}, directory)
  change()
  expect(buildStamp({}, directory)).not.toBe(before)
})

test('another setting gives another stamp, a unit test does not', () => {
  const before = buildStamp({ a: 1 }, directory)
  expect(buildStamp({ a: 2 }, directory)).not.toBe(before)
  write('app/[site]/page.test.tsx', '')
  write('README.md', '')
  mkdirSync(join(directory, 'node_modules/next'), { recursive: true })
  mkdirSync(join(directory, '.next'))
  write('node_modules/next/index.js', '')
  write('.next/BUILD_ID', '')
  expect(buildStamp({ a: 1 }, directory)).toBe(before)
})
