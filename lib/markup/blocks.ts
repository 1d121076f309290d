import {
  below,
  createElement,
  createText,
  isElement,
  isVisibleText,
  isWithin,
  passOn,
  rename,
  unwrap,
} from './dom'

const headings = 'h1 h2 h3 h4 h5 h6'

/** Blocks that the result does not contain: they become paragraphs, or their content stands by itself. */
export const dissolvedBlocks =
  'address article aside center details div fieldset footer header hgroup legend main nav section summary'.split(
    ' ',
  )
const dissolved = new Set(dissolvedBlocks)

const blocks = new Set([
  ...`${headings} p ul ol dl li dt dd table blockquote pre figure figcaption hr`.split(' '),
  ...dissolved,
])
/** Blocks that can hold a line of text without a paragraph. */
const holders = new Set('li td th dd dt caption figcaption blockquote'.split(' '))
/** Blocks that cannot contain another block. */
const lines = new Set(`${headings} p`.split(' '))

const holdsBlock = (element: Element) =>
  blocks.has(element.localName) || below(element).some(({ localName }) => blocks.has(localName))

const isBlockNode = (node: Node) => isElement(node) && holdsBlock(node)

/** Keeps blocks of text apart, with the elements that the result may contain. */
export function keepBlocksApart(root: HTMLElement): void {
  for (const block of below(root).reverse()) {
    if (dissolved.has(block.localName)) dissolve(block, root)
  }
  if ([...root.children].some(holdsBlock)) wrapLines(root, root)
}

function dissolve(block: Element, root: Element): void {
  const parent = block.parentElement
  if (isWithin(block, root, lines)) {
    block.before(createElement(block, 'br'))
    block.after(createElement(block, 'br'))
    unwrap(block)
  } else if ([...block.children].some(holdsBlock)) {
    wrapLines(block, block)
    for (const child of block.children) passOn(block, child, ['dir', 'lang'])
    const first = block.firstElementChild
    if (first) passOn(block, first, ['id'])
    unwrap(block)
  } else if (parent && holders.has(parent.localName) && isAlone(block)) {
    passOn(block, parent)
    unwrap(block)
  } else {
    rename(block, 'p')
  }
}

const isAlone = (block: Element) =>
  [...(block.parentElement?.childNodes ?? [])].every(
    (node) => node === block || (!isElement(node) && !isVisibleText(node)),
  )

/** Puts each run of text between blocks into a paragraph. */
function wrapLines(parent: Element, beside: Element): void {
  let line: HTMLElement | undefined
  for (const node of [...parent.childNodes]) {
    if (isBlockNode(node)) {
      line = undefined
    } else if (line) {
      line.append(node)
    } else if (isElement(node) || isVisibleText(node)) {
      line = createElement(beside, 'p')
      node.before(line)
      line.append(node)
    }
  }
}

/** Elements that hold their place even if they are empty. */
const standing = new Set('br hr img td th tr thead tbody tfoot'.split(' '))

/** Removes elements that show nothing, from the inside out. */
export function removeEmpty(root: HTMLElement): void {
  for (const element of below(root).reverse()) {
    const name = element.localName
    if (standing.has(name)) continue
    if (name === 'table') {
      if (isBlankTable(element)) element.remove()
    } else if (!showsSomething(element)) {
      removeOne(element)
    } else if (name === 'a' && !isNamed(element)) {
      unwrap(element)
    }
  }
}

const showsSomething = (element: Element) =>
  [...element.childNodes].some((node) => isVisibleText(node) || (isElement(node) && node.localName !== 'br'))

const isBlankTable = (table: Element) =>
  ![...table.childNodes].some((node) =>
    /[^\s\u00a0\u200b-\u200f\u2060\ufeff]/.test(node.textContent ?? ''),
  ) && below(table, 'img').length === 0

/** A link needs a text, or a picture that says what it is. */
const isNamed = (link: Element) =>
  [...below(link, 'img')].some((image) => (image.getAttribute('alt') ?? '').trim() !== '') ||
  /[^\s\u00ad\u200b-\u200f\u2060\ufeff]/.test(link.textContent ?? '')

function removeOne(element: Element): void {
  if (blocks.has(element.localName)) {
    element.remove()
    return
  }
  // An empty word between two others may be the space that separates them.
  const hasSpace = /\s/.test(element.textContent ?? '')
  const breaks = below(element, 'br')
  element.replaceWith(...(hasSpace ? [createText(element, ' ')] : []), ...breaks)
}
