const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Sorts by name in English order, whatever the database's collation; the id breaks ties. */
export function byName<Row extends { name: string; id: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

/** In milliseconds; a time that is none counts as the oldest. */
const ms = (time: string) => Date.parse(time) || 0

/** Sorts newest first by `created_at`; the id breaks ties. */
export function newestFirst<Row extends { created_at: string; id: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => ms(b.created_at) - ms(a.created_at) || (a.id < b.id ? -1 : 1))
}
