import 'server-only'
import { randomUUID } from 'node:crypto'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { adminClient } from './admin'
import { cacheHeader, revalidateSeconds, supabase } from './client'
import { type Read, type Table, tagOf } from './declare'
import { isPreview } from './preview'
import { readAll } from './read'
import { recordTagReads } from './recent-reads'

type Rows = readonly unknown[]

const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build'

/**
 * Runs a declared read. The build filters whole tables in memory, the server sends one request under the read's cache
 * tags, and an editor's preview bypasses every cache with the key that sees drafts. Repeated reads within one render
 * are made once.
 * @param keys one or several values of the read's `match` column
 * @returns the rows in no particular order; callers sort them, so that all three ways give the same page
 * @throws DatabaseReadError
 */
export function readRows<Row>(read: Read<Row>, keys?: string | readonly string[]): Promise<Row[]> {
  const list = keys === undefined ? undefined : [keys].flat()
  // React's cache compares arguments by identity, so an array would never match.
  return askOnce(read, list?.join(',')) as Promise<Row[]>
}

/**
 * The row that a key identifies, or null if there is none.
 * @throws DatabaseReadError
 */
export async function readRow<Row>(read: Read<Row>, key: string): Promise<Row | null> {
  return (await readRows(read, key))[0] ?? null
}

const askOnce = cache((read: Read, joined: string | undefined): Promise<Rows> => {
  const keys = joined === undefined ? undefined : joined.split(',').filter(Boolean)
  if (keys?.length === 0) return Promise.resolve([])
  return isBuilding() ? fromTables(read, keys) : fromDatabase(read, keys)
})

const tagsOf = (read: Read, keys: readonly string[] | undefined) =>
  keys ? keys.map((key) => tagOf(read, key)) : [tagOf(read)]

async function fromDatabase(read: Read, keys: readonly string[] | undefined): Promise<Rows> {
  const preview = await isPreview()
  return request(preview ? adminClient() : supabase, read, keys, !preview)
}

/**
 * Runs a declared read without any cache, for programs and for revalidation, which must not get cached rows.
 * @param keys as for `readRows`
 * @throws DatabaseReadError
 */
export function readFresh<Row>(read: Read<Row>, keys?: string | readonly string[]): Promise<Row[]> {
  return request(supabase, read, keys === undefined ? undefined : [keys].flat(), false) as Promise<Row[]>
}

function request(
  client: typeof supabase,
  read: Read,
  keys: readonly string[] | undefined,
  isCached: boolean,
): Promise<Rows> {
  const { table, columns, match, seconds = revalidateSeconds } = read
  const tags = tagsOf(read, keys)
  return readAll<unknown>(table.name, (from, to) => {
    if (isCached) recordTagReads(tags)
    let query = client.from(table.name).select<string, unknown>(columns.join(','), { count: 'exact' })
    if (match && keys) query = query.filter(match, 'in', `(${keys.join(',')})`)
    for (const column of table.order) query = query.order(column)
    if (isCached) query = query.setHeader(...cacheHeader({ tags, revalidate: seconds }))
    return query.range(from, to)
  })
}

const tables = new Map<Table, Promise<Rows>>()
const indexes = new Map<Read, Promise<Map<unknown, Rows>>>()

/** Each build worker reads each table once, so the number of requests depends on rows and not on pages. */
async function fromTables(read: Read, keys: readonly string[] | undefined): Promise<Rows> {
  const { table, match } = read
  const load = () =>
    remember(tables, table, () => {
      const whole: Read = { table, columns: table.columns, tag: '' }
      return request(supabase, whole, undefined, false)
    })
  await attachTags(tagsOf(read, keys), read.seconds ?? revalidateSeconds, load)
  const all = load()
  if (match === undefined || keys === undefined) return all
  const index = await remember(indexes, read, async () =>
    Map.groupBy(await all, (row) => (row as Record<string, unknown>)[match]),
  )
  return keys.flatMap((key) => index.get(key) ?? [])
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

const worker = randomUUID()

/**
 * Adds cache tags to the page that is rendering. Next accepts tags only from a cached value, so this caches `true`
 * under them; the rows stay in memory instead of being cached once per page. The table is loaded inside the cached
 * function because an uncached request would make the page dynamic.
 */
async function attachTags(tags: string[], seconds: number, load: () => Promise<unknown>): Promise<void> {
  const loaded = async () => {
    await load()
    return true
  }
  await unstable_cache(loaded, [worker, ...tags], { tags, revalidate: seconds })()
}
