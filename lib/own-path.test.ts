import { expect, it } from 'vitest'
import { ownPath } from './own-path'

it.each([
  ['/', '/'],
  ['/blog/a-new-start', '/blog/a-new-start'],
  ['/blog?tag=social%20skills#list', '/blog?tag=social%20skills#list'],
  ['/blog?next=https://example.org', '/blog?next=https://example.org'],
  ['/a b', '/a%20b'],
  ['/blog/../cities', '/cities'],
  ['/countries/côte', '/countries/c%C3%B4te'],
])('%s is a path on the site', (given, expected) => {
  expect(ownPath(given)).toBe(expected)
})

it.each([
  '',
  'blog',
  '?x',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /blog',
  '/blog\r\nset-cookie: a=b',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/@evil.example//',
  `/${'a'.repeat(2_000)}`,
])('%j is rejected', (given) => {
  expect(ownPath(given)).toBeNull()
})
