import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { adminClient } from '@/lib/db/admin'
import type { Database } from '@/lib/db/database.types'
import { env } from '@/lib/env'

type ChangeRow = Database['public']['Tables']['content_changes']['Row']
export type Change = Pick<ChangeRow, 'id' | 'type' | 'table_name' | 'record' | 'old_record'>

/** Changes younger than this are on their way by themselves. */
const settlingMs = 5_000
/** A bulk edit would otherwise cost the database a request for each row and instance. */
const gatheringMs = 1_000
/** Delivered changes are kept this long, for followers that were away. */
const keptDays = 30
/** Changes in one call; the answer says whether there are more. */
export const changesPerCall = 200

/** Whether the outbox can be read and written here. */
export const hasOutbox = () => env.supabaseSecretKey !== undefined

/** An outbox row as the body that the database's own call would have had. */
export function bodyOf({ id, type, table_name: table, record, old_record }: Change): string {
  return JSON.stringify({ type, schema: 'public', table, record, old_record, change_id: id })
}

/**
 * Changes that nobody is known to have taken, oldest first.
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

/** Notes that changes were taken. Never rejects; what is not noted is sent again. */
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
