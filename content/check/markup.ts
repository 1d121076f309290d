import { articleBody, cityDescription, countryGuide, plainOrHtml } from '../../lib/markup/description.ts'
import { renderWithin } from '../../lib/markup/limits.ts'
import { removedFromMarkdown } from '../../lib/markup/markdown.ts'
import { removedBySanitizing } from '../../lib/markup/sanitize.ts'
import type { Entry } from './content.ts'

type Form = 'html' | 'markdown' | 'plain'

/** How the page of a table reads its long text (docs/product.md 15.1). */
function formOf(entry: Entry, text: string): Form {
  if (text.startsWith('<')) return 'html'
  if (entry.table === 'communities' || entry.table === 'affinities') return 'plain'
  return entry.table === 'cities' && !text.includes('#') ? 'plain' : 'markdown'
}

/** Rendering is the slow part of the check, and most texts hold nothing that could go wrong. */
const holdsMarkup = /<|\]\(|\]\[|https?:|www\./i
const looksLikeMarkdown = /^#{1,6} |\*\*[^*\s]|\]\((?:\/|https?:)|^\|.*\|$/m

export interface Rendered {
  /** Ready HTML, as the page shows it; empty where the text holds neither links nor images. */
  html: string
  /** What sanitizing took out, in words. */
  removed: string[]
  /** Markdown in a place that shows it as written. */
  shownAsWritten: boolean
}

/** One long text as its page draws it. */
export function renderText(entry: Entry, text: string): Rendered {
  const form = formOf(entry, text)
  if (form === 'plain') return { html: '', removed: [], shownAsWritten: looksLikeMarkdown.test(text) }
  if (!holdsMarkup.test(text)) return { html: '', removed: [], shownAsWritten: false }
  return {
    html: htmlOf(entry, text),
    removed: renderWithin(
      text,
      undefined,
      () => (form === 'html' ? removedBySanitizing(text) : removedFromMarkdown(text)),
      () => ['all markup: the text is beyond what a page renders'],
    ),
    shownAsWritten: false,
  }
}

function htmlOf({ table }: Entry, text: string): string {
  switch (table) {
    case 'blog_posts':
      return articleBody(text, '')
    case 'countries':
      return countryGuide(text)
    case 'cities': {
      const description = cityDescription({ long: text, short: '', micro: '' }, '')
      return description.kind === 'html' ? description.html : ''
    }
    default:
      return plainOrHtml(text)
  }
}
