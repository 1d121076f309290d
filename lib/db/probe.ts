/** The result of a check, as `/api/health` reports it. */
export interface DatabaseState {
  reachable: boolean
  /** ISO time of the check, which may be a few seconds ago. */
  checkedAt: string
  milliseconds: number
  /** A few words; absent if the database is reachable. */
  problem?: string
}

interface ProbeOptions {
  /** Sends one small read. */
  ask: (signal: AbortSignal) => Promise<Response>
  /** Milliseconds for which a result is reused; must be longer than `timeout`. */
  maxAge: number
  /** Milliseconds after which the database counts as not reachable. */
  timeout: number
  now?: () => number
}

/**
 * Checks whether the database responds, at most once per `maxAge`; concurrent callers share one check
 * (docs/product.md 19.8).
 * @returns a function that resolves to the latest result and never rejects
 */
export function databaseProbe(options: ProbeOptions): () => Promise<DatabaseState> {
  const { ask, maxAge, timeout, now = Date.now } = options
  let latest: Promise<DatabaseState> | undefined
  let startedAt = Number.NEGATIVE_INFINITY

  const probe = async (): Promise<DatabaseState> => {
    const problem = await ask(AbortSignal.timeout(timeout)).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok ? undefined : `answered HTTP ${response.status}`
      },
      (error: unknown) =>
        error instanceof Error && error.name === 'TimeoutError'
          ? `no answer within ${timeout / 1000} s`
          : 'no connection',
    )
    const checkedAt = new Date(now()).toISOString()
    return { reachable: !problem, checkedAt, milliseconds: Math.round(now() - startedAt), problem }
  }

  return () => {
    if (!latest || now() - startedAt >= maxAge) {
      startedAt = now()
      latest = probe()
    }
    return latest
  }
}
