import { trimmed, withoutEmbeddedPictures } from '@/lib/text'

/** A tag, and not an address in angle brackets or a heart (`<3`). */
const startsWithTag = /^<(?:\/?[a-z][a-z0-9-]*(?::[a-z]+)?(?=[\s/>])|!--|!doctype)/i
/** A heading of markdown on a line of its own, below something else. */
const laterHeading = /\n[ \t]{0,3}#{1,6}[ \t]+\S/

/**
 * Whether a text is HTML: it starts with a tag, and no headings of markdown follow (docs/product.md 15.1). Markdown may
 * contain HTML, so a text with both is markdown.
 */
export const isHtml = (text: string): boolean =>
  startsWithTag.test(text) && (!laterHeading.test(text) || /<pre[\s>]/i.test(text))

/** A text as the renderers take it: trimmed, and without pictures that were pasted into it. */
export const prepared = (text: string): string => trimmed(withoutEmbeddedPictures(text))

/**
 * Markdown with plain spaces around its marks: editors on the web put no-break and zero-width spaces there, which
 * markdown takes for letters.
 */
export const withPlainMarks = (markdown: string): string =>
  markdown
    .replace(/^[\u00a0\u200b-\u200d\u2060\ufeff]+/gm, '')
    .replace(/^([ \t]*(?:#{1,6}|[-*+>]|\d{1,9}[.)]))[\u00a0\u2000-\u200b\u202f\u3000]+/gm, '$1 ')
