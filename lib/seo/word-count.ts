/**
 * The words of a text, in lower case, without HTML, link targets and marks.
 * @param text plain text, markdown or HTML
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&[a-z]+;|&#\w+;/gi, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}
