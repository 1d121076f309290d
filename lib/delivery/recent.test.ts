// @vitest-environment node
import { expect, it } from 'vitest'
import { Recent } from './recent'

it('forgets what nobody has asked for longest', () => {
  const recent = new Recent<string>(2)
  recent.set('a', 'A', 1)
  recent.set('b', 'B', 1)
  expect(recent.get('a')).toBe('A')
  recent.set('c', 'C', 1)
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual(['A', undefined, 'C'])
})

it('makes as much room as a value needs', () => {
  const recent = new Recent<string>(10)
  recent.set('a', '1234', 4)
  recent.set('b', '1234', 4)
  recent.set('c', '1234567', 7)
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, undefined, '1234567'])
})

it('weighs a value that took the place of another, and that alone', () => {
  const recent = new Recent<string>(10)
  recent.set('a', '12345678', 8)
  recent.set('a', '12', 2)
  recent.set('b', '12345678', 8)
  expect([recent.get('a'), recent.get('b')]).toEqual(['12', '12345678'])
})

it('lets nothing go for a value that does not fit at all', () => {
  const recent = new Recent<string>(3)
  recent.set('a', '12', 2)
  recent.set('b', '1234', 4)
  expect([recent.get('a'), recent.get('b')]).toEqual(['12', undefined])
})
