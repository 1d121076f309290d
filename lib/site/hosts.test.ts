import { describe, expect, it } from 'vitest'
import { isLocalHost, originOfOtherForm, variantForHost } from './hosts.ts'

const settings = {
  origins: { lff: 'https://lookingforfriends.example', mnf: 'https://meetnewfriends.example' },
  previewHostSuffixes: ['vercel.app', 'preview.example.net'],
}
const choose = (host: string | null, siteParam: string | null = null, remembered: string | null = null) =>
  variantForHost({ host, siteParam, remembered }, settings)

describe('the variant of a request', () => {
  it.each([
    // without a host: LFF
    [null, null, null, 'lff'],
    ['', null, null, 'lff'],
    // local hosts: ?site=mnf gives MNF, ?site=lff or nothing LFF, remembered in the cookie
    ['localhost', null, null, 'lff'],
    ['localhost:3000', 'mnf', null, 'mnf'],
    ['localhost:3000', 'lff', 'mnf', 'lff'],
    ['localhost:3000', null, 'mnf', 'mnf'],
    ['localhost:3000', 'nonsense', null, 'lff'],
    ['LOCALHOST:3000', 'mnf', null, 'mnf'],
    ['127.0.0.1:8080', 'mnf', null, 'mnf'],
    ['127.0.0.1', null, null, 'lff'],
    ['[::1]:3000', 'mnf', null, 'mnf'],
    ['[::1]', null, null, 'lff'],
    // host names
    ['lookingforfriends.example', null, null, 'lff'],
    ['www.lookingforfriends.com:443', null, null, 'lff'],
    ['meetnewfriends.example', null, null, 'mnf'],
    ['www.MeetNewFriends.com', null, null, 'mnf'],
    ['meetnewfriends.example.', null, null, 'mnf'],
    // the preview rule comes before the community rule
    ['directory-git-main.vercel.app', null, null, 'lff'],
    ['meetnewfriends-git-main.vercel.app', null, null, 'lff'],
    ['meetnewfriends.preview.example.net', null, null, 'lff'],
    ['meetnewfriends-notvercel.app', null, null, 'mnf'],
    // both names: LFF is checked first
    ['lookingforfriends.meetnewfriends.example', null, null, 'lff'],
    // anything else
    ['example.org', null, null, 'lff'],
    ['localhost.example.org', 'mnf', 'mnf', 'lff'],
    // on any other host ?site= and the cookie have no effect
    ['lookingforfriends.example', 'mnf', 'mnf', 'lff'],
    ['meetnewfriends.example', 'lff', 'lff', 'mnf'],
    ['example.org', 'mnf', null, 'lff'],
  ])('with host %s, ?site=%s and cookie %s is %s', (host, siteParam, remembered, expected) => {
    expect(choose(host, siteParam, remembered)).toBe(expected)
  })

  it.each([
    ['www.treffpunkt.example.net', 'mnf'],
    ['treffpunkt.example.net', 'mnf'],
    ['Treffpunkt.Example.Net:8443', 'mnf'],
    ['treffpunkt.example.net.', 'mnf'],
    ['ami.example.org', 'lff'],
    ['www.ami.example.org', 'lff'],
    // neither of the two hosts: chosen by name, or LFF
    ['shop.treffpunkt.example.net', 'lff'],
    ['treffpunkt.example.net.evil.example', 'lff'],
    ['meetnewfriends.example', 'mnf'],
    ['meetnewfriends.vercel.app', 'lff'],
  ])('with domains of other names and host %s is %s', (host, expected) => {
    const origins = { lff: 'https://ami.example.org', mnf: 'https://www.treffpunkt.example.net' }
    const request = { host, siteParam: null, remembered: null }
    expect(variantForHost(request, { ...settings, origins })).toBe(expected)
  })

  it('depends on a configured host before any rule by name', () => {
    const origins = { lff: 'https://meetnewfriends.example', mnf: 'https://mnf.vercel.app' }
    const at = (host: string) =>
      variantForHost({ host, siteParam: null, remembered: null }, { ...settings, origins })
    expect(at('meetnewfriends.example')).toBe('lff')
    expect(at('mnf.vercel.app')).toBe('mnf')
    expect(at('other.vercel.app')).toBe('lff')
  })

  it('knows local hosts by name and not by substring', () => {
    expect(isLocalHost('localhost:3000')).toBe(true)
    expect(isLocalHost('notlocalhost')).toBe(false)
    expect(isLocalHost(null)).toBe(false)
  })
})

it.each([
  ['www.ami.example.org', 'https://ami.example.org'],
  ['www.ami.example.org:8080', 'https://ami.example.org'],
  ['Treffpunkt.Example.Net.', 'https://www.treffpunkt.example.net'],
  // as configured
  ['ami.example.org', undefined],
  ['www.treffpunkt.example.net:443', undefined],
  // not a form of either
  ['www.www.ami.example.org', undefined],
  ['shop.ami.example.org', undefined],
  ['www.ami.example.org.evil.example', undefined],
  ['localhost:3000', undefined],
  [null, undefined],
])('the host %s means the origin %s by its other form', (host, origin) => {
  const origins = { lff: 'https://ami.example.org', mnf: 'https://www.treffpunkt.example.net' }
  expect(originOfOtherForm(host, origins)).toBe(origin)
})
