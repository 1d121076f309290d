import { articleBody, cityDescription, countryGuide, plainOrHtml } from '../../lib/markup/description.ts'
import { isHtml, prepared } from '../../lib/markup/form.ts'
import { renderWithin } from '../../lib/markup/limits.ts'
import { removedFromMarkdown } from '../../lib/markup/markdown.ts'
import { removedBySanitizing } from '../../lib/markup/sanitize.ts'
import { withoutEmbeddedPictures } from '../../lib/text.ts'
import type { Entry } from './content.ts'

type Form = 'html' | 'markdown' | 'plain'

/** How the page of a table reads its long text (docs/product.md 15.1). */
function formOf(entry: Entry, text: string): Form {
  if (isHtml(text)) return 'html'
  if (entry.table === 'communities' || entry.table === 'affinities') return 'plain'
  return entry.table === 'cities' && !/[#\n]/.test(text.trim()) ? 'plain' : 'markdown'
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
export function renderText(entry: Entry, written: string): Rendered {
  const text = prepared(written)
  const embedded = withoutEmbeddedPictures(written) === written ? [] : [embeddedPicture]
  const form = formOf(entry, text)
  if (form === 'plain') return { html: '', removed: embedded, shownAsWritten: looksLikeMarkdown.test(text) }
  if (!holdsMarkup.test(text)) return { html: '', removed: embedded, shownAsWritten: false }
  const removed = renderWithin(
    text,
    undefined,
    () => (form === 'html' ? removedBySanitizing(text) : removedFromMarkdown(text)),
    () => ['all markup: the text is beyond what a page renders'],
  )
  return {
    html: htmlOf(entry, text),
    removed: [...embedded, ...removed.filter((what) => embedded.length === 0 || what !== 'the address ""')],
    shownAsWritten: false,
  }
}

const embeddedPicture = 'a picture pasted into the text: upload it, and give its address'

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
