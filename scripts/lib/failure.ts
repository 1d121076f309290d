/** A problem that the user can fix: shown as one sentence, without a stack trace. */
export class Failure extends Error {
  override name = 'Failure'
}

/** The message of anything thrown, with the cause that `fetch` hides behind "fetch failed". */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : undefined
  if (!cause) return error.message
  return cause.message || ('code' in cause ? String(cause.code) : error.message)
}

/** Prints an error: one sentence for a known failure, the stack trace for a bug. */
export function printFailure(error: unknown): void {
  console.error(error instanceof Failure ? error.message : error)
}
