import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { parseArray, parsers } from './formats.ts'

/**
 * Opens a data directory (or, without one, a database in memory) so that it answers as a hosted project does.
 * Nothing guards the directory here: callers hold its lock.
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
 * At its first request the connection would grant every table to `anon` and so undo the migrations' REVOKEs.
 * It believes it has done so already when this private field says "active".
 */
function keepGrants(connection: PgliteConnection): void {
  if (!('rlsState' in connection)) {
    throw new Error('@supabase/lite no longer has "rlsState": see how it treats the grants of anon now')
  }
  Object.assign(connection, { rlsState: 'active' })
}

/** PGlite sets its array readers while it starts, over those given as options: so they are replaced afterwards. */
async function mendArrays({ driver }: PgliteConnection): Promise<void> {
  await driver.waitReady
  const { rows } = await driver.query<{ item: number; list: number }>(
    `select oid::int as item, typarray::int as list from pg_type where typarray <> 0`,
  )
  for (const { item, list } of rows) {
    driver.parsers[list] = (text: string) => parseArray(text, driver.parsers[item])
  }
}
