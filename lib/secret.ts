import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Compares a caller's secret with the expected one in constant time (docs/product.md 18.3). Digests are compared, so
 * that the time does not reveal the length either.
 */
export function isSecret(given: string | null | undefined, expected: string): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(expected)) && given !== null && given !== undefined
}
