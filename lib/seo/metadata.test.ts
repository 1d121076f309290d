import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  canonicalUrl,
  descriptionWithCallToAction,
  pageMetadata,
  siteMetadata,
  titleWithSite,
} from './metadata'

afterEach(() => vi.restoreAllMocks())

describe('the title', () => {
  it('gets the site name unless it already contains it', () => {
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
    ['/affinities/outdoor', 'Connect with people who like to meet the same way.'],
    ['/cities', 'Discover where to meet people near you.'],
    ['/blog/x', 'Discover where to meet people near you.'],
  ])('gets a call to action on %s', (path, call) => {
    expect(descriptionWithCallToAction('Rome by foot', path)).toBe(`Rome by foot. ${call}`)
    expect(descriptionWithCallToAction('Rome by foot.', path)).toBe(`Rome by foot. ${call}`)
  })
  it('keeps whole sentences up to 200 characters, the call to action included', () => {
    const first = `${'A walk through Rome. '.repeat(6).trim()}`
    const text = descriptionWithCallToAction(`${first} ${'Word '.repeat(20)}end.`, '/cities/rome')
    expect(text).toBe(`${first} Discover people and places nearby.`)
    const endless = descriptionWithCallToAction('word '.repeat(60), '/cities/rome')
    expect(endless).toMatch(/word… Discover people and places nearby\.$/)
    expect(endless.length).toBeLessThanOrEqual(200)
  })
  it.each(['Join us', 'discover Rome', 'Connect here', 'Start building it'])(
    'gets no call to action if it says "%s"',
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
  it('causes a warning if it is on another origin', () => {
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
    const hidden = pageMetadata('lff', { ...head, noIndex: true })
    expect(hidden.robots).toEqual({ index: false, follow: false })
    const unlisted = pageMetadata('lff', { ...head, noIndex: 'follow' })
    expect(unlisted.robots).toEqual({ index: false, follow: true })
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
  it("shows the page's own preview image, with its size, on the variant's own origin", () => {
    const { openGraph, twitter } = pageMetadata('mnf', head)
    const image = {
      url: 'https://meetnewfriends.example/og/cities/rome.jpg',
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: 'Rome | Meet New Friends',
    }
    expect(openGraph).toMatchObject({ locale: 'en_US', siteName: 'Meet New Friends', images: [image] })
    expect(twitter).toMatchObject({
      card: 'summary_large_image',
      images: [{ url: image.url, alt: image.alt }],
    })
  })
  it('shows another image if the page names one', () => {
    const { openGraph } = pageMetadata('lff', {
      ...head,
      ogImage: { url: '/images/rome.jpg', alt: 'Rome' },
    })
    expect(openGraph?.images).toEqual([
      { url: 'https://lookingforfriends.example/images/rome.jpg', alt: 'Rome' },
    ])
  })
  it('names the feed of the variant', () => {
    const { alternates } = pageMetadata('lff', head)
    expect(alternates?.types).toEqual({
      'application/atom+xml': [
        { url: 'https://lookingforfriends.example/feed.xml', title: 'Looking For Friends: articles' },
      ],
    })
  })
})

it('Every page of a variant names its icons and its manifest', () => {
  const { metadataBase, manifest, icons } = siteMetadata('mnf')
  expect(String(metadataBase)).toBe('https://meetnewfriends.example/')
  expect(manifest).toBe('/site.webmanifest')
  expect(JSON.stringify(icons)).toContain('/icons/mnf/icon.svg')
})
