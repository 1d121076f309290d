import 'server-only'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkHtml from 'remark-html'
import { withPlainMarks } from './form'
import { removedBySanitizing, sanitizeHtml } from './sanitize'

interface Node {
  type: string
  value?: string
  checked?: boolean | null
  children?: Node[]
}

/** Renders task lists as text: to a screen reader, a disabled checkbox is an unnamed form field. */
function taskMarks() {
  const visit = (node: Node): void => {
    if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      const mark: Node = { type: 'text', value: node.checked ? '☑ ' : '☐ ' }
      const paragraph = node.children?.find((child) => child.type === 'paragraph')
      if (paragraph?.children) paragraph.children.unshift(mark)
      node.checked = null
    }
    for (const child of node.children ?? []) visit(child)
  }
  return (tree: unknown) => visit(tree as Node)
}

// HTML inside the markdown is kept and goes through the same sanitizer as everything else.
const processor = remark().use(remarkGfm).use(taskMarks).use(remarkHtml, { sanitize: false })

/** Describes what sanitizing removes from rendered markdown; see `removedBySanitizing`. */
export function removedFromMarkdown(markdown: string): string[] {
  return removedBySanitizing(String(processor.processSync(withPlainMarks(markdown))))
}

/**
 * Renders markdown with tables, task lists, strikethrough and autolinks (docs/product.md 15.1).
 * @param topLevel the level of the highest heading in the result
 * @returns sanitized HTML
 */
export function renderMarkdown(markdown: string, topLevel: 2 | 3 | 4 = 3): string {
  return sanitizeHtml(String(processor.processSync(withPlainMarks(markdown))), topLevel)
}
