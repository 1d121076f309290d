import 'server-only'
import { isBlank } from '@/lib/text'
import { isHtml, prepared } from './form'
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
 * A city's description (docs/product.md 15.1): HTML if long_description starts with a tag, markdown if it contains a '#' or
 * has several lines, otherwise the built-in template around the first text that is not empty: long, short, micro, then a generic sentence.
 */
export function cityDescription(
  { long, short, micro }: Texts,
  genericSentence: string,
  source?: string,
): Description {
  const html = richText(long, source)
  if (html) return { kind: 'html', html }
  // HTML that is empty after sanitizing counts as no text.
  const plain = html === null ? prepared(long) : ''
  const text = [plain, short, micro].find((each) => !isBlank(each))
  return { kind: 'template', text: text ?? genericSentence }
}

/** Renders a text that is HTML or markdown by the rule above; null for plain text. */
function richText(text: string, source: string | undefined): string | null {
  const given = prepared(text)
  return isHtml(given) || /[#\n]/.test(given) ? render(given, source) : null
}

/**
 * HTML if a text starts with a tag, otherwise markdown; shown as paragraphs of plain text if it exceeds the limits.
 * @param given as `prepared` returns it
 * @param source the row and the column, for the log
 * @returns finished HTML; empty if it shows nothing
 */
function render(given: string, source: string | undefined, topLevel: 2 | 3 = 3): string {
  if (isBlank(given)) return ''
  return renderWithin(
    given,
    source,
    () => (isHtml(given) ? sanitizeHtml(given, topLevel) : renderMarkdown(given, topLevel)),
    () => paragraphs(given),
  )
}

/**
 * A country's guide: sanitized markdown (docs/product.md 15.2), or HTML if it starts with a tag.
 * @returns finished HTML, or an empty string if there is no text
 */
export function countryGuide(text: string, source?: string): string {
  return render(prepared(text), source)
}

/**
 * An article's body: HTML if it starts with a tag, otherwise markdown; the given sentence if it is empty.
 * @returns finished HTML with headings from h2 down
 */
export function articleBody(text: string, fallback: string, source?: string): string {
  return render(prepared(text), source, 2) || `<p>${escapeHtml(fallback)}</p>`
}

/**
 * A community's or affinity's description: HTML if it starts with a tag, otherwise plain text with a paragraph for each
 * block (docs/product.md 15.2).
 */
export function plainOrHtml(text: string, source?: string): string {
  const given = prepared(text)
  return isHtml(given) ? render(given, source) : paragraphs(given)
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((block) => !isBlank(block))
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
