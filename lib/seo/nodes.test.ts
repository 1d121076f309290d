import { afterEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import { articleNode, cityNode, countryNode, itemListNode, partnerAppNode } from './nodes'

const rome = { name: 'Rome', region: null, slug: 'rome', short: 'x', country: { name: 'Italy', code: 'it' } }
const article = {
  title: 'A first evening',
  slug: 'a-first-evening',
  excerpt: 'Short.',
  content: '## Before\n\nBring **nothing** and [come](https://example.org/a-b-c).',
  author: 'The editors',
  date: '2026-10-01',
  updatedAt: '2026-10-04T08:00:00Z',
  imageUrl: null,
  tags: ['apps', 'community'],
}

afterEach(() => {
  env.structuredDataRatings = false
})

describe('ratings', () => {
  const nodes = () => JSON.stringify([partnerAppNode('mnf', '/', 'x'), cityNode('mnf', rome, null)])
  it('are left out unless the owner has turned them on', () => {
    expect(nodes()).not.toMatch(/aggregateRating|review/i)
  })
  it('are the fixed claims once they are on', () => {
    env.structuredDataRatings = true
    expect(nodes()).toContain('{"@type":"AggregateRating","ratingValue":"4.8","reviewCount":257}')
    expect(nodes()).toContain('{"@type":"AggregateRating","ratingValue":"4.8","reviewCount":1247}')
  })
})

it('offers the partner app at 0 USD', () => {
  expect(partnerAppNode('lff', '/', 'x')).toMatchObject({ offers: { price: '0', priceCurrency: 'USD' } })
})

describe('a city', () => {
  it("is contained in its country, which has the id of the country's own page", () => {
    const italy = countryNode('lff', { name: 'Italy', code: 'it', short: '', wikipediaUrl: null })
    expect(cityNode('lff', rome, null)).toMatchObject({
      '@id': 'https://lookingforfriends.example/cities/rome#city',
      containedInPlace: { '@type': 'Country', '@id': italy['@id'], name: 'Italy' },
    })
  })
  it('is told apart from its namesakes', () => {
    const portland = { ...rome, name: 'Portland', slug: 'portland-maine', region: 'Maine' }
    expect(cityNode('lff', portland, null).name).toBe('Portland, Maine')
  })
  it('has its position only if it is known', () => {
    expect(cityNode('lff', rome, { latitude: 41.9, longitude: 12.5 })).toMatchObject({
      geo: { '@type': 'GeoCoordinates', latitude: 41.9, longitude: 12.5 },
    })
    expect(cityNode('lff', rome, null)).not.toHaveProperty('geo')
  })
})

describe('an article', () => {
  it('counts its words without markup, and has its first tag as its section', () => {
    expect(articleNode('mnf', article)).toMatchObject({
      headline: 'A first evening',
      wordCount: 5,
      datePublished: '2026-10-01',
      dateModified: '2026-10-04T08:00:00Z',
      articleSection: 'apps',
      keywords: 'apps, community',
      image: 'https://meetnewfriends.example/og/blog/a-first-evening.jpg',
      publisher: { '@id': 'https://meetnewfriends.example/#organization' },
    })
  })
  it.each([
    ['The editors', { '@type': 'Organization', name: 'The editors' }],
    ['Theo Lang', { '@type': 'Person', name: 'Theo Lang' }],
    ['', { '@id': 'https://meetnewfriends.example/#organization' }],
  ])('by "%s" has an author of the right type', (author, expected) => {
    expect(articleNode('mnf', { ...article, author }).author).toEqual(expected)
  })
})

it('numbers items from one', () => {
  const items = [
    { name: 'Rome', url: '/cities/rome' },
    { name: 'App', url: 'https://app.example/' },
    { name: 'Park' },
  ]
  expect(itemListNode('mnf', '/x', items)?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Rome', url: 'https://meetnewfriends.example/cities/rome' },
    { '@type': 'ListItem', position: 2, name: 'App', url: 'https://app.example/' },
    { '@type': 'ListItem', position: 3, name: 'Park' },
  ])
})

it('leaves out an empty list and one that is too long', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}` }))
  expect(itemListNode('mnf', '/x', [])).toBeUndefined()
  expect(itemListNode('mnf', '/x', many(100))?.numberOfItems).toBe(100)
  expect(itemListNode('mnf', '/x', many(101))).toBeUndefined()
})
