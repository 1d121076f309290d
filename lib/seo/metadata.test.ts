import { afterEach, describe, expect, it, vi } from 'vitest'
import { canonicalUrl, descriptionWithCallToAction, pageMetadata, titleWithSite } from './metadata'

afterEach(() => vi.restoreAllMocks())

describe('the title', () => {
  it('gets the site name, unless it is in it', () => {
    expect(titleWithSite('mnf', 'Cities')).toBe('Cities | Meet New Friends')
    expect(titleWithSite('mnf', 'Meet New Friends in Rome')).toBe('Meet New Friends in Rome')
    expect(titleWithSite('lff', 'Looking for Friends in Rome')).toBe('Looking for Friends in Rome')
    expect(titleWithSite('lff', 'Meet New Friends in Rome')).toBe(
      'Meet New Friends in Rome | Looking For Friends',
    )
  })
})

describe('the description', () => {
  it.each([
    ['/', 'Start building friendships close to home.'],
    ['/cities/rome', 'Discover people and places nearby.'],
    ['/communities/hiking', 'Join a group near you.'],
    ['/affinities/outdoor', 'Connect with people who feel the same.'],
    ['/cities', 'Discover where to meet people near you.'],
    ['/blog/x', 'Discover where to meet people near you.'],
  ])('gets a call to action on %s', (path, call) => {
    expect(descriptionWithCallToAction('Rome by foot', path)).toBe(`Rome by foot. ${call}`)
    expect(descriptionWithCallToAction('Rome by foot.', path)).toBe(`Rome by foot. ${call}`)
  })
  it.each(['Join us', 'discover Rome', 'Connect here', 'Start building it'])(
    'is left alone when it says "%s"',
    (text) => {
      expect(descriptionWithCallToAction(text, '/')).toBe(text)
    },
  )
})

describe('the canonical address', () => {
  it('is the path on the own host', () => {
    expect(canonicalUrl('lff', { path: '/cities/rome' })).toBe(
      'https://lookingforfriends.example/cities/rome',
    )
    expect(canonicalUrl('mnf', { path: '/' })).toBe('https://meetnewfriends.example')
  })
  it('warns when it is elsewhere', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    canonicalUrl('mnf', { path: '/', canonicalUrl: 'https://meetnewfriends.example/cities' })
    expect(warn).not.toHaveBeenCalled()
    canonicalUrl('mnf', { path: '/', canonicalUrl: 'http://meetnewfriends.example/cities' })
    canonicalUrl('mnf', { path: '/', canonicalUrl: 'https://lookingforfriends.example/cities' })
    expect(warn).toHaveBeenCalledTimes(2)
    expect(warn.mock.calls[0]?.[0]).toContain('Invalid canonical URL')
  })
})

describe('the head', () => {
  const head = { title: 'Rome', description: 'Discover Rome.', path: '/cities/rome' }
  it('is indexed by default and not with noIndex', () => {
    expect(pageMetadata('lff', head).robots).toEqual({ index: true, follow: true })
    expect(pageMetadata('lff', { ...head, noIndex: true }).robots).toEqual({ index: false, follow: false })
  })
  it('carries times and author of an article', () => {
    const { openGraph, authors } = pageMetadata('mnf', {
      ...head,
      ogType: 'article',
      publishedTime: '2026-10-01',
      modifiedTime: '2026-10-02',
      author: 'The editors',
    })
    expect(openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-10-01',
      modifiedTime: '2026-10-02',
    })
    expect(authors).toEqual([{ name: 'The editors' }])
  })
})
