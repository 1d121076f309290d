import { describe, expect, it } from 'vitest'
import { headerRules, universalHeaders } from './headers'

const options = {
  origins: ['https://lookingforfriends.example', 'https://meetnewfriends.example'],
  imageOrigins: ['https://pictures.example'],
  pagePolicy: 'page-cache' as const,
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

describe('the policies', () => {
  const policies = (pagePolicy: 'page-cache' | 'rules' | 'none') =>
    headerRules({ ...options, pagePolicy }).flatMap(({ source, headers }) =>
      headers.flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [{ source, value }] : [])),
    )

  it('are left to the page cache for pages, and given to files and endpoints', () => {
    const [policy, ...others] = policies('page-cache')
    expect(others).toEqual([])
    expect(policy?.value).toBe("default-src 'none'; frame-ancestors 'none'")
    const isOneOf = new RegExp(`^${policy?.source.replace('/:folder', '/').replace('/:path*', '(?:/.*)?')}$`)
    for (const path of ['/api/health', '/flags/jp.svg', '/_next/static/a.js']) expect(path).toMatch(isOneOf)
    for (const path of ['/', '/cities/tokyo', '/feed.xml', '/og/index.jpg']) expect(path).not.toMatch(isOneOf)
  })
  it('allow inline scripts where a platform sends pages by itself', () => {
    expect(policies('rules')).toEqual([
      {
        source: '/:path*',
        value: expect.stringMatching(
          /^default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self'; /,
        ),
      },
    ])
    expect(policies('rules')[0]?.value).toContain('https://pictures.example')
  })
  it('are none in development', () => {
    expect(policies('none')).toEqual([])
  })
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
