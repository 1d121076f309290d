import { describe, expect, it, vi } from 'vitest'
import { env } from './env'
import { paths } from './paths'
import { absoluteUrl, contactEmail, mailto, partnerUrl, safeImageUrl, safeUrl } from './urls'

describe('the check of addresses from the database', () => {
  it.each([
    ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
    [' https://example.org ', 'https://example.org/'],
    ['/images/x.webp', '/images/x.webp'],
    ['https://lookingforfriends.example/cities?q=a#b', '/cities?q=a#b'],
    ['https://www.MeetNewFriends.example', '/'],
    ['https://meetnewfriends.example//evil.example', 'https://meetnewfriends.example//evil.example'],
    ['https://blog.meetnewfriends.example/', 'https://blog.meetnewfriends.example/'],
  ])('accepts %s', (given, expected) => expect(safeUrl(given)).toBe(expected))
  it.each([
    null,
    undefined,
    '',
    '  ',
    'http://example.org',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:image/png;base64,x',
    '//evil.example',
    '/\\evil.example',
    'https://user:pass@example.org',
    'https://',
    'images/x.webp',
    '\u0000https://example.org/\u0001',
  ])('rejects %j', (given) => expect(safeUrl(given)).toBeNull())
})

describe('the check of pictures', () => {
  vi.spyOn(env, 'imageOrigins', 'get').mockReturnValue(['https://pictures.example'])

  it.each(['/images/x.webp', 'https://pictures.example/x.webp'])('accepts %s', (given) =>
    expect(safeImageUrl(given)).toBe(given),
  )
  it.each([
    'https://elsewhere.example/x.webp',
    'https://pictures.example.evil.example/x.webp',
    'https://pictures.example:8443/x.webp',
    'https://pictures.example@evil.example/x.webp',
    'http://pictures.example/x.webp',
    '//pictures.example/x.webp',
    'data:image/png;base64,x',
  ])('rejects %s', (given) => expect(safeImageUrl(given)).toBeNull())
})

it('builds addresses from the settings', () => {
  expect(absoluteUrl('lff', paths.city('rome'))).toBe('https://lookingforfriends.example/cities/rome')
  expect(absoluteUrl('mnf', '/')).toBe('https://meetnewfriends.example')
  expect(contactEmail('mnf')).toBe('hello@meetnewfriends.example')
  expect(mailto('lff', 'A community for Rome')).toBe(
    'mailto:hello@lookingforfriends.example?subject=A%20community%20for%20Rome',
  )
  expect(paths.blogTag('social skills')).toBe('/blog?tag=social%20skills')
})

it("leads to the city's own partner address if it has one", () => {
  expect(partnerUrl(null)).toBe('https://pulse.example/')
  expect(partnerUrl('https://pulse.example/rome')).toBe('https://pulse.example/rome')
})
