/**
 * A name in plain letters, for addresses and comparisons: lowercase, without accents or apostrophes.
 * @example plainLetters("Côte d'Ivoire") // "cote divoire"
 */
export function plainLetters(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
}
