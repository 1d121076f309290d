import { below, createElement, isWithin, rename, unwrap } from './dom'

// Word processors write weight and slant as styles. They become elements; every other style goes.

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const carriers = new Set(['span', 'font', 'a'])

/** Styles that say something: a pattern of the declaration, and the element that says the same. */
const meanings: readonly [style: RegExp, element: string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?:\s*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub(?!\w)/i, 'sub'],
]

/** Elements whose style takes back what they say, as Google Docs puts one around everything. */
const denials: readonly [names: ReadonlySet<string>, style: RegExp][] = [
  [new Set(['b', 'strong']), /font-weight:\s*(?:normal|lighter|[1-4]00)/i],
  [new Set(['i', 'em']), /font-style:\s*normal/i],
]

const read = new Set([
  'font-weight',
  'font-style',
  'text-decoration',
  'text-decoration-line',
  'vertical-align',
  'text-align',
])

/** Whether a style holds a declaration that is not read here. */
export const hasOtherStyle = (style: string): boolean =>
  style.split(';').some((declaration) => {
    const name = declaration.split(':')[0]?.trim().toLowerCase() ?? ''
    return name !== '' && !read.has(name)
  })

const sameName: Record<string, string> = { strike: 's', tt: 'code' }

/** Turns styles that carry meaning into elements, and removes elements that carry none. */
export function keepMeaning(root: HTMLElement): void {
  for (const element of below(root)) {
    const style = element.getAttribute('style') ?? ''
    const name = element.localName
    if (style !== '') {
      if (carriers.has(name)) addMeaning(element, root, style)
      if (name === 'td' || name === 'th') alignCell(element, style)
      if (denials.some(([names, denied]) => names.has(name) && denied.test(style))) {
        unwrap(element)
        continue
      }
    }
    const modern = Object.hasOwn(sameName, name) ? sameName[name] : undefined
    if (modern) rename(element, modern)
    const isBare = name === 'font' || name === 'u' || name === 'ins' || name === 'span'
    if (isBare && !(name === 'span' && (element.hasAttribute('lang') || element.hasAttribute('dir')))) {
      unwrap(element)
    }
  }
}

function addMeaning(element: Element, root: Element, style: string): void {
  for (const [pattern, name] of meanings) {
    if (!pattern.test(style)) continue
    const same = name === 'strong' ? new Set([...headings, 'strong', 'b', 'th']) : new Set([name])
    if (isWithin(element, root, same)) continue
    const wrapper = createElement(element, name)
    wrapper.append(...element.childNodes)
    element.append(wrapper)
  }
}

function alignCell(cell: Element, style: string): void {
  const side = /text-align:\s*(right|center|end)/i.exec(style)?.[1]?.toLowerCase()
  if (side && !cell.hasAttribute('align')) cell.setAttribute('align', side === 'end' ? 'right' : side)
}
