import { type Read, type TableName, tagOf } from '@/lib/db/declare'
import { entities, entityOf } from '@/lib/entities'
import type { Entity, EventRow } from '@/lib/entities/entity'

// Maps a changed row to the cache tags of the pages that show it. The event contains the rows, and the entities' reads
// declare which columns belong to which tag.

/** The tables whose changes affect the site. */
export const contentTables = entities.map(({ table }) => table.name) as [TableName, ...TableName[]]

/** A change to a row, with its old values (null if it is new, or if they are not known) and its new ones (null if deleted). */
export interface RowChange {
  table: TableName
  before: EventRow | null
  after: EventRow | null
}

/**
 * The tags that a change makes stale (docs/product.md 18.4). A change to a column that nothing shows affects nothing; a
 * change to a column that only the entity's own page shows does not affect lists.
 */
export function tagsOfChange(change: RowChange): string[] {
  const rows = [change.before, change.after].filter((row) => row !== null)
  const shown = changedReads(change)
  // Sitemaps give a row's modification time, so every visible change affects them.
  const listed =
    shown.length > 0 ? entityOf.get(change.table)?.table.reads.filter(({ tag }) => tag === 'pages') : []
  return [...new Set([...shown, ...(listed ?? [])].flatMap((read) => tagsOfRows(read, rows)))]
}

/** The reads whose results a change affects. */
function changedReads({ table, before, after }: RowChange): Read[] {
  const { reads, gates } = entityOf.get(table)?.table ?? { reads: [], gates: [] }
  const hasChanged = (column: string) =>
    !before || !after || (column !== 'updated_at' && !isSame(before[column], after[column]))
  const isGateChanged = gates.some(hasChanged)
  return reads.filter(({ columns }) => isGateChanged || columns.some(hasChanged))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function tagsOfRows(read: Read, rows: readonly EventRow[]): string[] {
  const { match } = read
  if (match === undefined) return [tagOf(read)]
  return rows.flatMap((row) => (typeof row[match] === 'string' ? [tagOf(read, row[match])] : []))
}

/** The tags of the rows of other tables that refer to a row. */
export function tagsOfDependents({ foreignKey }: Entity, { id }: EventRow): string[] {
  if (typeof id !== 'string' || !foreignKey) return []
  const reads = entities.flatMap(({ table }) => table.reads)
  return reads.filter(({ match }) => match === foreignKey).map((read) => tagOf(read, id))
}

/** The tags of all lists. */
export const listTags = [
  ...new Set(
    entities.flatMap(({ table }) => table.reads.filter(({ match }) => !match).map((read) => tagOf(read))),
  ),
]
