/** A value that must be there; without it the error says what was missing. */
export function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Missing: ${what}`)
  return value
}
