import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { advance, type Cursor, readCursor, writeCursor } from './cursor'

const at = (last: number, gaps: Cursor['gaps'] = []): Cursor => ({ last, gaps })

test('consecutive numbers advance the cursor', () => {
  expect(advance(at(4), [5, 6, 7], 0)).toEqual(at(7))
  expect(advance(at(4), [], 0)).toEqual(at(4))
})

test('skipped numbers are remembered as gaps, and removed one by one as they appear', () => {
  const first = advance(at(4), [9, 6], 100)
  expect(first).toEqual(
    at(9, [
      { from: 5, to: 5, since: 100 },
      { from: 7, to: 8, since: 100 },
    ]),
  )
  expect(advance(first, [5, 8, 10], 200)).toEqual(at(10, [{ from: 7, to: 7, since: 100 }]))
})

test('a number inside a gap splits it in two', () => {
  const gap = { from: 1, to: 5, since: 0 }
  expect(advance(at(9, [gap]), [3], 1).gaps).toEqual([
    { from: 1, to: 2, since: 0 },
    { from: 4, to: 5, since: 0 },
  ])
})

test('numbers that never appear were rolled back, and their gaps are dropped', () => {
  const { gaps } = advance(at(1), [3], 0)
  expect(advance(at(3, gaps), [], 9 * 60_000).gaps).toHaveLength(1)
  expect(advance(at(3, gaps), [], 10 * 60_000).gaps).toEqual([])
})

test('there are never more than twenty gaps', () => {
  const { gaps } = advance(
    at(0),
    Array.from({ length: 100 }, (_, index) => index * 2 + 2),
    0,
  )
  expect(gaps).toHaveLength(20)
  expect(gaps.at(-1)).toEqual({ from: 199, to: 199, since: 0 })
})

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cursor-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a stored cursor is read back, and nothing half-written is left', () => {
  const file = join(directory, 'deep/follow.json')
  expect(readCursor(file)).toBeUndefined()
  writeCursor(file, at(7, [{ from: 5, to: 5, since: 3 }]))
  writeCursor(file, at(8))
  expect(readCursor(file)).toEqual(at(8))
  expect(readdirSync(join(directory, 'deep'))).toEqual(['follow.json'])
})

test('a broken cursor is an error that says what to do', () => {
  const file = join(directory, 'follow.json')
  writeFileSync(file, '{"last": "x"')
  expect(() => readCursor(file)).toThrow('delete it')
})
