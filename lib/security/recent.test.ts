// @vitest-environment node
import { expect, it } from 'vitest'
import { Recent } from './recent'

it('forgets what nobody has asked for longest', () => {
  const recent = new Recent<string>(2)
  recent.set('a', 'A')
  recent.set('b', 'B')
  expect(recent.get('a')).toBe('A')
  recent.set('c', 'C')
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual(['A', undefined, 'C'])
})

it('makes as much room as a value needs', () => {
  const recent = new Recent<string>(10, (value) => value.length)
  recent.set('a', '1234')
  recent.set('b', '1234')
  recent.set('c', '1234567')
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, undefined, '1234567'])
})

it('weighs a value that took the place of another, and that alone', () => {
  const recent = new Recent<string>(10, (value) => value.length)
  recent.set('a', '12345678')
  recent.set('a', '12')
  recent.set('b', '12345678')
  expect([recent.get('a'), recent.get('b')]).toEqual(['12', '12345678'])
})

it('lets nothing go for a value that does not fit at all', () => {
  const recent = new Recent<string>(3, (value) => value.length)
  recent.set('a', '12')
  recent.set('b', '1234')
  expect([recent.get('a'), recent.get('b')]).toEqual(['12', undefined])
})
