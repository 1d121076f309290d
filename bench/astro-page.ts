import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'
import type { Page } from './astro/src/page.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** What the search box of each list is told by its page, and what the script of an Astro page finds in attributes. */
const searches: Record<string, { fields: string; one: string; many: string; none?: string }> = {
  cities: { fields: '.name', one: 'city', many: 'cities' },
  countries: { fields: '.name', one: 'country', many: 'countries' },
  communities: { fields: '.name, .searched', one: 'community', many: 'communities' },
  affinities: { fields: '.name, .searched', one: 'affinity', many: 'affinities' },
  articles: {
    fields: '.name, .searched',
    one: 'article',
    many: 'articles',
    none: 'No articles found matching your search',
  },
}

/** One of our pages as an Astro page would hold it: without what is Next's and React's own. */
export function astroPage(source: string, path: string): Page & { styleSheets: string[] } {
  const document = parse(source)
  const styleSheets: string[] = []
  const strip = (parent: Parent) => {
    parent.childNodes = parent.childNodes.filter((node) => {
      if (node.nodeName === '#comment') return false
      if (!('attrs' in node)) return true
      strip(node)
      if (isStyleSheet(node)) styleSheets.push(attribute(node, 'href') ?? '')
      else mark(node, path)
      return !isOfNext(node)
    })
  }
  strip(document)
  const [html] = childrenOf(document)
  const [head, body] = html ? childrenOf(html) : []
  if (!html || !head || !body) throw new Error(`${path} is no HTML page`)
  const attributes = Object.fromEntries(html.attrs.map(({ name, value }) => [name, value]))
  return { path, attributes, head: serialize(head), body: serialize(body), styleSheets }
}

const childrenOf = (parent: Parent) => parent.childNodes.filter((node): node is Element => 'attrs' in node)
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value
const isStyleSheet = (element: Element) => attribute(element, 'rel') === 'stylesheet'

/** Scripts, flight data, their preloads, the style sheet that Astro links by itself, and the place of streamed metadata. */
function isOfNext(element: Element): boolean {
  switch (element.tagName) {
    case 'script':
      return attribute(element, 'type') !== 'application/ld+json'
    case 'link':
      return isStyleSheet(element) || attribute(element, 'as') === 'script'
    case 'meta':
      return attribute(element, 'name') === 'next-size-adjust'
    case 'div':
      return attribute(element, 'hidden') !== undefined && element.childNodes.length === 0
    default:
      return false
  }
}

/** Gives an element what Astro knows when it builds the page, and what its scripts go by. */
function mark(element: Element, path: string): void {
  const set = (name: string, value: string) => element.attrs.push({ name, value })
  const section = attribute(element, 'data-nav')
  if (section === path) set('aria-current', 'page')
  else if (section && section !== '/' && path.startsWith(`${section}/`)) set('aria-current', 'true')

  if (element.tagName === 'input') {
    const list = attribute(element, 'id')?.replace(/-search$/, '') ?? ''
    const search = searches[list]
    if (!search) throw new Error(`bench/astro-page.ts does not know the search of "${list}"`)
    for (const [name, value] of Object.entries({ list, ...search })) set(`data-${name}`, value)
  }

  if (element.tagName === 'button') {
    const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
    const name = /^Join (.*)/.exec(text)?.[1]
    if (name) set('data-join', name)
  }
}
