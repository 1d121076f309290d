/** Title sizes in pixels; the largest that fits is used. */
const sizes = [190, 168, 148, 128, 112, 98, 86, 76, 66, 58, 50]

/** The width of a character in the display font, as a fraction of its size; a little above average. */
const characterWidth = 0.54

/** How many lines a text takes if words are not split. */
function linesOf(text: string, charactersPerLine: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    if (word.length > charactersPerLine) return Number.POSITIVE_INFINITY
    if (used > 0 && used + 1 + word.length > charactersPerLine) {
      lines++
      used = word.length
    } else {
      used += (used > 0 ? 1 : 0) + word.length
    }
  }
  return lines
}

/**
 * The largest size at which a title fits its space.
 * @param width of the space, in pixels
 * @param height of the space, in pixels; the line height equals the size
 */
export function titleSize(title: string, width: number, height: number): number {
  const fits = (size: number) => linesOf(title, Math.floor(width / (size * characterWidth))) * size <= height
  return sizes.find(fits) ?? (sizes.at(-1) as number)
}
