import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { parseArray, parsers } from './formats.ts'

/**
 * Opens a data directory, or an in-memory database without one, so that it behaves like a hosted project.
 * Callers must hold the directory's lock.
 */
export async function openConnection(directory?: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(directory ? { url: directory } : {}),
    pgliteOptions: { parsers },
  })
  keepGrants(connection)
  await mendArrays(connection)
  return connection
}

/**
 * On its first request the connection would grant every table to `anon` and undo the migrations' REVOKEs. Setting this
 * private field to "active" makes it believe that it already has.
 */
function keepGrants(connection: PgliteConnection): void {
  if (!('rlsState' in connection)) {
    throw new Error('@supabase/lite no longer has "rlsState": see how it treats the grants of anon now')
  }
  Object.assign(connection, { rlsState: 'active' })
}

/** PGlite overwrites array parsers given as options while it starts, so they are set afterwards. */
async function mendArrays({ driver }: PgliteConnection): Promise<void> {
  await driver.waitReady
  const { rows } = await driver.query<{ item: number; list: number }>(
    `select oid::int as item, typarray::int as list from pg_type where typarray <> 0`,
  )
  for (const { item, list } of rows) {
    driver.parsers[list] = (text: string) => parseArray(text, driver.parsers[item])
  }
}
