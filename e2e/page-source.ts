/** What a page's HTML contains, read without a browser. */
export interface PageSource {
  head: string
  body: string
  title: string
  /** A `meta` of the head, by its name or property. */
  meta: (name: string) => string | undefined
  /** The `href` of each `link` of the head with this relation. */
  links: (rel: string) => string[]
  /** Every ld+json script of the page. */
  graphs: Graph[]
}

export interface Node {
  '@type': string
  '@id': string
  [key: string]: unknown
}

interface Graph {
  '@context': string
  '@graph': Node[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** Text as a reader sees it: without tags, entities resolved. */
export const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : textOf(value)
}

/** Reads a page as a simple crawler does, from the text of its HTML. */
export function readPage(html: string): PageSource {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const body = html.slice(end)
  const tags = (name: string) => head.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? []
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return {
    head,
    body,
    title: textOf(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    meta: (name) => {
      const found = tags('meta').filter((tag) =>
        [attribute(tag, 'name'), attribute(tag, 'property')].includes(name),
      )
      if (found.length > 1) throw new Error(`The head has ${found.length} times ${name}`)
      return found[0] && attribute(found[0], 'content')
    },
    links: (rel) =>
      tags('link')
        .filter((tag) => attribute(tag, 'rel') === rel)
        .map((tag) => attribute(tag, 'href') ?? ''),
    graphs: [...scripts].map(([, json = '']) => JSON.parse(json) as Graph),
  }
}
