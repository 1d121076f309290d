import { LRUCache } from 'lru-cache'

/** No page takes longer from a read to its end. */
const longestRenderMs = 30_000

// The server bundles its entry points apart, each with its own modules: what they share lies on the process.
const store = globalThis as { tagReads?: LRUCache<string, true> }
store.tagReads ??= new LRUCache({ max: 100_000, ttl: longestRenderMs })
const { tagReads } = store

/** Notes that a page is being rendered from what these cache tags stand for. */
export function recordTagReads(tags: readonly string[]): void {
  for (const tag of tags) tagReads.set(tag, true)
}

/** Whether a page of this process may be in the making that has read what a cache tag stands for. */
export function isBeingRead(tag: string): boolean {
  return tagReads.has(tag)
}
