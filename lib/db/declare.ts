import type { Database } from './database.types'

type Tables = Database['public']['Tables']
export type TableName = keyof Tables
export type RowOf<Name extends TableName> = Tables[Name]['Row']
type ColumnOf<Name extends TableName> = keyof RowOf<Name> & string

/** A question that pages ask of one table. Building and serving run the same declaration (`execute.ts`). */
export interface Read<Row = unknown> {
  table: Table
  columns: readonly string[]
  /** The cache tag of the answer; with `match`, the value follows after a colon. */
  tag: string
  /** The column whose value a caller gives; all rows if absent. */
  match?: string
  /** Seconds until the answer expires, where that is sooner than the default. */
  seconds?: number
  /** Never set: carries the type of a row. */
  row?: Row
}

/** A table as the site reads it. */
export interface Table {
  name: TableName
  /** All columns that reads name, which a build loads. */
  columns: readonly string[]
  /** Columns that make the order of rows total, so that pages of 1,000 neither overlap nor leave gaps. */
  order: readonly string[]
  /** Columns that decide whether a row is public but that no read selects. */
  gates: readonly string[]
  /** All reads of this table, for finding out which tags a changed row touches. */
  reads: Read[]
}

interface TableOptions<Column> {
  order?: readonly Column[]
  gates?: readonly Column[]
}

interface ReadOptions<Column> {
  match?: Column
  seconds?: number
}

/**
 * Declares a table and returns the function that declares its reads.
 * @param columns every column that the reads may name
 */
export function declareTable<Name extends TableName, const Column extends ColumnOf<Name>>(
  name: Name,
  columns: readonly Column[],
  { order = ['id' as Column], gates = [] }: TableOptions<ColumnOf<Name>> = {},
) {
  const table: Table = { name, columns, order, gates, reads: [] }
  /** Declares a read: its tag, its columns, and the column whose value a caller gives. */
  function read<const Own extends Column>(
    tag: string,
    own: readonly Own[],
    options: ReadOptions<Column> = {},
  ): Read<Pick<RowOf<Name>, Own>> {
    const declared: Read<Pick<RowOf<Name>, Own>> = { table, columns: own, tag, ...options }
    table.reads.push(declared)
    return declared
  }
  return { table, read }
}

/** The type of a row that a read gives. */
export type RowFrom<Asked> = Asked extends Read<infer Row> ? Row : never

/**
 * The cache tag of one answer.
 * @param key the value of the read's `match` column
 */
export const tagOf = ({ tag, match }: Pick<Read, 'tag' | 'match'>, key?: string): string =>
  match === undefined ? tag : `${tag}:${key}`
