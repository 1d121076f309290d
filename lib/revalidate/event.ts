import { z } from 'zod'
import { type Read, type TableName, tagOf } from '@/lib/db/declare'
import { entities, entityOf } from '@/lib/entities'
import type { Entity, EventRow } from '@/lib/entities/entity'

// From a changed row to the cache tags of what shows it. The rows come with the event, and which columns are shown
// under which tag is what the reads of the entities declare.

/** The tables whose changes concern the site. */
export const contentTables = entities.map(({ table }) => table.name) as [TableName, ...TableName[]]

/** A change of a row: what was there before and what is there now; null where the row is new or gone. */
export interface RowChange {
  table: TableName
  before: EventRow | null
  /** Before is not known: everything may have changed. */
  blind?: boolean
  after: EventRow | null
}

/** A slug, a country's code or an id. */
const key = z
  .string({ error: 'must be a slug, a code or an id' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i, 'must be a slug, a code or an id')
  .max(80)

/** The columns whose values stand in tags. */
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
 * Checks a row of an event.
 * @throws z.ZodError naming the columns that are missing or malformed
 */
export function parseRow(table: TableName, row: unknown): EventRow {
  return shapes.get(table)?.parse(row) ?? {}
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/**
 * The tags that a change touches (docs/product.md 18.4). A change in a column that nothing shows
 * touches nothing; one that only the entity's own page shows leaves lists alone.
 * @param change rows that `parseRow` has checked
 */
export function tagsOfChange(change: RowChange): string[] {
  const rows = [change.before, change.after].filter((row) => row !== null)
  const shown = changedReads(change)
  // Sitemaps say when a row was written, so they follow every change that shows.
  const listed = shown.length > 0 ? entityOf.get(change.table)?.table.reads.filter(isSitemap) : []
  return [...new Set([...shown, ...(listed ?? [])].flatMap((read) => tagsOfRows(read, rows)))]
}

/**
 * How far a change is seen: on the page at the entity's own address, on those below it too, or also on lists. Sitemaps do not
 * count.
 */
export function reachOf(change: RowChange): 'own' | 'below' | 'lists' {
  const entity = entityOf.get(change.table)
  const shown = changedReads(change).filter((read) => !isSitemap(read))
  if (shown.some(({ match }) => match === undefined || match !== entity?.address?.key)) return 'lists'
  // The pages below leave something out: what only the read of all columns shows stands on the own page alone.
  return shown.every(({ columns }) => columns.length === entity?.table.columns.length) ? 'own' : 'below'
}

const isSitemap = ({ tag }: Read) => tag === 'pages'

/** The reads whose answers a change alters. */
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

/** Every tag that a row carries, as if all its columns had changed, and the tags of what hangs on it. */
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

/** The columns that name a row in tags, for looking it up by its address. */
export const namingColumns = (entity: Entity) => [
  ...new Set([...(entity.table.columns.includes('id') ? ['id'] : []), ...matchColumns(entity)]),
]
