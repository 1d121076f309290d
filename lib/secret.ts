import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a caller's secret is the expected one, in the same time whatever is wrong with it (docs/product.md 18.3).
 * Digests are compared, so that not even the length can be measured.
 */
export function isSecret(given: string | null | undefined, expected: string): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(expected)) && given !== null && given !== undefined
}
