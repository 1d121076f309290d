import 'server-only'
import { randomUUID } from 'node:crypto'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { adminClient, type Client, cachedClient, revalidateSeconds, supabase } from './client'
import { type Read, type Table, tagOf } from './declare'
import { readAll, readPage } from './read'

type Rows = readonly unknown[]
type Keys = readonly string[] | undefined

/**
 * Runs a declared read. The build filters whole tables in memory, the server sends one request under the read's cache
 * tags, and an editor's preview bypasses every cache with the key that sees drafts. Repeated reads within one render
 * are made once.
 * @param keys one or several values of the read's `match` column
 * @returns the rows in no particular order; callers sort them, so that all three ways give the same page
 * @throws DatabaseReadError
 */
export function readRows<Row>(read: Read<Row>, keys?: string | readonly string[]): Promise<Row[]> {
  // React's cache compares arguments by identity, so an array would never match.
  return readOnce(read, keys === undefined ? undefined : [keys].flat().join(','), false) as Promise<Row[]>
}

/**
 * The row that a key identifies, or null if there is none.
 * @throws DatabaseReadError
 */
export async function readRow<Row>(read: Read<Row>, key: string): Promise<Row | null> {
  const [row] = (await readOnce(read, key, true)) as Row[]
  return row ?? null
}

/**
 * Runs a declared read without any cache, for programs and for revalidation, which must not get cached rows.
 * @throws DatabaseReadError
 */
export function readFresh<Row>(read: Read<Row>, key: string): Promise<Row[]> {
  return fetchRows(read, [key], false, () => supabase) as Promise<Row[]>
}

/**
 * Whether this request is an editor's preview (Next's draft mode). Unlike reading a cookie, asking keeps a static page
 * static. Outside of a request, as in `generateStaticParams` and in programs, there is no preview.
 */
async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    return false
  }
}

const readOnce = cache(async (read: Read, joined: string | undefined, isOne: boolean): Promise<Rows> => {
  const keys = joined?.split(',').filter(Boolean)
  if (keys?.length === 0) return []
  const tags = keys ? keys.map((key) => tagOf(read, key)) : [tagOf(read)]
  if (process.env.NEXT_PHASE === 'phase-production-build') return filterTable(read, keys, tags)
  if (await isPreview()) return fetchRows(read, keys, isOne, adminClient)
  return fetchRows(read, keys, isOne, (attempt) => cachedClient(tags, attempt))
})

function fetchRows(
  read: Read,
  keys: Keys,
  isOne: boolean,
  client: (attempt: number) => Client,
): Promise<Rows> {
  const { table, columns, match } = read
  const select = (attempt: number, options?: { count: 'exact' }) => {
    const query = client(attempt).from(table.name).select<string, unknown>(columns.join(','), options)
    return match && keys ? query.filter(match, 'in', `(${keys.join(',')})`) : query
  }
  if (isOne) return readPage(table.name, (attempt) => select(attempt).limit(1)).then(({ rows }) => rows)
  return readAll(table.name, (from, to, attempt) => {
    let query = select(attempt, { count: 'exact' })
    for (const column of table.order) query = query.order(column)
    return query.range(from, to)
  })
}

const tables = new Map<Table, Promise<Rows>>()
const indexes = new Map<Read, Promise<Map<unknown, Rows>>>()

/** Each build worker reads each table once, so the number of requests depends on rows and not on pages. */
async function filterTable(read: Read, keys: Keys, tags: string[]): Promise<Rows> {
  const { table, match } = read
  const load = () =>
    remember(tables, table, () =>
      fetchRows({ table, columns: table.columns, tag: '' }, undefined, false, () => supabase),
    )
  await attachTags(tags, load)
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
async function attachTags(tags: string[], load: () => Promise<unknown>): Promise<void> {
  const loaded = async () => {
    await load()
    return true
  }
  await unstable_cache(loaded, [worker, ...tags], { tags, revalidate: revalidateSeconds })()
}
