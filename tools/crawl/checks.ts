// The checks of each page: HTML in, findings out, without requests.
import { missingTexts } from '../../lib/site/missing.ts'
import {
  attribute,
  below,
  type Element,
  hasRel,
  type Markup,
  oneSpace,
  parseMarkup,
  readableText,
} from './html.ts'
import { markupErrors } from './html-rules.ts'
import { type Crumb, checkStructuredData } from './structured-data.ts'

export interface Page {
  /** Its absolute address, as in the sitemap. */
  address: string
  /** The origin of its site, and of the other one. */
  origin: string
  otherOrigin: string
  status: number
  headers: Record<string, string | string[] | undefined>
  html: string
  /** Whether structured data may contain ratings. */
  ratings: boolean
}

export const pageChecks = [
  'status',
  'html',
  'heading',
  'title',
  'description',
  'canonical',
  'robots',
  'hreflang',
  'open graph',
  'structured data',
  'breadcrumb',
  'questions',
  'addresses',
  'other host',
  'soft 404',
] as const

export type PageCheck = (typeof pageChecks)[number]

export interface PageResult {
  findings: { check: PageCheck; message: string }[]
  title: string
  description: string
  /** Paths with query on this origin: pages, files, and preview images, which are rendered on first request. */
  links: string[]
  files: string[]
  previews: string[]
}

/**
 * Lengths in characters. Longer titles are truncated by search engines, longer descriptions by previews. A title counts
 * without the site's name at its end, which search engines show separately.
 */
export const lengths = { title: [10, 70], description: [50, 200] } as const

/** Checks one page. */
export function checkPage(page: Page): PageResult {
  if (page.status !== 200) {
    const to = page.headers.location ? ` to ${page.headers.location}` : ''
    const findings = [{ check: 'status' as const, message: `HTTP ${page.status}${to}` }]
    return { findings, title: '', description: '', links: [], files: [], previews: [] }
  }
  const markup = parseMarkup(page.html)
  const readable = markup.body ? readableText(markup.body) : ''
  const title = titles(markup)
  const description = metas(markup, 'description')
  const openGraph = checkOpenGraph(page, markup)
  const addresses = readAddresses(page, markup)
  const data = checkStructuredData(structuredBlocks(markup), {
    address: page.address,
    origin: page.origin,
    ratings: page.ratings,
    readable,
    trail: visibleTrail(page, markup),
  })
  const messages: Record<PageCheck, string[]> = {
    status: [],
    html: markupErrors(page.html),
    heading: checkHeading(markup),
    title: checkText('title', title, lengths.title),
    description: checkText('description', description, lengths.description),
    canonical: checkCanonical(page, markup),
    robots: checkRobots(page, markup),
    hreflang: checkHreflang(page, markup),
    'open graph': openGraph.errors,
    'structured data': data.errors,
    breadcrumb: data.breadcrumb,
    questions: data.questions,
    addresses: addresses.errors,
    'other host': checkOtherHost(page, markup),
    'soft 404': checkSoftMissing(markup, readable),
  }
  const onSite = (urls: string[]) => urls.map((url) => pathOf(url))
  return {
    findings: pageChecks.flatMap((check) => messages[check].map((message) => ({ check, message }))),
    title: title[0] ?? '',
    description: description[0] ?? '',
    links: [...new Set([...addresses.links, ...onSite(data.links)])],
    files: [...new Set(addresses.files)],
    previews: [...new Set(onSite([...openGraph.images, ...data.images]))],
  }
}

/** Path and query of an absolute address. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Whether a page may be indexed under its own address, so that it belongs in the sitemap if it is linked. */
export function isIndexable(page: Page): boolean {
  const markup = parseMarkup(page.html)
  return checkRobots(page, markup).length === 0 && checkCanonical(page, markup).length === 0
}

const inHead = ({ head }: Markup) => (head ? [...below(head)] : [])

function titles(markup: Markup): string[] {
  return inHead(markup)
    .filter(({ tagName }) => tagName === 'title')
    .map(readableText)
}

function metas(markup: Markup, name: string): string[] {
  return inHead(markup)
    .filter((element) => element.tagName === 'meta')
    .filter((element) => (attribute(element, 'name') ?? attribute(element, 'property')) === name)
    .map((element) => attribute(element, 'content')?.trim() ?? '')
}

function checkText(name: string, found: string[], [shortest, longest]: readonly [number, number]): string[] {
  if (found.length !== 1) return [`${found.length} of them in the head`]
  const [text = ''] = found
  const length = [...(name === 'title' ? text.replace(/ \| [^|]+$/, '') : text)].length
  return length < shortest || length > longest
    ? [`${length} characters, and a ${name} has ${shortest} to ${longest}: ${text}`]
    : []
}

function checkHeading({ elements }: Markup): string[] {
  const headings = elements.filter(({ tagName }) => tagName === 'h1')
  if (headings.length !== 1) return [`${headings.length} headings of the first level`]
  return headings.some((heading) => readableText(heading) === '') ? ['the heading is empty'] : []
}

const sameAddress = (one: string, other: string) => URL.parse(one)?.href === URL.parse(other)?.href

function checkCanonical({ address }: Page, markup: Markup): string[] {
  const canonicals = inHead(markup).filter(
    (element) => element.tagName === 'link' && hasRel(element, 'canonical'),
  )
  if (canonicals.length !== 1) return [`${canonicals.length} canonical addresses in the head`]
  const [href = ''] = canonicals.map((element) => attribute(element, 'href'))
  return sameAddress(href, address) ? [] : [`canonical to ${href}`]
}

function checkRobots({ headers }: Page, markup: Markup): string[] {
  const rules = [
    ...markup.elements.filter((element) => /^(robots|googlebot)$/i.test(attribute(element, 'name') ?? '')),
  ].map((element) => attribute(element, 'content') ?? '')
  const said = [...rules, ...[headers['x-robots-tag'] ?? []].flat()]
  return said.filter((rule) => /\b(noindex|none)\b/i.test(rule)).map((rule) => `in the sitemap and "${rule}"`)
}

function checkHreflang({ headers }: Page, { elements }: Markup): string[] {
  const links = elements.filter((element) => attribute(element, 'hreflang') !== undefined)
  const inHeader = [headers.link ?? []].flat().some((link) => /hreflang/i.test(link))
  return links.length > 0 || inHeader ? ['the two sites are no translations of each other'] : []
}

const wanted = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:image',
  'twitter:card',
]

function checkOpenGraph({ address, origin }: Page, markup: Markup): { errors: string[]; images: string[] } {
  const errors = wanted.filter((name) => !metas(markup, name)[0]).map((name) => `no ${name}`)
  const [url] = metas(markup, 'og:url')
  if (url && !sameAddress(url, address)) errors.push(`og:url is ${url}`)
  const pictures = [...metas(markup, 'og:image'), ...metas(markup, 'twitter:image')]
  const isOwn = (picture: string) => URL.parse(picture)?.origin === origin
  errors.push(
    ...pictures.filter((picture) => !isOwn(picture)).map((picture) => `a picture elsewhere: ${picture}`),
  )
  return { errors, images: pictures.filter(isOwn) }
}

function structuredBlocks({ elements }: Markup): string[] {
  return elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .map(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')).join(''))
}

function visibleTrail({ origin }: Page, { elements }: Markup): Crumb[] | undefined {
  const trail = elements.find(
    (element) => element.tagName === 'nav' && attribute(element, 'aria-label') === 'Breadcrumb',
  )
  if (!trail) return undefined
  const steps = [...below(trail)].filter(({ tagName }) => tagName === 'li')
  return steps.map((step) => {
    const link = [...below(step)].find(({ tagName }) => tagName === 'a')
    const url = link && new URL(attribute(link, 'href') ?? '', origin).href
    return { name: readableText(step), ...(url ? { url } : {}) }
  })
}

/** Attributes that name pages, and attributes that name files. */
const pageAttributes: Record<string, string[]> = {
  a: ['href'],
  area: ['href'],
  form: ['action'],
  iframe: ['src'],
}
const fileAttributes: Record<string, string[]> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  link: ['href', 'imagesrcset'],
}
/** Links that only name an address and load nothing. */
const named = ['canonical', 'preconnect', 'dns-prefetch']

function valuesOf(element: Element, names: string[] | undefined): string[] {
  return (names ?? []).flatMap((name) => {
    const value = attribute(element, name)
    if (value === undefined) return []
    return name.endsWith('srcset')
      ? value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '')
      : [value.trim()]
  })
}

function readAddresses({ address, origin }: Page, { elements, ids }: Markup) {
  const errors = new Set<string>()
  const links: string[] = []
  const files: string[] = []
  const read = (value: string, into: string[]) => {
    const url = URL.parse(value, address)
    if (value === '' || !url) errors.add(`an address that leads nowhere: "${value}"`)
    else if (url.protocol === 'javascript:') errors.add(`a script in place of an address: ${value}`)
    else if (value.startsWith('#')) {
      if (value !== '#' && !ids.has(decodeURIComponent(value.slice(1))))
        errors.add(`${value} is not on the page`)
    } else if (url.origin === origin) into.push(url.pathname + url.search)
  }
  for (const element of elements) {
    for (const value of valuesOf(element, pageAttributes[element.tagName])) read(value, links)
    if (element.tagName === 'link' && named.some((rel) => hasRel(element, rel))) continue
    for (const value of valuesOf(element, fileAttributes[element.tagName])) read(value, files)
  }
  return { errors: [...errors], links, files }
}

/** Finds the other site's host in attributes and structured data; running text may name it. */
function checkOtherHost({ otherOrigin }: Page, markup: Markup): string[] {
  const { host } = new URL(otherOrigin)
  const places = markup.elements.flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ value }) => value.includes(host))
      .map(({ name, value }) => `<${tagName} ${name}="${value}">`),
  )
  const described = structuredBlocks(markup).some((block) => block.includes(host))
  return [...new Set([...places, ...(described ? ['the structured data'] : [])])].map(
    (place) => `${host} in ${place}`,
  )
}

const missingTitles = new Set(Object.values(missingTexts).map(({ title }) => title))
const missingSentences = [...new Set(Object.values(missingTexts).map(({ text }) => oneSpace(text)))]

/** Finds a page with status 200 that says it does not exist, or that is empty without scripts. */
function checkSoftMissing({ elements }: Markup, readable: string): string[] {
  const shell = elements.some((element) => attribute(element, 'id') === '__next_error__')
  if (shell) return ['an empty page that a script has to fill']
  const heading = elements.find(({ tagName }) => tagName === 'h1')
  const said = heading && readableText(heading)
  if (said && missingTitles.has(said)) return [`the heading is "${said}"`]
  const sentence = missingSentences.find((text) => readable.includes(text))
  return sentence ? [`the page says "${sentence}"`] : []
}
