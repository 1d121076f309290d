import { fold } from '@/lib/site/fold'

/**
 * Makes the test for what a visitor typed and chose in a list (docs/product.md 13.1).
 * @param query any text; it matches as a part of one text of an item
 * @param tag one of the items' tags, or an empty text
 */
export function listMatcher(
  query: string,
  tag: string,
): (item: { folded: readonly string[]; tags?: readonly string[] }) => boolean {
  const wanted = fold(query)
  const isForMarks = wanted === '' && query.trim() !== ''
  return ({ folded, tags = [] }) =>
    !isForMarks && (tag === '' || tags.includes(tag)) && folded.some((text) => text.includes(wanted))
}

/** Whether the browser shows the page in another language, so that visitors search for words that only they see. */
export const isTranslated = () => /\btranslated-/.test(document.documentElement.className)
