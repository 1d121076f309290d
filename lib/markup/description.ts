import 'server-only'
import { renderWithin } from './limits'
import { renderMarkdown } from './markdown'
import { sanitizeHtml } from './sanitize'

/** How a description is rendered: as finished HTML, or as a text in the built-in template. */
export type Description = { kind: 'html'; html: string } | { kind: 'template'; text: string }

interface Texts {
  long: string
  short: string
  micro: string
}

/**
 * A city's description (docs/product.md 15.1): HTML if long_description starts with '<', markdown if it contains a '#',
 * otherwise the built-in template around the first text that is not empty: long, short, micro, then a generic sentence.
 */
export function cityDescription(
  { long, short, micro }: Texts,
  genericSentence: string,
  source?: string,
): Description {
  const html = richText(long, source)
  if (html !== null && html.trim() !== '') return { kind: 'html', html }
  // HTML that is empty after sanitizing counts as no text.
  const plain = html === null ? long : ''
  return { kind: 'template', text: plain || short || micro || genericSentence }
}

/** Renders a text that is HTML or markdown by the rule above; null for plain text. */
function richText(text: string, source: string | undefined): string | null {
  const trimmed = text.trim()
  return trimmed.startsWith('<') || trimmed.includes('#') ? render(trimmed, source) : null
}

/**
 * HTML if a text starts with '<', otherwise markdown; shown as paragraphs of plain text if it exceeds the limits.
 * @param source the row and the column, for the log
 */
function render(trimmed: string, source: string | undefined, topLevel: 2 | 3 = 3): string {
  return renderWithin(
    trimmed,
    source,
    () => (trimmed.startsWith('<') ? sanitizeHtml(trimmed, topLevel) : renderMarkdown(trimmed, topLevel)),
    () => paragraphs(trimmed),
  )
}

/**
 * A country's guide: sanitized markdown (docs/product.md 15.2), or HTML if it starts with '<'.
 * @returns finished HTML, or an empty string if there is no text
 */
export function countryGuide(text: string, source?: string): string {
  return render(text.trim(), source)
}

/**
 * An article's body: HTML if it starts with '<', otherwise markdown; the given sentence if it is empty.
 * @returns finished HTML with headings from h2 down
 */
export function articleBody(text: string, fallback: string, source?: string): string {
  const trimmed = text.trim()
  return trimmed === '' ? `<p>${escapeHtml(fallback)}</p>` : render(trimmed, source, 2)
}

/**
 * A community's or affinity's description: HTML if it starts with '<', otherwise plain text with a paragraph for each
 * block (docs/product.md 15.2).
 */
export function plainOrHtml(text: string, source?: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith('<') ? render(trimmed, source) : paragraphs(trimmed)
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => `<p>${escapeHtml(block.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

/** Escapes text for HTML. */
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
