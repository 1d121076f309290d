import { afterEach, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { breadcrumbNode, cityNode, faqNode, howToNode, partnerAppNode, siteGraph } from './json-ld'

const rome = {
  path: '/cities/rome',
  name: 'Rome',
  description: 'x',
  country: 'Italy',
  geo: { lat: 41.9, lng: 12.5 },
}

afterEach(() => {
  env.structuredDataRatings = false
  vi.restoreAllMocks()
})

it('emits no rating unless the owner has switched ratings on', () => {
  const nodes = () =>
    JSON.stringify([partnerAppNode('mnf', '/', 'x'), cityNode('mnf', rome), siteGraph('mnf')])
  expect(nodes()).not.toMatch(/aggregateRating|review/i)
  env.structuredDataRatings = true
  expect(nodes()).toContain('{"@type":"AggregateRating","ratingValue":"4.8","reviewCount":257}')
  expect(nodes()).toContain('{"@type":"AggregateRating","ratingValue":"4.8","reviewCount":1247}')
})

it('offers the partner app at 0 USD', () => {
  expect(partnerAppNode('lff', '/', 'x')).toMatchObject({ offers: { price: '0', priceCurrency: 'USD' } })
})

it('places a city within its country', () => {
  expect(cityNode('lff', rome)).toMatchObject({
    '@id': 'https://lookingforfriends.example/cities/rome#city',
    containedInPlace: { '@type': 'Country', name: 'Italy' },
    geo: { latitude: 41.9, longitude: 12.5 },
  })
})

it('counts breadcrumbs and steps from one, on the own host', () => {
  const trail = breadcrumbNode('mnf', '/cities/rome', [{ name: 'Cities', href: '/cities' }, { name: 'Rome' }])
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Cities', item: 'https://meetnewfriends.example/cities' },
    { '@type': 'ListItem', position: 2, name: 'Rome' },
  ])
  expect(howToNode('mnf', '/', 'How', [{ name: 'a', text: 'b' }]).step).toEqual([
    { '@type': 'HowToStep', position: 1, name: 'a', text: 'b' },
  ])
  expect(faqNode('mnf', '/', [{ question: 'q', answer: 'a' }]).mainEntity).toHaveLength(1)
})
