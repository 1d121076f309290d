import { BodyError, parseBody } from '@/lib/revalidate/body'
import {
  bodyOf,
  type Change,
  changesPerCall,
  hasOutbox,
  markDelivered,
  pruneDelivered,
  readPending,
} from '@/lib/revalidate/outbox'
import { renew } from '@/lib/revalidate/renew'
import { onlyMethods, refusal, reply, replyLater } from '@/lib/revalidate/request'
import { type Resolved, resolveOrder } from '@/lib/revalidate/resolve'

export const dynamic = 'force-dynamic'

const notAllowed = () => onlyMethods('GET', 'POST')

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as PUT,
  takePending as GET,
  takePending as POST,
}

/** Processes what is left in the outbox. A cron job calls it, with the same secret as for /api/revalidate. */
async function takePending(request: Request) {
  const refused = refusal(request.headers)
  if (refused) return refused
  if (!hasOutbox()) return reply(503, { error: 'The outbox needs SUPABASE_SECRET_KEY.' })
  try {
    const changes = await readPending()
    const resolved = (await Promise.all(changes.map(resolveChange))).filter((each) => each !== null)
    const tags = [...new Set(resolved.flatMap((each) => each.tags))]
    const pages = [...new Set(resolved.flatMap((each) => each.pages))]
    await markDelivered(changes.map(({ id }) => id))
    await pruneDelivered()
    // Nothing is awaited from here on: tags count as stale once this has responded, and the pages are requested then.
    const warmed = renew({ tags, named: tags, pages }, { wait: false })
    const more = changes.length === changesPerCall
    const answer = { revalidated: tags, delivered: changes.length, more }
    return replyLater(warmed.then((count) => ({ ...answer, warmed: count })))
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
async function resolveChange(change: Change): Promise<Resolved | null> {
  try {
    return await resolveOrder(parseBody(bodyOf(change)))
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    console.error(`Outbox: ${error.message}`)
    return null
  }
}
