import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { adminClient } from '@/lib/db/admin'
import type { Database } from '@/lib/db/database.types'
import { env } from '@/lib/env'

type ChangeRow = Database['public']['Tables']['content_changes']['Row']
export type Change = Pick<ChangeRow, 'id' | 'type' | 'table_name' | 'record' | 'old_record'>

/** Changes younger than this are still being delivered by their own call. */
const settlingMs = 5_000
/** Delivered changes are noted together: a bulk edit would otherwise cost a request per row and instance. */
const gatheringMs = 1_000
/** Delivered changes are kept this long, for followers that were down. */
const keptDays = 30
/** Changes per call; the response says whether there are more. */
export const changesPerCall = 200

/** Whether the outbox can be read and written here. */
export const hasOutbox = () => env.supabaseSecretKey !== undefined

/** Converts an outbox row to the body that the database's own call would have had. */
export function bodyOf({ id, type, table_name: table, record, old_record }: Change): string {
  return JSON.stringify({ type, schema: 'public', table, record, old_record, change_id: id })
}

/**
 * Changes that are not known to have been processed, oldest first.
 * @throws Error where the database does not answer
 */
export async function readPending(): Promise<Change[]> {
  const { data, error } = await adminClient()
    .from('content_changes')
    .select('id,type,table_name,record,old_record')
    .is('delivered_at', null)
    .lt('created_at', new Date(Date.now() - settlingMs).toISOString())
    .order('id')
    .limit(changesPerCall)
  if (error) throw new Error(`Reading content_changes failed: ${error.message}`)
  return data
}

/** Records that changes were processed. Never rejects; changes that are not recorded are sent again. */
export async function markDelivered(ids: readonly number[]): Promise<void> {
  if (!hasOutbox() || ids.length === 0) return
  try {
    const { error } = await adminClient()
      .from('content_changes')
      .update({ delivered_at: new Date().toISOString() })
      .in('id', [...ids])
    if (error) throw new Error(error.message)
  } catch (error) {
    console.error('Outbox: not noted as delivered:', error instanceof Error ? error.message : error)
  }
}

const gathered: number[] = []
let noting: Promise<void> | undefined

/** Notes that a change was taken, with all others of a second. Never rejects. */
export function markDeliveredSoon(id: number): Promise<void> {
  gathered.push(id)
  noting ??= pause(gatheringMs).then(() => {
    noting = undefined
    return markDelivered(gathered.splice(0))
  })
  return noting
}

/**
 * Deletes changes that were delivered long ago.
 * @throws Error where the database does not answer
 */
export async function pruneDelivered(): Promise<void> {
  const before = new Date(Date.now() - keptDays * 86_400_000).toISOString()
  const { error } = await adminClient().from('content_changes').delete().lt('delivered_at', before)
  if (error) throw new Error(`Pruning content_changes failed: ${error.message}`)
}
