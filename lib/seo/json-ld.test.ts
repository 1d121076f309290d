import { expect, it } from 'vitest'
import { pageGraph } from './json-ld'
import { cityNode, faqNode, itemListNode } from './nodes'

const path = '/cities/rome'
const head = {
  title: 'Meet New Friends in Rome',
  description: 'Rome by foot.',
  path,
  publishedTime: '2026-10-01T00:00:00Z',
  modifiedTime: '2026-10-02T00:00:00Z',
}
const trail = [{ name: 'Cities', href: '/cities' }, { name: 'Rome' }]
const rome = { name: 'Rome', region: null, slug: 'rome', short: 'x', country: { name: 'Italy', code: 'it' } }
const parts = {
  trail,
  mainEntity: cityNode('mnf', rome, null),
  hasPart: [
    faqNode('mnf', path, [{ question: 'q', answer: 'a' }]),
    itemListNode('mnf', path, [{ name: 'Trastevere' }]),
  ].filter((node) => node !== undefined),
  mentions: [{ '@type': 'Organization' as const, name: 'A choir' }, undefined],
}
const nodesOf = (...[site, page, more]: Parameters<typeof pageGraph>) =>
  pageGraph(site, page, more)['@graph'] as readonly {
    '@type': string
    '@id': string
    [key: string]: unknown
  }[]

/** Every `@id` in a value. One that is alone in its object refers to another node; the others name their own. */
function ids(value: unknown, found = { pointed: new Set<string>(), named: new Set<string>() }) {
  if (Array.isArray(value)) for (const item of value) ids(item, found)
  else if (value && typeof value === 'object') {
    const { '@id': id, ...rest } = value as { '@id'?: string }
    if (id) (Object.keys(rest).length === 0 ? found.pointed : found.named).add(id)
    for (const item of Object.values(rest)) ids(item, found)
  }
  return found
}

it('is one graph whose references all lead to one of its nodes', () => {
  const { pointed, named } = ids(nodesOf('mnf', head, parts))
  expect(pointed.size).toBeGreaterThan(5)
  expect([...pointed].filter((id) => !named.has(id))).toEqual([])
})

it('names site, publisher, page, trail and what is on the page, each once', () => {
  expect(nodesOf('mnf', head, parts).map((node) => node['@type'])).toEqual([
    ...['WebSite', 'Organization', 'WebPage', 'BreadcrumbList', 'City', 'FAQPage', 'ItemList'],
  ])
  expect(nodesOf('mnf', head).map((node) => node['@type'])).toEqual(['WebSite', 'Organization', 'WebPage'])
})

it('describes within the page what it mentions', () => {
  expect(nodesOf('mnf', head, parts)[2]?.mentions).toEqual([{ '@type': 'Organization', name: 'A choir' }])
  expect(nodesOf('mnf', head)[2]).not.toHaveProperty('mentions')
})

it('says the same about the page as its head and its row', () => {
  const page = nodesOf('mnf', head, { ...parts, image: '/images/rome.webp' })[2]
  expect(page).toMatchObject({
    '@id': 'https://meetnewfriends.example/cities/rome#page',
    name: 'Meet New Friends in Rome',
    isPartOf: { '@id': 'https://meetnewfriends.example/#website' },
    datePublished: '2026-10-01T00:00:00Z',
    dateModified: '2026-10-02T00:00:00Z',
    primaryImageOfPage: { url: 'https://meetnewfriends.example/images/rome.webp' },
    mainEntity: { '@id': 'https://meetnewfriends.example/cities/rome#city' },
  })
  const { publishedTime: _, modifiedTime: __, ...undated } = head
  expect(JSON.stringify(nodesOf('mnf', undated, parts))).not.toMatch(/date(Published|Modified)/)
})

it('numbers the breadcrumbs from one, on the own host, down to the page itself', () => {
  const list = nodesOf('lff', head, parts).find((node) => node['@type'] === 'BreadcrumbList')
  expect(list?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Cities', item: 'https://lookingforfriends.example/cities' },
    { '@type': 'ListItem', position: 2, name: 'Rome', item: 'https://lookingforfriends.example/cities/rome' },
  ])
})

it('offers the search of the site', () => {
  expect(nodesOf('lff', head)[0]?.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: 'https://lookingforfriends.example/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  })
})

it('has the search of a page that is searched by its own address beside that of the site', () => {
  const templates = (more: Parameters<typeof pageGraph>[2]) =>
    nodesOf('mnf', { ...head, path: '/cities' }, more).flatMap(({ '@type': type, potentialAction }) => {
      const action = potentialAction as { target: { urlTemplate: string } } | undefined
      return action ? [[type, action.target.urlTemplate]] : []
    })
  const site = ['WebSite', 'https://meetnewfriends.example/search?q={search_term_string}']
  expect(templates({ type: 'CollectionPage', isSearchable: true })).toEqual([
    site,
    ['CollectionPage', 'https://meetnewfriends.example/cities?q={search_term_string}'],
  ])
  expect(templates({ type: 'CollectionPage' })).toEqual([site])
})
