// The server bundles its entry points separately, each with its own modules, so shared state lives on the process.
const store = globalThis as { lastGoodDatabaseRead?: number }

/** Records that the database has just given a complete answer. */
export function noteGoodRead(at = Date.now()): void {
  store.lastGoodDatabaseRead = at
}

/** When the database last gave this process a complete answer (ms since 1970), or null if never. */
export function lastGoodRead(): number | null {
  return store.lastGoodDatabaseRead ?? null
}
