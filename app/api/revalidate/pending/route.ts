import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { env } from '@/lib/env'
import { hasOutbox } from '@/lib/revalidation/outbox'
import { deliver, type Pending, takePending } from '@/lib/revalidation/pending'
import { onlyMethods, refusal, reply, replyLater } from '@/lib/revalidation/request'
import { startWarming } from '@/lib/revalidation/service'

export const dynamic = 'force-dynamic'

const notAllowed = () => onlyMethods('GET', 'POST')

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as PUT,
  sendPending as GET,
  sendPending as POST,
}

/** Sends what is left in the outbox: a cron job asks for this, with the same secret as for /api/revalidate. */
async function sendPending(request: Request) {
  const refused = refusal(request.headers)
  if (refused) return refused
  if (!hasOutbox()) return reply(503, { error: 'The outbox needs SUPABASE_SECRET_KEY.' })
  let pending: Pending
  try {
    pending = await takePending()
  } catch (error) {
    return reply(502, { error: messageOf(error) })
  }
  const { changes, resolved } = pending
  const warming = startWarming(resolved, { isForwarded: false })
  for (const tag of resolved.tags) revalidateTag(tag, 'max')
  after(warming.finished)
  const delivery = deliver(changes, env.revalidateSecret ?? '').catch((error: unknown) => ({
    delivered: 0,
    failed: changes.length,
    more: false,
    error: messageOf(error),
  }))
  return replyLater(
    delivery.then((result) => ({ revalidated: resolved.named, warmed: warming.expected(), ...result })),
  )
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  return message
}
