import 'server-only'
import { adminClient } from '@/lib/db/client'
import { DatabaseReadError } from '@/lib/db/errors'
import { readAll, readPage } from '@/lib/db/read'

/* docs/product.md 12.2 */
const fields = ['micro_description', 'short_description', 'long_description'] as const
const sampleSize = 5
const testCity = 'new-york'

type Field = (typeof fields)[number]
type Row = { id: string; name: string } & { [Key in Field | `${Field}_lff`]: string | null }

const select = ['id', 'name', ...fields, ...fields.map((field) => `${field}_lff`)].join(',')

/**
 * The values for a row's missing LFF fields: `[LFF] ` and the plain text.
 * @returns only the fields that change; null if none does
 */
export function missingLffFields(row: Row): Partial<Record<`${Field}_lff`, string>> | null {
  const changes = fields.flatMap((field) => {
    const original = row[field]?.trim()
    return original && !row[`${field}_lff`]?.trim() ? [[`${field}_lff`, `[LFF] ${original}`]] : []
  })
  return changes.length > 0 ? Object.fromEntries(changes) : null
}

/**
 * Fills the missing LFF fields of every city.
 * @returns how many cities were changed
 * @throws DatabaseReadError
 */
export async function populateLffFields(): Promise<number> {
  const cities = await readAll<Row>('cities', (from, to) =>
    adminClient().from('cities').select<string, Row>(select, { count: 'exact' }).order('id').range(from, to),
  )
  let changed = 0
  for (const city of cities) {
    const changes = missingLffFields(city)
    if (!changes) continue
    const { error, status } = await adminClient().from('cities').update(changes).eq('id', city.id)
    if (error) throw new DatabaseReadError('cities', error, status)
    changed++
  }
  return changed
}

/**
 * The first five cities by name, with their texts.
 * @throws DatabaseReadError
 */
export async function checkLffFields(): Promise<Row[]> {
  const { rows } = await readPage<Row>('cities', () =>
    adminClient().from('cities').select<string, Row>(select).order('name').limit(sampleSize),
  )
  return rows
}

/**
 * The test city, or null if it is not in the database.
 * @throws DatabaseReadError
 */
export async function loadTestCity(): Promise<Row | null> {
  const { rows } = await readPage<Row>('cities', () =>
    adminClient().from('cities').select<string, Row>(select).eq('slug', testCity).limit(1),
  )
  return rows[0] ?? null
}
