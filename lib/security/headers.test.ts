import { expect, it } from 'vitest'
import { headerRules, universalHeaders } from './headers'

const rules = headerRules(['https://lookingforfriends.example', 'https://meetnewfriends.example'])

it('give every answer its headers, each once', () => {
  expect(rules[0]).toMatchObject({ source: '/:path*', headers: universalHeaders })
  const names = universalHeaders.map(({ key }) => key.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ]),
  )
})

it('keep every host but the two own ones out of search engines', () => {
  const rule = rules.find(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'))
  const ownHost = new RegExp(`^${rule?.missing?.[0]?.value}$`)
  for (const host of ['lookingforfriends.example', 'meetnewfriends.example']) expect(host).toMatch(ownHost)
  for (const host of [
    'lookingforfriends-example',
    'lookingforfriends.example.evil.example',
    'www.lookingforfriends.example',
    'preview.vercel.app',
    'localhost',
    '127.0.0.1',
  ]) {
    expect(host).not.toMatch(ownHost)
  }
})
