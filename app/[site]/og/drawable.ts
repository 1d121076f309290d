/** The characters that all three fonts have (see fonts/README.md). */
const drawn =
  /^[\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026]$/

const withoutMarks = (character: string) => character.normalize('NFD').replace(/\p{Mark}/gu, '')

/** Whether the fonts have most letters of a text, so that it can be read without the others. */
export function isReadable(text: string): boolean {
  const letters = text.normalize('NFC').match(/\p{L}/gu) ?? []
  const drawn = letters.filter((letter) => drawable(letter) !== '')
  return drawable(text) !== '' && drawn.length * 2 >= letters.length
}

/**
 * A name as an image can show it: itself, or the words of its slug if the fonts lack its script.
 * @example readableName('東京', 'tokyo') // "Tokyo"
 */
export function readableName(name: string, slug: string): string {
  if (isReadable(name)) return name
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Reduces a text to characters that the fonts have: letters lose an accent that the fonts lack, and other unknown
 * characters are removed. Otherwise the renderer would download a font from the internet.
 */
export function drawable(text: string): string {
  return [...text.normalize('NFC').replace(/[\u2010-\u2012]/g, '-')]
    .map((character) => [character, withoutMarks(character)].find((form) => drawn.test(form)) ?? ' ')
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
