import { expect, it } from 'vitest'
import { headerRules, universalHeaders } from './headers'

const options = {
  origins: ['https://lookingforfriends.example', 'https://meetnewfriends.example'],
  imageOrigins: ['https://pictures.example'],
  isDevelopment: false,
}
const rules = headerRules(options)

it('give every response its headers, each once', () => {
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

it('give responses that bypass our server a policy, and the development server none', () => {
  const policies = (given: typeof options) =>
    headerRules(given).flatMap(({ source, headers }) =>
      headers.flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [[source, value]] : [])),
    )
  expect(policies(options)).toEqual([
    [
      '/:path*',
      expect.stringMatching(/^default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self'; /),
    ],
  ])
  expect(policies(options)[0]?.[1]).toContain('https://pictures.example')
  expect(policies({ ...options, isDevelopment: true })).toEqual([])
})

it('keep every host except our own two out of search engines', () => {
  const rule = rules.find(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'))
  const value = rule?.missing?.[0]?.value ?? ''
  // A platform that parses this rule may not support every escape.
  expect(value).not.toMatch(/\\[^.]/)
  const ownHost = new RegExp(`^${value}$`)
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
