export interface DatabaseState {
  reachable: boolean
  /** ISO time of the check: it may be a few seconds old. */
  checkedAt: string
  milliseconds: number
  /** In a few words; absent where the database is reachable. */
  problem?: string
}

interface ProbeOptions {
  /** One small read. */
  ask: (signal: AbortSignal) => Promise<Response>
  /** Milliseconds for which a result is reused; longer than `timeout`. */
  maxAge: number
  /** Milliseconds until no answer counts as none. */
  timeout: number
  now?: () => number
}

/**
 * Checks whether the database answers, at most once per `maxAge`; concurrent callers share one check.
 * @returns a function that gives the latest finding and never rejects
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
