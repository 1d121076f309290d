import type { Database } from './database.types'

type Tables = Database['public']['Tables']
export type TableName = keyof Tables
export type RowOf<Name extends TableName> = Tables[Name]['Row']
type ColumnOf<Name extends TableName> = keyof RowOf<Name> & string

/** A query of one table. The build and the server run the same declaration (`execute.ts`). */
export interface Read<Row = unknown> {
  table: Table
  columns: readonly string[]
  /** The cache tag of the result; with `match`, a colon and the value follow. */
  tag: string
  /** The column that a caller's key is compared with; without it, the read returns all rows. */
  match?: string
  /** Never set; it carries the type of a row. */
  row?: Row
}

/** A table as the site reads it. */
export interface Table {
  name: TableName
  /** Every column that the table's reads select; the build loads all of them. */
  columns: readonly string[]
  /** Columns that give the rows a total order, so that pages of 1,000 rows neither overlap nor leave gaps. */
  order: readonly string[]
  /** Columns that decide whether a row is public. A change to one of them affects every read. */
  gates: readonly string[]
  /** All reads of this table, from which revalidation derives the tags of a changed row. */
  reads: Read[]
}

/**
 * Declares a table and returns the function that declares its reads.
 * @param columns every column that the reads may select
 * @param options `order`: see `Table`, `id` by default; `gates`: see `Table`
 */
export function declareTable<Name extends TableName, const Column extends ColumnOf<Name>>(
  name: Name,
  columns: readonly Column[],
  {
    order = ['id' as Column],
    gates = [],
  }: Partial<Record<'order' | 'gates', readonly ColumnOf<Name>[]>> = {},
) {
  const table: Table = { name, columns, order, gates, reads: [] }
  function read<const Own extends Column>(
    tag: string,
    own: readonly Own[],
    options: { match?: Column } = {},
  ): Read<Pick<RowOf<Name>, Own>> {
    const declared: Read<Pick<RowOf<Name>, Own>> = { table, columns: own, tag, ...options }
    table.reads.push(declared)
    return declared
  }
  return { table, read }
}

/** The type of a read's rows. */
export type RowFrom<Asked> = Asked extends Read<infer Row> ? Row : never

/**
 * The cache tag of a read's result, such as `city:tokyo`.
 * @param key the value of the read's `match` column
 */
export const tagOf = ({ tag, match }: Pick<Read, 'tag' | 'match'>, key?: string): string =>
  match === undefined ? tag : `${tag}:${key}`
