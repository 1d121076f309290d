import { isReference, type Json, type JsonNode, nodesOf, typesOf, vocabularyErrors } from './schema-org.ts'

export interface Crumb {
  name: string
  /** An absolute address; the page itself has none. */
  url?: string
}

/** The page that structured data is checked against. */
export interface Expected {
  address: string
  origin: string
  /** The visible breadcrumbs; undefined if the page has none. */
  trail: Crumb[] | undefined
  /** The text that a visitor can read, with whitespace collapsed. */
  readable: string
  /** Whether the owner has turned ratings on (setting STRUCTURED_DATA_RATINGS). */
  ratings: boolean
}

export interface StructuredData {
  errors: string[]
  breadcrumb: string[]
  questions: string[]
  /** The addresses and pictures on the own origin that it contains. */
  links: string[]
  images: string[]
}

/** The properties that search engines require of each type, or that make it useful. Other types need none. */
const required: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  Organization: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position'],
  CollectionPage: ['name', 'url'],
  WebPage: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  HowTo: ['name', 'step'],
  HowToStep: ['text'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  MobileApplication: ['name', 'offers', 'operatingSystem'],
  Offer: ['price', 'priceCurrency'],
  City: ['name', 'url'],
  Country: ['name'],
  Place: ['name'],
  GeoCoordinates: ['latitude', 'longitude'],
  BlogPosting: ['headline', 'author', 'datePublished'],
  Person: ['name'],
  ImageObject: ['url'],
  SearchAction: ['target', 'query-input'],
  AggregateRating: ['ratingValue', 'reviewCount'],
}

const images = new Set(['image', 'logo', 'thumbnailUrl', 'contentUrl', 'primaryImageOfPage'])
const addresses = new Set([...images, 'url', 'item', 'sameAs', 'mainEntityOfPage'])
const listed: Record<string, string> = {
  BreadcrumbList: 'itemListElement',
  ItemList: 'itemListElement',
  HowTo: 'step',
}

/**
 * Checks the structured data of a page: one complete graph of the schema.org vocabulary that says nothing that the page
 * does not show.
 * @param blocks contents of the page's `application/ld+json` scripts
 */
export function checkStructuredData(blocks: string[], expected: Expected): StructuredData {
  const result: StructuredData = { errors: [], breadcrumb: [], questions: [], links: [], images: [] }
  if (blocks.length !== 1) result.errors.push(`${blocks.length} blocks of structured data in place of one`)
  const graphs = blocks.map(readGraph)
  if (graphs.includes(undefined)) result.errors.push('not a graph of schema.org in JSON')
  const nodes = graphs.flatMap((graph) => graph ?? [])
  const all = nodes.flatMap(withinNode)

  result.errors.push(
    ...nodes.flatMap(vocabularyErrors),
    ...missing(all),
    ...positions(all),
    ...identities(all, expected),
  )
  for (const type of ['WebSite', 'Organization']) {
    if (!nodes.some((node) => typesOf(node).includes(type))) result.errors.push(`no ${type}`)
  }
  if (!expected.ratings && all.some((node) => 'aggregateRating' in node || 'review' in node)) {
    result.errors.push('a rating, and ratings are off')
  }
  for (const node of all) readAddresses(node, expected, result)
  result.breadcrumb = breadcrumbErrors(nodes, expected)
  result.questions = hiddenTexts(all, expected.readable)
  return result
}

function readGraph(block: string): JsonNode[] | undefined {
  try {
    const data = JSON.parse(block) as { '@context'?: unknown; '@graph'?: unknown }
    return data['@context'] === 'https://schema.org' && Array.isArray(data['@graph'])
      ? data['@graph']
      : undefined
  } catch {
    return undefined
  }
}

/** A node and all nodes in it. */
function withinNode(node: JsonNode): JsonNode[] {
  return [node, ...Object.values(node).flatMap(nodesOf).flatMap(withinNode)]
}

function missing(nodes: JsonNode[]): string[] {
  return nodes
    .filter((node) => !isReference(node))
    .flatMap((node) =>
      typesOf(node).flatMap((type) =>
        (required[type] ?? []).filter((key) => !(key in node)).map((key) => `${type} without ${key}`),
      ),
    )
}

/** Lists count from one, without a gap. */
function positions(nodes: JsonNode[]): string[] {
  return nodes.flatMap((node) =>
    typesOf(node).flatMap((type) => {
      const items = nodesOf(node[listed[type] ?? ''])
      return items.every(({ position }, index) => Number(position) === index + 1)
        ? []
        : [`the positions of ${type} are not 1, 2, 3`]
    }),
  )
}

/** Every `@id` of a node is unique and on the own origin, and every reference leads to one of them. */
function identities(nodes: JsonNode[], { origin }: Expected): string[] {
  const idOf = (node: JsonNode) => String(node['@id'])
  const named = nodes.filter((node) => '@id' in node && !isReference(node)).map(idOf)
  const references = nodes.filter(isReference).map(idOf)
  const foreign = named.filter((id) => !isOn(origin, id))
  const twice = named.filter((id, index) => named.indexOf(id) !== index)
  const lost = references.filter((id) => !named.includes(id))
  return [
    ...foreign.map((id) => `@id ${id} is not on ${origin}`),
    ...twice.map((id) => `@id ${id} is given twice`),
    ...lost.map((id) => `@id ${id} leads to no node of the page`),
  ]
}

function readAddresses(node: JsonNode, { origin }: Expected, result: StructuredData): void {
  const isPicture = typesOf(node).includes('ImageObject')
  for (const [key, value] of Object.entries(node)) {
    if (!addresses.has(key)) continue
    for (const url of [value].flat().filter((item) => typeof item === 'string')) {
      const parsed = URL.parse(url)
      // Some groups' own sites have no https.
      const isAbsolute =
        parsed && (parsed.protocol === 'https:' || (parsed.protocol === 'http:' && key === 'url'))
      if (!isAbsolute) result.errors.push(`${key} is no absolute https address: ${url}`)
      else if (isOn(origin, url)) (isPicture || images.has(key) ? result.images : result.links).push(url)
      else if (key === 'item' || images.has(key)) result.errors.push(`${key} is not on ${origin}: ${url}`)
    }
  }
}

/** The list matches the visible breadcrumbs, with or without the home icon; the page itself may have its address. */
function breadcrumbErrors(nodes: JsonNode[], { trail, address, origin }: Expected): string[] {
  const lists = nodes.filter((node) => typesOf(node).includes('BreadcrumbList'))
  if (lists.length !== (trail ? 1 : 0)) {
    return [`${lists.length} BreadcrumbList for ${trail ? 'a' : 'no'} visible trail`]
  }
  const [list] = lists
  if (!list || !trail) return []
  const step = (name: Json | undefined, url: Json | undefined) =>
    `${name} <${url === undefined || url === address ? '' : URL.parse(String(url))?.href}>`
  const said = nodesOf(list.itemListElement)
    .map(({ name, item }) => step(name, item))
    .join(' › ')
  const shown = trail.map(({ name, url }) => step(name, url))
  const [first] = trail
  const withoutHome = first?.url === `${origin}/` ? shown.slice(1).join(' › ') : undefined
  return said === shown.join(' › ') || said === withoutHome
    ? []
    : [`the BreadcrumbList says ${said} and the page ${shown.join(' › ')}`]
}

/** Finds questions, answers and steps that a visitor cannot read on the page. */
function hiddenTexts(nodes: JsonNode[], readable: string): string[] {
  const texts = nodes.flatMap((node) => {
    const [type = ''] = typesOf(node)
    const keys = { Question: ['name'], Answer: ['text'], HowToStep: ['name', 'text'] }[type] ?? []
    return keys.map((key) => node[key]).filter((text) => typeof text === 'string')
  })
  return texts
    .filter((text) => !readable.includes(text.replace(/\s+/g, ' ').trim()))
    .map((text) => `not readable on the page: ${text.slice(0, 80)}`)
}

function isOn(origin: string, url: string): boolean {
  return URL.parse(url)?.origin === origin
}
