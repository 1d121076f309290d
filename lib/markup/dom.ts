/**
 * All elements below `root` in document order, or those with a given name. `querySelectorAll` would compile a selector
 * engine for each text, since each is a separate document; that took half of the sanitizer's time.
 */
export const below = (root: Element, name = '*') => [...root.getElementsByTagName(name)]

/** A method of the document itself: a text can shadow it with `<img name="createElement">`. */
const documentPrototype = (element: Element) => Reflect.getPrototypeOf(element.ownerDocument) as Document

/** A new element in the document of another one. */
export const createElement = (beside: Element, name: string): HTMLElement =>
  documentPrototype(beside).createElement.call(beside.ownerDocument, name)

/** A new text in the document of an element. */
export const createText = (beside: Element, text: string): Text =>
  documentPrototype(beside).createTextNode.call(beside.ownerDocument, text)

/** Leaves an element's content in its place. */
export const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** What a text's own elements pass on when they become others. */
const lasting = ['id', 'dir', 'lang']

/** Copies `id`, `dir` and `lang` to an element that has none of its own. */
export function passOn(from: Element, to: Element, names: readonly string[] = lasting): void {
  for (const name of names) {
    const value = from.getAttribute(name)
    if (value !== null && !to.hasAttribute(name)) to.setAttribute(name, value)
  }
}

/** The same content in an element with another name. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = createElement(element, name)
  passOn(element, renamed)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Whether an element lies in one of the named ones, below `root`. */
export function isWithin(element: Element, root: Element, names: ReadonlySet<string>): boolean {
  for (let above = element.parentElement; above && above !== root; above = above.parentElement) {
    if (names.has(above.localName)) return true
  }
  return false
}

const textNode = 3
const elementNode = 1

export const isElement = (node: Node): node is Element => node.nodeType === elementNode

/** Whether a text between elements shows anything. */
export const isVisibleText = (node: Node): boolean =>
  node.nodeType === textNode && /[^\s\u00ad\u200b-\u200f\u2060\ufeff]/.test(node.nodeValue ?? '')
