import 'server-only'
import DOMPurify from 'isomorphic-dompurify'
import { safeUrl } from '@/lib/urls'

/**
 * What content from the database may contain, and nothing else (specification §5). No style, form, frame, svg or
 * script; no id or name, which could shadow globals; links and images pass the same gate as every other address.
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
 * Sanitises HTML from the database.
 * @param html anything at all
 * @param topLevel the level that the text's first heading level becomes (2 to 4), so that the page keeps one h1
 * @returns HTML that holds only what `allowed` names
 */
export function sanitizeHtml(html: string, topLevel: 2 | 3 | 4 = 3): string {
  const root = DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'h1', 'h2'],
    RETURN_DOM: true,
  }) as unknown as HTMLElement
  guardAddresses(root)
  shiftHeadings(root, topLevel)
  wrapTables(root)
  return root.innerHTML
}

function guardAddresses(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? ''
    const url = /^mailto:[^\s<>"]+$/i.test(href) ? href : safeUrl(href)
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
  for (const image of root.querySelectorAll('img')) {
    const source = safeUrl(image.getAttribute('src'))
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
  const headings = [...root.querySelectorAll('h1,h2,h3,h4,h5,h6')]
  const levels = [...new Set(headings.map((heading) => Number(heading.tagName[1])))].sort()
  for (const heading of headings) {
    const level = Math.min(6, topLevel + levels.indexOf(Number(heading.tagName[1])))
    const shifted = root.ownerDocument.createElement(`h${level}`)
    shifted.append(...heading.childNodes)
    heading.replaceWith(shifted)
  }
}

/** A wide table scrolls by itself on a phone, also with the keyboard. */
function wrapTables(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table')) {
    const frame = root.ownerDocument.createElement('div')
    frame.className = 'table-scroll'
    frame.setAttribute('tabindex', '0')
    frame.setAttribute('role', 'region')
    frame.setAttribute('aria-label', table.caption?.textContent || 'Table')
    table.replaceWith(frame)
    frame.append(table)
  }
}
