// The server bundles its entry points apart, each with its own modules: what they share lies on the process.
const store = globalThis as { lastGoodDatabaseRead?: number }

/** Notes that the database has just given a whole answer. */
export function noteGoodRead(at = Date.now()): void {
  store.lastGoodDatabaseRead = at
}

/** When the database last gave a whole answer to this process (ms since 1970), or null where it never has. */
export function lastGoodRead(): number | null {
  return store.lastGoodDatabaseRead ?? null
}
