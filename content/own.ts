import { readSources, type Sources } from './build/sources.ts'
import type { Table } from './build/sql.ts'
import { tablesOf } from './build/tables.ts'

// The project's own content, for tests and the table of searches. Reading it takes seconds, so it is read once.

let sources: Sources | undefined
let tables: Promise<Table[]> | undefined

export function ownSources(): Sources {
  sources ??= readSources('content')
  return sources
}

export function ownTables(): Promise<Table[]> {
  tables ??= tablesOf(ownSources())
  return tables
}
