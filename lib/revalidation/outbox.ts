import 'server-only'
import { env } from '@/lib/env'
import { adminClient } from '@/lib/supabase/admin'
import type { Database } from '@/lib/supabase/database.types'
import { gathering } from './gather'

type ChangeRow = Database['public']['Tables']['content_changes']['Row']
export type PendingChange = Pick<
  ChangeRow,
  'id' | 'type' | 'table_name' | 'record' | 'old_record' | 'attempts'
>

/** Changes younger than this (ms) are on their way by themselves. */
const settling = 5_000
/** Delivered changes are kept this long (days), for followers that were away. */
const keptDays = 30
/** Ids in one request: they stand in its address. */
const idsPerCall = 200
const gather = 150

/** Whether the outbox can be read and written here. */
export const hasOutbox = () => env.supabaseSecretKey !== undefined

/** An outbox row as the body that the database's own call would have had. */
export function bodyOf(change: PendingChange): string {
  const { id, type, table_name: table, record, old_record } = change
  return JSON.stringify({ type, schema: 'public', table, record, old_record, change_id: id })
}

/**
 * Changes that nobody is known to have taken, oldest first.
 * @throws Error where the database does not answer
 */
export async function readPending(limit: number): Promise<PendingChange[]> {
  const { data, error } = await adminClient()
    .from('content_changes')
    .select('id,type,table_name,record,old_record,attempts')
    .is('delivered_at', null)
    .lt('created_at', new Date(Date.now() - settling).toISOString())
    .order('id')
    .limit(limit)
  if (error) throw new Error(`Reading content_changes failed: ${error.message}`)
  return data
}

const noteDelivered = gathering(() => gather, writeDelivered)

/** Notes that a change was taken: many at a time in one write. Never rejects; what is not noted is sent again. */
export async function markDelivered(id: number): Promise<void> {
  if (hasOutbox()) await noteDelivered(id)
}

async function writeDelivered(arrived: readonly number[]): Promise<void> {
  const ids = [...new Set(arrived)]
  for (let from = 0; from < ids.length; from += idsPerCall) {
    try {
      const { error } = await adminClient()
        .from('content_changes')
        .update({ delivered_at: new Date().toISOString() })
        .in('id', ids.slice(from, from + idsPerCall))
      if (error) throw new Error(error.message)
    } catch (error) {
      console.error('Outbox: not noted as delivered:', error instanceof Error ? error.message : error)
    }
  }
}

/**
 * Counts one more attempt for changes that could not be delivered.
 * @throws Error where the database does not answer
 */
export async function countAttempts(changes: readonly PendingChange[]): Promise<void> {
  for (const [attempts, group] of Map.groupBy(changes, (change) => change.attempts)) {
    for (let from = 0; from < group.length; from += idsPerCall) {
      const ids = group.slice(from, from + idsPerCall).map(({ id }) => id)
      const { error } = await adminClient()
        .from('content_changes')
        .update({ attempts: attempts + 1 })
        .in('id', ids)
      if (error) throw new Error(`Writing content_changes failed: ${error.message}`)
    }
  }
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
