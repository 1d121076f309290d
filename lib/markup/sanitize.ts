import 'server-only'
import DOMPurify, { clearWindow } from 'isomorphic-dompurify'
import { safeImageUrl, safeUrl } from '@/lib/urls'

/**
 * What content from the database may contain, and nothing else (docs/product.md 15.3). No style, form, frame, svg or
 * script; no id or name, which could shadow globals; links and images pass the same check as every other address.
 */
const allowed = {
  ALLOWED_TAGS: [
    ...[
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'br',
      'hr',
      'blockquote',
      'pre',
      'code',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
    ],
    ...[
      'table',
      'caption',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'a',
      'strong',
      'b',
      'em',
      'i',
      'del',
      's',
      'sub',
      'sup',
    ],
    ...['abbr', 'small', 'mark', 'q', 'cite', 'kbd', 'time', 'figure', 'figcaption', 'img'],
  ],
  ALLOWED_ATTR: [
    'href',
    'title',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'start',
    'datetime',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: true,
}

/**
 * Sanitizes HTML from the database.
 * @param html any text
 * @param topLevel the level that the text's first heading level becomes (2 to 4), so that the page keeps one h1
 * @returns HTML that contains only what `allowed` lists
 */
export function sanitizeHtml(html: string, topLevel: 2 | 3 | 4 = 3): string {
  // The previous run may have been stopped partway and left a document in the window.
  if (!finished) clearWindow()
  finished = false
  const root = purify(html)
  if (root) {
    guardAddresses(root)
    shiftHeadings(root, topLevel)
    wrapTables(root)
  }
  finished = true
  return root?.innerHTML ?? ''
}

/**
 * Describes what `sanitizeHtml` removes from a text, in words for its author. Used by the content check.
 * @returns for example `<script>`, `onclick of <p>` and `the address http://example.org`, without duplicates
 */
export function removedBySanitizing(html: string): string[] {
  const root = purify(html)
  if (!root) return ['<frameset>']
  const taken = DOMPurify.removed.flatMap((removed) => {
    if ('attribute' in removed)
      return `${removed.attribute?.name} of <${removed.from.nodeName.toLowerCase()}>`
    const name = removed.element.nodeName.toLowerCase()
    // Skips the body that the sanitizer itself adds around a text, and comments, which are invisible anyway.
    return name === 'body' || name.startsWith('#') ? [] : `<${name}>`
  })
  const refused = [...root.querySelectorAll('a[href],img')].flatMap((element) => {
    const isImage = element.tagName === 'IMG'
    const address = element.getAttribute(isImage ? 'src' : 'href') ?? ''
    return (isImage ? safeImageUrl(address) : linkUrl(address)) === null
      ? `the address ${address || '""'}`
      : []
  })
  return [...new Set([...taken, ...refused])]
}

// Each text makes the next one in the same window a little slower, without limit. A new window takes 30 ms.
const windowLasts = 100
let purified = 0
let finished = true

/**
 * The first step removes everything that is not allowed; addresses are not checked yet.
 * @returns null for a text that consists of a frameset, which replaces the body
 */
function purify(html: string): HTMLElement | null {
  purified += 1
  if (purified % windowLasts === 0) clearWindow()
  return DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'h1', 'h2'],
    RETURN_DOM: true,
  }) as unknown as HTMLElement | null
}

const linkUrl = (href: string) => (/^mailto:[^\s<>"]+$/i.test(href) ? href : safeUrl(href))

/**
 * All elements below `root` in document order, or those with a given name. `querySelectorAll` would compile a selector
 * engine for each text, since each is a separate document; that took half of the sanitizer's time.
 */
const below = (root: HTMLElement, name = '*') => [...root.getElementsByTagName(name)]

function guardAddresses(root: HTMLElement): void {
  for (const element of below(root)) {
    if (element.localName !== 'a') element.removeAttribute('href')
    if (element.localName !== 'img') element.removeAttribute('src')
  }
  for (const link of below(root, 'a')) {
    const url = linkUrl(link.getAttribute('href') ?? '')
    if (url === null) {
      link.removeAttribute('href')
      continue
    }
    link.setAttribute('href', url)
    if (url.startsWith('https:')) {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener nofollow')
    }
  }
  for (const image of below(root, 'img')) {
    const source = safeImageUrl(image.getAttribute('src'))
    if (source === null) {
      image.remove()
      continue
    }
    image.setAttribute('src', source)
    image.setAttribute('loading', 'lazy')
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  }
}

/** Keeps the outline: the highest heading of the text becomes `topLevel`, and no level is skipped on the way down. */
function shiftHeadings(root: HTMLElement, topLevel: number): void {
  const headings = below(root).filter(({ localName }) => /^h[1-6]$/.test(localName))
  const levels = [...new Set(headings.map(({ localName }) => Number(localName[1])))].sort()
  for (const heading of headings) {
    const level = Math.min(6, topLevel + levels.indexOf(Number(heading.localName[1])))
    const shifted = createElement(root, `h${level}`)
    shifted.append(...heading.childNodes)
    heading.replaceWith(shifted)
  }
}

/** Lets a wide table scroll on its own on a phone, also with the keyboard. */
function wrapTables(root: HTMLElement): void {
  for (const table of below(root, 'table') as HTMLTableElement[]) {
    const frame = createElement(root, 'section')
    frame.className = 'table-scroll'
    frame.setAttribute('tabindex', '0')
    frame.setAttribute('aria-label', table.caption?.textContent || 'Table')
    table.replaceWith(frame)
    frame.append(table)
  }
}

/**
 * A new element in the document of `root`. A text can shadow the document's own method with <img name="createElement">.
 */
function createElement({ ownerDocument }: HTMLElement, tag: string): HTMLElement {
  const prototype = Reflect.getPrototypeOf(ownerDocument) as Document
  return prototype.createElement.call(ownerDocument, tag)
}
