import 'server-only'
import DOMPurify, { clearWindow } from 'isomorphic-dompurify'
import { safeImageUrl } from '@/lib/urls'
import { dissolvedBlocks, keepBlocksApart, removeEmpty } from './blocks'
import { below } from './dom'
import { guardLinks, linkUrl, linkWithin } from './links'
import { hasOtherStyle, keepMeaning } from './meaning'
import { shiftHeadings, wrapTables } from './outline'
import { guardPictures } from './pictures'

const list = (names: string) => names.split(' ')

/**
 * The elements of a sanitized text (docs/product.md 15.3), besides the `section` around a table: no style, form, frame,
 * svg or script.
 */
const elements = list(
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li dl dt dd table caption thead tbody tfoot tr th td a strong b ' +
    'em i del s sub sup abbr small mark q cite kbd time bdi figure figcaption img span',
)
/** Elements that are read for what they mean, and become others (`keepMeaning`, `keepBlocksApart`). */
const readElements = [...dissolvedBlocks, ...list('font u ins strike tt')]

/** The attributes of a sanitized text: those of every element, and those of one. */
const everywhere = list('dir lang title')
const ofElement: Record<string, readonly string[]> = {
  a: list('href target rel aria-label'),
  img: list('src alt loading width height class'),
  ol: list('start type reversed'),
  li: ['value'],
  td: list('colspan rowspan align'),
  th: list('colspan rowspan scope align'),
  time: ['datetime'],
}
/** Attributes that are read and do not stay as they are. */
const readAttributes = ['id', 'style']

const values: Record<string, RegExp> = {
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: /^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,4}$/i,
  align: /^(?:left|center|right)$/i,
  type: /^[1aAiI]$/,
  value: /^-?\d{1,6}$/,
}

/**
 * Sanitizes HTML from the database.
 * @param html any text
 * @param topLevel the level that the text's first heading level becomes (2 to 4), so that the page keeps one h1
 * @returns HTML that contains only the elements and attributes above; empty if it shows nothing
 */
export function sanitizeHtml(html: string, topLevel: 2 | 3 | 4 = 3): string {
  // The previous run may have been stopped partway and left a document in the window.
  if (!finished) clearWindow()
  finished = false
  const root = purify(html)
  if (root) {
    guardPictures(root)
    guardLinks(root)
    keepMeaning(root)
    keepBlocksApart(root)
    removeEmpty(root)
    shiftHeadings(root, topLevel)
    linkWithin(root)
    removeAttributes(root)
    wrapTables(root)
    // What scrolls can be reached by the keyboard; Safari does not see to it.
    for (const pre of below(root, 'pre')) pre.setAttribute('tabindex', '0')
  }
  finished = true
  const result = root?.innerHTML ?? ''
  return /\S/.test(result) ? result : ''
}

/** Only ids that `linkWithin` gave are left by now. */
function removeAttributes(root: HTMLElement): void {
  for (const element of below(root)) {
    const own = Object.hasOwn(ofElement, element.localName) ? ofElement[element.localName] : undefined
    for (const { name, value } of [...element.attributes]) {
      const isKnown = name === 'id' || everywhere.includes(name) || own?.includes(name)
      if (!isKnown || !(values[name]?.test(value) ?? true)) element.removeAttribute(name)
    }
  }
}

/** Classes that markdown itself adds. */
const markdownClass =
  /^(?:footnotes|sr-only|data-footnote-backref|contains-task-list|task-list-item|language-\S+)$/

/**
 * Describes what `sanitizeHtml` removes from a text, in words for its author. Used by the content check.
 * @returns for example `<script>`, `onclick of <p>` and `the address http://example.org`, without duplicates
 */
export function removedBySanitizing(html: string): string[] {
  const root = purify(html)
  if (!root) return ['<frameset>']
  const taken = DOMPurify.removed.flatMap((removed) => {
    if ('attribute' in removed) {
      const { name = '', value = '' } = removed.attribute ?? {}
      const isSilent = /^(?:data|aria)-/.test(name) || (name === 'class' && markdownClass.test(value))
      return isSilent ? [] : `${name} of <${removed.from.nodeName.toLowerCase()}>`
    }
    const name = removed.element.nodeName.toLowerCase()
    // Skips the body that the sanitizer itself adds around a text, and comments, which are invisible anyway.
    return name === 'body' || name.startsWith('#') ? [] : `<${name}>`
  })
  const styles = below(root)
    .filter((element) => hasOtherStyle(element.getAttribute('style') ?? ''))
    .map(({ localName }) => `style of <${localName}>`)
  const pictures = below(root, 'img').flatMap((image) => refusedPicture(image.getAttribute('src') ?? ''))
  const links = below(root, 'a').flatMap((link) => refusedLink(link))
  return [...new Set([...taken, ...styles, ...pictures, ...links, ...deadFragments(root)])]
}

const refusedPicture = (source: string) =>
  safeImageUrl(source) === null ? [`the address ${source.slice(0, 200) || '""'}`] : []

function refusedLink(link: Element): string[] {
  const href = link.getAttribute('href')
  if (href === null || href.startsWith('#')) return []
  return linkUrl(href, link.textContent ?? '') === null ? [`the address ${href.slice(0, 200) || '""'}`] : []
}

/** Links within a text that lead to none of its headings. */
function deadFragments(root: HTMLElement): string[] {
  const links = below(root, 'a').filter((link) => link.getAttribute('href')?.startsWith('#'))
  const written = links.map((link) => link.getAttribute('href') ?? '')
  linkWithin(root)
  return written
    .filter((_, index) => !links[index]?.hasAttribute('href'))
    .map((href) => `the address ${href}`)
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
    ALLOWED_TAGS: [...elements, ...readElements],
    ALLOWED_ATTR: [...everywhere, ...Object.values(ofElement).flat(), ...readAttributes].filter(
      (name) => !writtenHere.has(name),
    ),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: true,
    RETURN_DOM: true,
  }) as unknown as HTMLElement | null
}

/** Attributes that a text cannot set itself. */
const writtenHere = new Set(['target', 'rel', 'loading', 'class', 'aria-label'])
