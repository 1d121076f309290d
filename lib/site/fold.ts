/** Letters that no accent is part of, as people type them on a keyboard without them. */
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/**
 * A text for comparison: two texts that people would call the same name fold to the same one (docs/product.md 13.1).
 * Lowercase, no accents, no apostrophes of any form and no full stops; hyphens and all other marks become one space.
 * @param text a name, or what a visitor typed
 * @returns letters and digits of any script, separated by single spaces; empty for a text of marks alone
 * @example fold("Łódź") // "lodz"; fold("Stratford‑upon‑Avon") // "stratford upon avon"; fold("Xi’an") // "xian"
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘‛`´′＇ʹʻʼʽʾʿˈ.]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øłđðħıəßæœþ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
