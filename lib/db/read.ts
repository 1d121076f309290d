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

interface Answer<Data> {
  data: Data | null
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

async function ask<Data>(table: string, question: () => PromiseLike<Answer<Data>>): Promise<Answer<Data>> {
  return pRetry(
    async () => {
      const answer = await question()
      if (answer.error) throw new DatabaseReadError(table, answer.error, answer.status)
      return answer
    },
    { ...retries, shouldRetry: ({ error }) => !isFinal(error) },
  )
}

/**
 * Reads one row, or null if there is none.
 * @param table its name, for the error message
 * @param question a select that ends in `.maybeSingle()`
 * @throws DatabaseReadError if the read still fails after its retries
 */
export async function readOne<Row>(
  table: string,
  question: () => PromiseLike<Answer<Row>>,
): Promise<Row | null> {
  return (await ask(table, question)).data
}

/**
 * Reads all rows of a query in pages of 1,000, and compares their number with the database's count.
 * @param table its name, for the error message
 * @param question a select with `{ count: 'exact' }`, a total order, and `.range(from, to)`
 * @throws DatabaseReadError if a page still fails after its retries, or if rows are missing
 */
export async function readAll<Row>(
  table: string,
  question: (from: number, to: number) => PromiseLike<Answer<Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, count, status } = await ask(table, () => question(rows.length, rows.length + pageSize - 1))
    const page = data ?? []
    rows.push(...page)
    if (typeof count !== 'number') {
      throw new DatabaseReadError(table, { message: 'the answer has no row count' }, status)
    }
    if (rows.length >= count) return rows
    if (page.length === 0) {
      throw new DatabaseReadError(table, { message: `only ${rows.length} of ${count} rows arrived` }, status)
    }
  }
}
