import { LRUCache } from 'lru-cache'

/** The longest time from a page's read to the end of its rendering. */
const longestRenderMs = 30_000

// Next bundles the server's entry points separately, so state that they share is kept on `globalThis`.
const store = globalThis as { tagReads?: LRUCache<string, true> }
store.tagReads ??= new LRUCache({ max: 100_000, ttl: longestRenderMs })
const { tagReads } = store

/** Records that a page is rendering from reads with these cache tags. */
export function recordTagReads(tags: readonly string[]): void {
  for (const tag of tags) tagReads.set(tag, true)
}

/** Whether a page that read under this cache tag may still be rendering in this process. */
export function isBeingRead(tag: string): boolean {
  return tagReads.has(tag)
}
