// The server bundles its entry points apart, each with its own modules: what they share lies on the process.
const store = globalThis as { tagsAskedAt?: Map<string, number> }

/** A page is rarely made for longer than this (ms) once it has asked its first question. */
const making = 10_000
/** More tags than this are not remembered: the oldest go. */
const remembered = 50_000

/**
 * Notes that a page which is being made asks under these tags.
 * A page made from old rows counts as fresh when it is finished after its tag was marked stale: Next compares the tag's
 * time with the end of the making. Knowing who asked shortly before lets the tag be marked a second time.
 */
export function noteAsked(tags: readonly string[], now = Date.now()): void {
  store.tagsAskedAt ??= new Map()
  const asked = store.tagsAskedAt
  for (const tag of tags) {
    // Set anew, so that the map is in the order of time.
    asked.delete(tag)
    asked.set(tag, now)
  }
  for (const [tag, at] of asked) {
    if (asked.size <= remembered && now - at <= making) break
    asked.delete(tag)
  }
}

/** Those of the tags that a page asked under so recently that it may still be in the making. */
export function askedRecently(tags: readonly string[], now = Date.now()): string[] {
  return tags.filter((tag) => now - (store.tagsAskedAt?.get(tag) ?? Number.NEGATIVE_INFINITY) <= making)
}
