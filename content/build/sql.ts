export type SqlValue = string | number | boolean | null | string[]
export type Row = Record<string, SqlValue>
export type Table = { name: string; columns: string[]; rows: Row[] }

const BATCH = 100

/** One value as a SQL literal. Strings rely on standard_conforming_strings, the default since PostgreSQL 9.1. */
export function literal(value: SqlValue): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    return value.length === 0 ? "'{}'" : `array[${value.map((item) => literal(item)).join(', ')}]::text[]`
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`Not a number that SQL can hold: ${value}`)
    return String(value)
  }
  if (typeof value === 'boolean') return String(value)
  if (value.includes('\0')) throw new Error('A text holds a NUL character, which PostgreSQL refuses')
  return `'${value.replaceAll("'", "''")}'`
}

function insertBatch(table: Table, rows: Row[]): string {
  const values = rows.map((row) => {
    const unknown = Object.keys(row).filter((key) => !table.columns.includes(key))
    if (unknown.length > 0) throw new Error(`Table ${table.name} has no column ${unknown.join(', ')}`)
    return `(${table.columns.map((column) => literal(row[column] ?? null)).join(', ')})`
  })
  return `insert into public.${table.name} (${table.columns.join(', ')}) values\n${values.join(',\n')};\n`
}

/** The insert statements of a table, about a hundred rows a statement. */
export function insertStatements(table: Table): string {
  const statements: string[] = []
  for (let start = 0; start < table.rows.length; start += BATCH) {
    statements.push(insertBatch(table, table.rows.slice(start, start + BATCH)))
  }
  return statements.join('\n')
}
