import { below, createElement, rename } from './dom'

/** The id of the heading that markdown puts above footnotes. */
const footnoteLabel = 'footnote-label'

/** Keeps the outline: the highest heading of the text becomes `topLevel`, and no level is skipped on the way down. */
export function shiftHeadings(root: HTMLElement, topLevel: number): void {
  const headings = below(root).filter(({ localName }) => /^h[1-6]$/.test(localName))
  const own = headings.filter((heading) => heading.getAttribute('id') !== footnoteLabel)
  const levels = [...new Set(own.map(({ localName }) => Number(localName[1])))].sort()
  for (const heading of headings) {
    const level = topLevel + Math.max(0, levels.indexOf(Number(heading.localName[1])))
    rename(heading, `h${own.includes(heading) ? Math.min(6, level) : topLevel}`)
  }
}

/** Lets a wide table scroll on its own on a phone, also with the keyboard. */
export function wrapTables(root: HTMLElement): void {
  for (const table of below(root, 'table') as HTMLTableElement[]) {
    const frame = createElement(root, 'section')
    frame.className = 'table-scroll'
    frame.setAttribute('tabindex', '0')
    frame.setAttribute('aria-label', table.caption?.textContent || 'Table')
    table.replaceWith(frame)
    frame.append(table)
  }
}
