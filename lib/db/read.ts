import 'server-only'
import pRetry from 'p-retry'
import { DatabaseReadError, type ReadFailure } from './errors'

/** Hosted Supabase silently truncates every response to this many rows. */
export const pageSize = 1_000

const building = process.env.NEXT_PHASE === 'phase-production-build'

/** How long one attempt may take. While serving it is short, because a visitor may be waiting for the page. */
export const attemptTimeoutMs = building ? 20_000 : 4_000

/** Exponential backoff (docs/product.md 19.1). */
const retries = {
  retries: 3,
  minTimeout: 500,
  maxTimeout: 30_000,
  // While serving, no attempt starts that could end more than 9 s after the first one began.
  maxRetryTime: building ? Number.POSITIVE_INFINITY : 9_000 - attemptTimeoutMs,
}

interface Answer<Row> {
  data: Row[] | null
  error: ReadFailure | null
  status: number
  count?: number | null
}

/** Whether retrying is pointless, as with a wrong key or a malformed query. */
const isFinal = (error: unknown) =>
  error instanceof DatabaseReadError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429

/**
 * Reads the rows of a query that needs no paging. Whatever is not a list of rows is a failure, also with status 200.
 * @param table its name, for the error message
 * @param query sends it; `attempt` is 1 for the first one
 * @throws DatabaseReadError if the read still fails after its retries
 */
export async function readPage<Row>(
  table: string,
  query: (attempt: number) => PromiseLike<Answer<Row>>,
): Promise<{ rows: Row[]; count: number | null; status: number }> {
  return pRetry(
    async (attempt) => {
      const { data, error, status, count = null } = await query(attempt)
      if (error) throw new DatabaseReadError(table, error, status)
      if (!Array.isArray(data)) {
        throw new DatabaseReadError(table, { message: 'the answer is not a list of rows' }, status)
      }
      return { rows: data, count, status }
    },
    { ...retries, shouldRetry: ({ error }) => !isFinal(error) },
  )
}

/**
 * Reads all rows of a query in pages of 1,000, and compares their number with the database's count.
 * @param table its name, for the error message
 * @param query a select with `{ count: 'exact' }`, a total order, and `.range(from, to)`
 * @throws DatabaseReadError if a page still fails after its retries, or if rows are missing
 */
export async function readAll<Row>(
  table: string,
  query: (from: number, to: number, attempt: number) => PromiseLike<Answer<Row>>,
): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const from = all.length
    const { rows, count, status } = await readPage(table, (attempt) =>
      query(from, from + pageSize - 1, attempt),
    )
    all.push(...rows)
    if (count === null) throw new DatabaseReadError(table, { message: 'the answer has no row count' }, status)
    if (all.length >= count) return all
    if (rows.length === 0) {
      throw new DatabaseReadError(table, { message: `only ${all.length} of ${count} rows arrived` }, status)
    }
  }
}
