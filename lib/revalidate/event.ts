import { z } from 'zod'
import { type Read, type TableName, tagOf } from '@/lib/db/declare'
import { entities, entityOf } from '@/lib/entities'
import type { Entity, EventRow } from '@/lib/entities/entity'

// Maps a changed row to the cache tags of the pages that show it. The event contains the rows, and the entities' reads
// declare which columns belong to which tag.

/** The tables whose changes affect the site. */
export const contentTables = entities.map(({ table }) => table.name) as [TableName, ...TableName[]]

/** A change to a row, with its old and new values; null if the row is new or deleted. */
export interface RowChange {
  table: TableName
  before: EventRow | null
  /** The old row is not known, so every column may have changed. */
  blind?: boolean
  after: EventRow | null
}

/** A slug, a country's code or an id. */
const key = z
  .string({ error: 'must be a slug, a code or an id' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i, 'must be a slug, a code or an id')
  .max(80)

/** The columns whose values appear in tags. */
const matchColumns = ({ table }: Entity) => [
  ...new Set(table.reads.flatMap(({ match }) => (match === undefined ? [] : [match]))),
]

const shapes = new Map(
  entities.map((entity) => [
    entity.table.name,
    z.looseObject(Object.fromEntries(matchColumns(entity).map((name) => [name, key.nullable()]))),
  ]),
)

/**
 * Validates a row of an event.
 * @throws z.ZodError naming the columns that are missing or malformed
 */
export function parseRow(table: TableName, row: unknown): EventRow {
  return shapes.get(table)?.parse(row) ?? {}
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/**
 * The tags that a change makes stale (docs/product.md 18.4). A change to a column that nothing shows affects nothing; a
 * change to a column that only the entity's own page shows does not affect lists.
 * @param change rows that `parseRow` has checked
 */
export function tagsOfChange(change: RowChange): string[] {
  const rows = [change.before, change.after].filter((row) => row !== null)
  const shown = changedReads(change)
  // Sitemaps give a row's modification time, so every visible change affects them.
  const listed = shown.length > 0 ? entityOf.get(change.table)?.table.reads.filter(isSitemap) : []
  return [...new Set([...shown, ...(listed ?? [])].flatMap((read) => tagsOfRows(read, rows)))]
}

/**
 * How far a change reaches: only the page at the entity's own address, the pages below it too, or lists as well.
 * Sitemaps do not count.
 */
export function reachOf(change: RowChange): 'own' | 'below' | 'lists' {
  const entity = entityOf.get(change.table)
  const shown = changedReads(change).filter((read) => !isSitemap(read))
  if (shown.some(({ match }) => match === undefined || match !== entity?.address?.key)) return 'lists'
  // The pages below read fewer columns: a column that only the read of all columns has shows on the own page alone.
  return shown.every(({ columns }) => columns.length === entity?.table.columns.length) ? 'own' : 'below'
}

const isSitemap = ({ tag }: Read) => tag === 'pages'

/** The reads whose results a change affects. */
function changedReads({ table, before, after, blind = false }: RowChange): Read[] {
  const { reads, gates } = entityOf.get(table)?.table ?? { reads: [], gates: [] }
  const hasChanged = (column: string) =>
    !before || !after || blind || (column !== 'updated_at' && !same(before[column], after[column]))
  const isGateChanged = gates.some(hasChanged)
  return reads.filter(({ columns }) => isGateChanged || columns.some(hasChanged))
}

type Tagged = Parameters<typeof tagOf>[0]

function tagsOfRows(read: Tagged, rows: readonly EventRow[]): string[] {
  if (read.match === undefined) return [tagOf(read)]
  const column = read.match
  return rows.flatMap((row) => (typeof row[column] === 'string' ? [tagOf(read, row[column])] : []))
}

/** Every tag of a row, as if all its columns had changed, plus the tags of whatever depends on it. */
export function tagsOfRow(entity: Entity, row: EventRow): string[] {
  const { foreignKey } = entity
  const hanging = entities.flatMap(({ table }) => table.reads).filter(({ match }) => match === foreignKey)
  return [
    ...entity.table.reads.flatMap((read) => tagsOfRows(read, [row])),
    ...(typeof row.id === 'string' && foreignKey ? hanging.map((read) => tagOf(read, String(row.id))) : []),
  ]
}

/** The tags of all lists. */
export const listTags = [
  ...new Set(
    entities.flatMap(({ table }) => table.reads.filter(({ match }) => !match).map((read) => tagOf(read))),
  ),
]

/** The columns that identify a row in tags, for looking it up by its address. */
export const namingColumns = (entity: Entity) => [
  ...new Set([...(entity.table.columns.includes('id') ? ['id'] : []), ...matchColumns(entity)]),
]
