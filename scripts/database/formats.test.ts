import { expect, test } from 'vitest'
import { isoTimestamp, parseArray, parsers } from './formats.ts'

test.each([
  ['2025-12-01 09:00:00+00', '2025-12-01T09:00:00+00:00'],
  ['2025-12-01 09:00:00.123456+00', '2025-12-01T09:00:00.123456+00:00'],
  ['2025-12-01 09:00:00-03', '2025-12-01T09:00:00-03:00'],
  ['2025-12-01 09:00:00+05:30', '2025-12-01T09:00:00+05:30'],
  ['2025-12-01 09:00:00', '2025-12-01T09:00:00'],
])('timestamp %s is written %s', (stored, written) => {
  expect(isoTimestamp(stored)).toBe(written)
})

test('numeric is a number, unless JSON has no such number', () => {
  expect(parsers[1700]?.('4.80')).toBe(4.8)
  expect(parsers[1700]?.('NaN')).toBe('NaN')
})

test.each([
  ['{}', []],
  ['{a,b}', ['a', 'b']],
  ['{a,NULL,"NULL"}', ['a', null, 'NULL']],
  ['{"a,b","say \\"hi\\"","back\\\\slash",""}', ['a,b', 'say "hi"', 'back\\slash', '']],
  ['{"{","}"}', ['{', '}']],
  [
    '{{a,b},{c,NULL}}',
    [
      ['a', 'b'],
      ['c', null],
    ],
  ],
  ['[0:1]={a,b}', ['a', 'b']],
])('the array %s is read as a list', (text, items) => {
  expect(parseArray(text)).toEqual(items)
})

test('the items of an array are read by their own type', () => {
  expect(parseArray('{1,NULL,3}', Number)).toEqual([1, null, 3])
})

test.each(['', 'a,b', '{a', '{"a'])('the text "%s" is refused, because it is not an array', (text) => {
  expect(() => parseArray(text)).toThrow()
})
