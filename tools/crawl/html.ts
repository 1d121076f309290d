import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** A page for the checks: parsed as a browser does, and traversed once. */
export interface Markup {
  /** Every element, in the order of the document. */
  elements: Element[]
  head: Element | undefined
  body: Element | undefined
  ids: Set<string>
}

/** Parses a whole document. */
export function parseMarkup(html: string): Markup {
  const elements = [...below(parse(html))]
  return {
    elements,
    head: elements.find(({ tagName }) => tagName === 'head'),
    body: elements.find(({ tagName }) => tagName === 'body'),
    ids: new Set(elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined)),
  }
}

/** Every element below a node, in the order of the document. */
export function* below(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child
    yield* below(child)
  }
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value
}

/** Whether `rel` of a link has this word. */
export function hasRel(element: Element, rel: string): boolean {
  return attribute(element, 'rel')?.toLowerCase().split(/\s+/).includes(rel) ?? false
}

const unread = new Set(['script', 'style', 'template', 'noscript'])

/** The text of a node that a visitor can read: without scripts and hidden parts, with whitespace collapsed. */
export function readableText(node: Node): string {
  return oneSpace(textOf(node))
}

export function oneSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('childNodes' in node)) return ''
  if ('tagName' in node && (unread.has(node.tagName) || attribute(node, 'hidden') !== undefined)) return ''
  return node.childNodes.map(textOf).join('')
}
