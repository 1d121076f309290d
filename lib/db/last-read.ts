// Next bundles the server's entry points separately, so state that they share is kept on `globalThis`.
const store = globalThis as { lastGoodDatabaseRead?: number }

/** Records a complete response from the database; `at` is in ms since 1970. */
export function noteGoodRead(at = Date.now()): void {
  store.lastGoodDatabaseRead = at
}

/** When this process last got a complete response from the database (ms since 1970); null if never. */
export function lastGoodRead(): number | null {
  return store.lastGoodDatabaseRead ?? null
}
