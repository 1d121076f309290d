import { safeUrl } from '@/lib/urls'
import { below, unwrap } from './dom'

/**
 * The address of a link in a text: as `safeUrl`, a `mailto:` address, or a web address written without `https://`.
 * @param text the words of the link
 * @returns null if the link leads nowhere
 */
export function linkUrl(href: string, text = ''): string | null {
  const written = href.trim()
  if (/^mailto:[^\s<>"]+$/i.test(written)) return written
  // Markdown gives an address that begins with "www." a protocol that nobody asked for.
  if (/^http:\/\/www\./i.test(written) && written.slice('http://'.length) === text.trim())
    return safeUrl(`https://${text.trim()}`)
  return safeUrl(/^www\.[^\s/.]+\./i.test(written) ? `https://${written}` : written)
}

/** Gives links their address; a link without one leaves its words. Links within the text are left for `linkWithin`. */
export function guardLinks(root: HTMLElement): void {
  for (const link of below(root, 'a')) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) continue
    const url = linkUrl(href, link.textContent ?? '')
    if (url === null) {
      // It may be the target of another link.
      if (link.hasAttribute('id')) link.removeAttribute('href')
      else unwrap(link)
      continue
    }
    link.setAttribute('href', url)
    if (url.startsWith('https:')) {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener nofollow')
    }
  }
}

/** The part of an address that leads to a heading: its words in lowercase, joined by hyphens. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Ids of a text begin with this, so that they never meet those of the page. */
const idPrefix = 'text-'

/**
 * Connects links such as `#costs` with the heading of that name, or with the element of that id. Only what a link leads
 * to gets an id; a link without a target leaves its words.
 */
export function linkWithin(root: HTMLElement): void {
  const links = below(root, 'a').filter((link) => link.getAttribute('href')?.startsWith('#'))
  const targets = links.length > 0 ? targetsIn(root) : new Map<string, Element>()
  const ids = new Map<Element, string>()
  for (const link of links) {
    const wanted = decoded((link.getAttribute('href') ?? '').slice(1))
    const target = targets.get(wanted) ?? targets.get(anchorOf(wanted))
    if (!target || wanted === '') {
      link.removeAttribute('href')
      continue
    }
    const id = ids.get(target) ?? `${idPrefix}${wanted.trim().replace(/\s+/g, '-')}`
    ids.set(target, id)
    link.setAttribute('href', `#${id}`)
    if (wanted.includes('fnref')) link.setAttribute('aria-label', 'Back to the text')
  }
  for (const element of below(root)) {
    const id = ids.get(element)
    if (id === undefined) element.removeAttribute('id')
    else element.setAttribute('id', id)
  }
  for (const link of below(root, 'a')) {
    if (!link.hasAttribute('href') && !link.hasAttribute('id')) unwrap(link)
  }
}

/** What a link can lead to: elements with an id, and headings by their words. */
function targetsIn(root: HTMLElement): Map<string, Element> {
  const targets = new Map<string, Element>()
  const elements = below(root)
  for (const element of elements) {
    const id = element.getAttribute('id')
    if (id && !targets.has(id)) targets.set(id, element)
  }
  for (const heading of elements.filter(({ localName }) => /^h[1-6]$/.test(localName))) {
    const anchor = anchorOf(heading.textContent ?? '')
    let name = anchor
    for (let count = 1; targets.has(name); count++) name = `${anchor}-${count}`
    if (anchor !== '') targets.set(name, heading)
  }
  return targets
}
