import 'server-only'
import { renderMarkdown } from './markdown'
import { sanitizeHtml } from './sanitize'

/** How a description is drawn: ready HTML, or a text for the built-in template. */
export type Description = { kind: 'html'; html: string } | { kind: 'template'; text: string }

interface Texts {
  long: string
  short: string
  micro: string
}

/**
 * A city's description (specification §5): HTML where long_description starts with '<', markdown where it has a
 * '#', else the built-in template around the first text there is: long, short, micro, a generic sentence.
 */
export function cityDescription({ long, short, micro }: Texts, genericSentence: string): Description {
  const html = richText(long)
  if (html !== null && html.trim() !== '') return { kind: 'html', html }
  // HTML of which nothing is left after sanitising is no text.
  const plain = html === null ? long : ''
  return { kind: 'template', text: plain || short || micro || genericSentence }
}

/** HTML of a text that is HTML or markdown by the rule above; null for a plain one. */
function richText(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed.startsWith('<')) return sanitizeHtml(trimmed)
  return trimmed.includes('#') ? renderMarkdown(trimmed) : null
}

/**
 * A country's guide: markdown, sanitised (specification §2 and §5); HTML where it starts with '<'.
 * @returns ready HTML, or an empty string where there is no text
 */
export function countryGuide(text: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith('<') ? sanitizeHtml(trimmed) : renderMarkdown(trimmed)
}

/**
 * An article's body: HTML where it starts with '<', else markdown; the given sentence where there is none.
 * @returns ready HTML with headings from h2 on
 */
export function articleBody(text: string, fallback: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return `<p>${escapeHtml(fallback)}</p>`
  return trimmed.startsWith('<') ? sanitizeHtml(trimmed, 2) : renderMarkdown(trimmed, 2)
}

/**
 * A community's or affinity's description: HTML where it starts with '<', else plain text, a paragraph for each
 * block (specification §3).
 */
export function plainOrHtml(text: string): string {
  const trimmed = text.trim()
  if (trimmed.startsWith('<')) return sanitizeHtml(trimmed)
  return trimmed
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => `<p>${escapeHtml(block.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

/** Text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
