import type { Table } from '@/lib/db/declare'

/** A row of an event, or only the columns that an order names. */
export type EventRow = Record<string, unknown>

/** What the sitemap needs to know about a page. */
export interface ListedPage {
  /** Its public path. */
  path: string
  /** When the newest of its rows was written, as the database returns it; null if the rows have no time. */
  lastModified: string | null
  /** Its picture, if that is a file on the site. */
  image: string | null
}

/** What revalidation and the sitemap need to know about an entity, besides the reads of its table. */
export interface Entity {
  table: Table
  /** The columns that its address can contain, and the one that `{table, slug}` refers to; absent if it has no page. */
  address?: { columns: readonly string[]; key: string }
  /** The column by which other tables refer to it. */
  foreignKey?: string
  /**
   * The paths to render again after a change, in this order: its own page, the lists that show it, and the pages
   * directly below it. Pages that merely mention it are renewed on their next visit (docs/product.md 18.4).
   * @throws DatabaseReadError
   */
  pages: (row: EventRow) => Promise<string[]> | string[]
  /**
   * Its pages in the sitemap, if each row has one of its own and nothing else decides whether it is listed; the others are
   * in lib/seo/page-list.ts.
   * @throws DatabaseReadError
   */
  listed?: () => Promise<ListedPage[]>
}
