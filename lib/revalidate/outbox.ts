import 'server-only'
import { z } from 'zod'
import { adminClient } from '@/lib/db/client'
import { askRest } from '@/lib/db/rest'
import { env } from '@/lib/env'

// The table content_changes: each change of a row, written by a trigger in the editor's own transaction.

const row = z.record(z.string(), z.unknown()).nullable()
const changeList = z.array(
  z.object({ id: z.number(), type: z.string(), table_name: z.string(), record: row, old_record: row }),
)
export type Change = z.infer<typeof changeList>[number]

/** Changes younger than this are still being delivered by their own call. */
const settlingMs = 5_000
/** Delivered changes are kept this long, for followers that were down. */
const keptDays = 30
/** Changes per call of /api/revalidate/pending; the response says whether there are more. */
export const changesPerCall = 200

/** Converts a change to the body that the database's own call would have had. */
export function bodyOf({ type, table_name: table, record, old_record }: Change): string {
  return JSON.stringify({ type, schema: 'public', table, record, old_record })
}

/**
 * Reads the log of changes.
 * @param filter of PostgREST, such as `created_at=gte.2026-11-24T09:00:00Z`
 * @throws Error if the database does not answer
 */
async function readChanges<Shape>(schema: z.ZodType<Shape>, columns: string, filter: string): Promise<Shape> {
  const path = `content_changes?select=${columns}&order=id&${filter}`
  const response = await askRest(path, 10_000, env.supabaseSecretKey)
  if (!response.ok) throw new Error(`The database answers ${response.status} to a read of content_changes.`)
  return schema.parse(await response.json())
}

/** Changes by their numbers, in order. @throws Error if the database does not answer */
export const changesById = (ids: readonly number[]): Promise<Change[]> =>
  readChanges(changeList, 'id,type,table_name,record,old_record', `id=in.(${ids.join(',')})`)

/**
 * The numbers of the first thousand changes that were written since a time.
 * @throws Error if the database does not answer
 */
export async function idsSince(time: Date): Promise<number[]> {
  const schema = z.array(z.object({ id: z.number() }))
  const filter = `created_at=gte.${time.toISOString()}&limit=1000`
  return (await readChanges(schema, 'id', filter)).map(({ id }) => id)
}

/**
 * Changes that are not known to have been processed, oldest first.
 * @throws Error if the database does not answer
 */
export function readPending(): Promise<Change[]> {
  const settled = new Date(Date.now() - settlingMs).toISOString()
  const filter = `delivered_at=is.null&created_at=lt.${settled}&limit=${changesPerCall}`
  return readChanges(changeList, 'id,type,table_name,record,old_record', filter)
}

/** Records that changes were processed. Never rejects; changes that are not recorded are sent again. */
export async function markDelivered(ids: readonly number[]): Promise<void> {
  if (!env.supabaseSecretKey || ids.length === 0) return
  const delivered = { delivered_at: new Date().toISOString() }
  const { error } = await adminClient()
    .from('content_changes')
    .update(delivered)
    .in('id', [...ids])
  if (error) console.error('Outbox: not noted as delivered:', error.message)
}

/**
 * Deletes changes that were delivered long ago.
 * @throws Error if the database does not answer
 */
export async function pruneDelivered(): Promise<void> {
  const before = new Date(Date.now() - keptDays * 86_400_000).toISOString()
  const { error } = await adminClient().from('content_changes').delete().lt('delivered_at', before)
  if (error) throw new Error(`Pruning content_changes failed: ${error.message}`)
}
