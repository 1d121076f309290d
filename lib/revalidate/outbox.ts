import 'server-only'
import { adminClient } from '@/lib/db/client'
import type { RowOf } from '@/lib/db/declare'
import { readPage } from '@/lib/db/read'
import { env } from '@/lib/env'

// The table content_changes: each change of a row, written by a trigger in the editor's own transaction.

export type Change = Pick<RowOf<'content_changes'>, 'id' | 'type' | 'table_name' | 'record' | 'old_record'>

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

const log = () => adminClient().from('content_changes')
const changes = () => log().select('id, type, table_name, record, old_record').order('id')

/** Changes by their numbers, in order. @throws DatabaseReadError */
export async function changesById(ids: readonly number[]): Promise<Change[]> {
  return (await readPage('content_changes', () => changes().in('id', [...ids]))).rows
}

/** The numbers of the first thousand changes that were written since a time. @throws DatabaseReadError */
export async function idsSince(time: Date): Promise<number[]> {
  const since = () => log().select('id').gte('created_at', time.toISOString()).order('id').limit(1_000)
  return (await readPage('content_changes', since)).rows.map(({ id }) => id)
}

/** Changes that are not known to have been processed, oldest first. @throws DatabaseReadError */
export async function readPending(): Promise<Change[]> {
  const settled = new Date(Date.now() - settlingMs).toISOString()
  const pending = () => changes().is('delivered_at', null).lt('created_at', settled).limit(changesPerCall)
  return (await readPage('content_changes', pending)).rows
}

/** Records that changes were processed. Never rejects; changes that are not recorded are sent again. */
export async function markDelivered(ids: readonly number[]): Promise<void> {
  if (!env.supabaseSecretKey || ids.length === 0) return
  const delivered = { delivered_at: new Date().toISOString() }
  const { error } = await log()
    .update(delivered)
    .in('id', [...ids])
  if (error) console.error('Outbox: not noted as delivered:', error.message)
}

/** Deletes changes that were delivered long ago. Never rejects; the next call deletes what is left. */
export async function pruneDelivered(): Promise<void> {
  const before = new Date(Date.now() - keptDays * 86_400_000).toISOString()
  const { error } = await log().delete().lt('delivered_at', before)
  if (error) console.error('Outbox: not pruned:', error.message)
}
