/** Sizes of a title in pixels, the largest that fits is taken. */
const sizes = [190, 168, 148, 128, 112, 98, 86, 76, 66, 58, 50]

/** How wide a character of the display face is, as a part of its size: a little more than on average. */
const characterWidth = 0.54

/** How many lines a text takes when words are not split. */
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
 * The largest size at which a title fits its place.
 * @param width of the place, in pixels
 * @param height of the place, in pixels; lines are as high as the size
 */
export function titleSize(title: string, width: number, height: number): number {
  const fits = (size: number) => linesOf(title, Math.floor(width / (size * characterWidth))) * size <= height
  return sizes.find(fits) ?? (sizes.at(-1) as number)
}
