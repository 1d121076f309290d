import * as nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy, inlineScriptHashes } from './policy.ts'

type FileSystemCache = import('next/dist/server/lib/incremental-cache/file-system-cache.js').default
type Key = Parameters<FileSystemCache['get']>[0]
type Entry = Parameters<FileSystemCache['set']>[1]

// Node and Next's bundler disagree on what the default export of this CommonJS module is.
const { default: given } = nextCache as unknown as { default: { default?: typeof nextCache.default } }
const NextPageCache = given.default ?? (given as unknown as typeof nextCache.default)

const policyHeader = 'content-security-policy'

// Next loads this file outside its bundle, so it imports little. lib/env.ts has validated the setting.
const imageOrigins = (process.env.IMAGE_ORIGINS ?? '')
  .split(',')
  .flatMap((text) => URL.parse(text.trim())?.origin ?? [])

/** When the request that stored an entry began, by key, for the last entries that this process stored. */
const begun = new Map<string, number>()
const mostBegun = 50_000

/**
 * Next's own page cache, with two changes. It adds to each page a Content-Security-Policy with the hashes of that page's
 * scripts, and to each generated file one without (docs/decisions/010-content-security-policy.md). And an entry is as old as
 * the request that rendered it, not as the end of its rendering: a page that was rendered from old rows while its tags were
 * marked is stale (docs/decisions/008-revalidation.md).
 */
export default class PageCache extends NextPageCache {
  /** Next makes a cache for each request. */
  readonly #began = Date.now()

  /** The pages of a build have no policy yet. */
  override async get(key: Key, context: Parameters<FileSystemCache['get']>[1]) {
    const entry = await super.get(key, context)
    await addPolicy(entry?.value ?? null)
    const began = begun.get(key)
    return entry && began !== undefined
      ? { ...entry, lastModified: Math.min(began, entry.lastModified ?? began) }
      : entry
  }

  /** Next sends a page that it has just rendered with the headers of this very entry. */
  override async set(key: Key, entry: Entry, context: Parameters<FileSystemCache['set']>[2]) {
    await addPolicy(entry)
    begun.delete(key)
    begun.set(key, this.#began)
    const [oldest] = begun.keys()
    if (begun.size > mostBegun && oldest !== undefined) begun.delete(oldest)
    return super.set(key, entry, context)
  }
}

async function addPolicy(entry: Entry): Promise<void> {
  if (entry?.kind !== 'APP_PAGE' && entry?.kind !== 'APP_ROUTE') return
  entry.headers ??= {}
  if (entry.headers[policyHeader]) return
  const hashes = entry.kind === 'APP_PAGE' ? await inlineScriptHashes(String(entry.html)) : []
  entry.headers[policyHeader] = contentSecurityPolicy(imageOrigins, hashes)
}
