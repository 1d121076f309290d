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
 * Runs a declared read: from whole tables in memory while building, as one request under the read's cache tags in
 * service, and past every cache with the key that sees drafts in an editor's preview. Within one render the same
 * question is asked once.
 * @param keys the value of the read's `match` column, or several
 * @returns the rows, in no promised order: the entities sort, so that all three ways give the same pages
 * @throws DatabaseReadError
 */
export function readRows<Row>(read: Read<Row>, keys?: string | readonly string[]): Promise<Row[]> {
  const list = keys === undefined ? undefined : [keys].flat()
  // React's cache compares arguments by identity, and an array is never the same twice.
  return askOnce(read, list?.join(',')) as Promise<Row[]>
}

/**
 * The one row of a read, or null where there is none.
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
 * Runs a declared read now, past every cache: for programs and for renewal, which must not see what pages remember.
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

/** While building, each worker reads each table once, so requests grow with rows and not with pages. */
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
 * Puts cache tags on the page that is being rendered. Next takes tags only from something cached, so this caches the
 * word true under them; the rows stay in memory instead of being written to the cache once for each page. The table is
 * loaded in here because an uncached request would make the page a dynamic one.
 */
async function attachTags(tags: string[], seconds: number, load: () => Promise<unknown>): Promise<void> {
  const loaded = async () => {
    await load()
    return true
  }
  await unstable_cache(loaded, [worker, ...tags], { tags, revalidate: seconds })()
}
