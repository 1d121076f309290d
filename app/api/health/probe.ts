import { askRest } from '@/lib/db/rest'

/** The result of a check, as `/api/health` reports it. */
export interface DatabaseState {
  reachable: boolean
  /** ISO time of the check, which may be a few seconds ago. */
  checkedAt: string
  milliseconds: number
  /** A few words; absent if the database is reachable. */
  problem?: string
}

/** A result is reused for this long; longer than a check can take. */
const maxAgeMs = 5_000
const timeoutMs = 2_000

let latest: Promise<DatabaseState> | undefined
let startedAt = Number.NEGATIVE_INFINITY
let lastGood: number | null = null

/**
 * Whether the database responds, checked at most once in five seconds; concurrent callers share one check
 * (docs/product.md 19.8). Never rejects.
 */
export function databaseState(): Promise<DatabaseState> {
  if (!latest || Date.now() - startedAt >= maxAgeMs) {
    startedAt = Date.now()
    latest = check(startedAt)
  }
  return latest
}

/** When a check last found the database (ms since 1970); null if none has yet. */
export const lastGoodRead = (): number | null => lastGood

async function check(since: number): Promise<DatabaseState> {
  const problem = await askRest('countries?select=id&limit=1', timeoutMs).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok ? undefined : `answered HTTP ${response.status}`
    },
    (error: unknown) =>
      error instanceof Error && error.name === 'TimeoutError'
        ? `no answer within ${timeoutMs / 1000} s`
        : 'no connection',
  )
  const now = Date.now()
  if (!problem) lastGood = now
  return { reachable: !problem, checkedAt: new Date(now).toISOString(), milliseconds: now - since, problem }
}
