import { refusal, reply } from '@/app/api/request'
import { env } from '@/lib/env'
import { BodyError, parseBody } from '@/lib/revalidate/body'
import {
  bodyOf,
  type Change,
  changesPerCall,
  markDelivered,
  pruneDelivered,
  readPending,
} from '@/lib/revalidate/outbox'
import { renew } from '@/lib/revalidate/renew'
import { type Resolved, resolveOrder } from '@/lib/revalidate/resolve'

export const dynamic = 'force-dynamic'

export { processPending as GET, processPending as POST }

/** Processes what is left in the outbox. A cron job calls it, with the same secret as for /api/revalidate. */
async function processPending(request: Request) {
  const refused = refusal(request.headers)
  if (refused) return refused
  if (!env.supabaseSecretKey) return reply(503, { error: 'The outbox needs SUPABASE_SECRET_KEY.' })
  try {
    const changes = await readPending()
    const resolved = await Promise.all(changes.map(resolveChange))
    const tags = [...new Set(resolved.flatMap((each) => each.tags))]
    const pages = [...new Set(resolved.flatMap((each) => each.pages))]
    const { asked } = await renew({ tags, pages })
    await markDelivered(changes.map(({ id }) => id))
    await pruneDelivered()
    const more = changes.length === changesPerCall
    return reply(200, { revalidated: tags, delivered: changes.length, more, warmed: asked })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return reply(502, { error: message })
  }
}

/**
 * A change that cannot be understood, such as one to a table that no longer exists, would block the outbox forever, so
 * it counts as processed.
 */
async function resolveChange(change: Change): Promise<Resolved> {
  try {
    return await resolveOrder(parseBody(bodyOf(change)))
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    console.error(`Outbox: ${error.message}`)
    return { tags: [], pages: [] }
  }
}
