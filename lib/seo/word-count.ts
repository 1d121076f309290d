/**
 * The words of a text, in lowercase, without HTML, link targets and markup characters.
 * @param text plain text, markdown or HTML
 */
export function wordsOf(text: string): string[] {
  const plain = withoutComments(text)
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&[a-z]{1,31};|&#\w{1,10};/gi, ' ')
    .replace(/\]\([^()]*\)/g, ' ')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

/** A regular expression would search for the end of a comment again from each opening, in quadratic time. */
function withoutComments(text: string): string {
  let rest = ''
  let from = 0
  for (;;) {
    const start = text.indexOf('<!--', from)
    const end = start === -1 ? -1 : text.indexOf('-->', start)
    if (end === -1) return rest + text.slice(from)
    rest += `${text.slice(from, start)} `
    from = end + 3
  }
}
