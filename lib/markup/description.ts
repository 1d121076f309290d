import 'server-only'
import { renderWithin } from './limits'
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
 * A city's description (docs/product.md 15.1): HTML where long_description starts with '<', markdown where it has a
 * '#', else the built-in template around the first text there is: long, short, micro, a generic sentence.
 */
export function cityDescription(
  { long, short, micro }: Texts,
  genericSentence: string,
  source?: string,
): Description {
  const html = richText(long, source)
  if (html !== null && html.trim() !== '') return { kind: 'html', html }
  // HTML of which nothing is left after sanitizing is no text.
  const plain = html === null ? long : ''
  return { kind: 'template', text: plain || short || micro || genericSentence }
}

/** HTML of a text that is HTML or markdown by the rule above; null for a plain one. */
function richText(text: string, source: string | undefined): string | null {
  const trimmed = text.trim()
  return trimmed.startsWith('<') || trimmed.includes('#') ? render(trimmed, source) : null
}

/**
 * HTML where a text starts with '<', else markdown; as paragraphs of plain text where it is beyond all limits.
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
 * A country's guide: markdown, sanitized (docs/product.md 15.2); HTML where it starts with '<'.
 * @returns ready HTML, or an empty string where there is no text
 */
export function countryGuide(text: string, source?: string): string {
  return render(text.trim(), source)
}

/**
 * An article's body: HTML where it starts with '<', else markdown; the given sentence where there is none.
 * @returns ready HTML with headings from h2 on
 */
export function articleBody(text: string, fallback: string, source?: string): string {
  const trimmed = text.trim()
  return trimmed === '' ? `<p>${escapeHtml(fallback)}</p>` : render(trimmed, source, 2)
}

/**
 * A community's or affinity's description: HTML where it starts with '<', else plain text, a paragraph for each
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
