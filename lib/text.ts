/** Tags that show nothing by themselves. Editors leave them behind when they empty a field. */
const silentTag =
  /<\/?(?:a|article|b|blockquote|br|div|em|font|h[1-6]|hr|i|li|o:p|ol|p|section|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi
const spaceEntity = /&(?:nbsp|shy|zwj|zwnj|#160|#xa0|#173|#8203|#x200b|#65279);/gi
/** Zero-width characters, soft hyphens and direction marks, besides every kind of space. */
const invisible = /[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g

/**
 * Whether a text shows nothing: no-break spaces, zero-width characters and HTML such as `<p><br></p>` are blank too
 * (docs/product.md 15.8).
 */
export function isBlank(text: string): boolean {
  if (/^\s*[\p{L}\p{N}]/u.test(text)) return false
  return text.replace(silentTag, '').replace(spaceEntity, '').replace(invisible, '') === ''
}

/** A picture within an address. A pasted one has hundreds of kilobytes. */
const embeddedPicture = /data:image\/[a-z0-9.+;=-]{1,100},[^\s"'()<>]*/gi
const definedPicture = /\]:[ \t]{0,3}data:image\/[a-z0-9.+;=-]{1,100},[^\s"'()<>]*/gi

/**
 * A text without the pictures that were pasted into it as `data:` addresses (docs/product.md 15.8). A definition of
 * markdown keeps an empty address, so that its references still count as pictures.
 */
export const withoutEmbeddedPictures = (text: string): string =>
  text.includes('data:') ? text.replace(definedPicture, ']: <>').replace(embeddedPicture, '') : text

/** Trims spaces and zero-width characters. */
export const trimmed = (text: string): string =>
  text
    .replace(/^[\s\u200b\u2060\ufeff]+/, '')
    .replace(/(?<![\s\u200b\u2060\ufeff])[\s\u200b\u2060\ufeff]+$/, '')
