/** What PostgREST, or the network, reports about a failed read. */
export interface ReadFailure {
  message: string
  code?: string
  details?: string | null
}

/** A failed read; the message names the table and the cause. A missing row is null instead. */
export class DatabaseReadError extends Error {
  override name = 'DatabaseReadError'
  readonly status: number

  constructor(table: string, failure: ReadFailure, status: number) {
    super(`Reading ${table} failed: ${causeOf(failure, status)}`)
    this.status = status
  }
}

function causeOf({ message, code }: ReadFailure, status: number): string {
  const cause = /fetch failed|ECONNREFUSED|ENOTFOUND/i.test(message)
    ? 'the database is not reachable'
    : /timeout|aborted/i.test(message)
      ? 'the database did not answer in time'
      : /terminated|ECONNRESET/i.test(message)
        ? 'the database broke off in the middle of its answer'
        : message.replace(/\s+/g, ' ').slice(0, 200)
  return `${cause}${status ? ` (HTTP ${status})` : ''}${code ? ` [${code}]` : ''}`
}
