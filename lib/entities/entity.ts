import type { Table } from '@/lib/db/declare'

/** A row as an event contains it, or as its address identifies it. */
export type EventRow = Record<string, unknown>

/** What revalidation needs to know about an entity; its reads are declared with its table. */
export interface Entity {
  table: Table
  /** The columns of its address, and the one that `{"table", "slug"}` refers to; absent if it has no page. */
  address?: { columns: readonly string[]; key: string }
  /** The column by which rows of other tables hang on it. */
  foreignKey?: string
  /**
   * The pages to render again after a change: its own, the lists it stands on, and what lies directly below, in this
   * order. What merely mentions it is renewed at its next visit.
   * @throws DatabaseReadError
   */
  pages: (row: EventRow) => Promise<string[]> | string[]
}
