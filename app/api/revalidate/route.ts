import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { BodyError, type Order, parseBody } from '@/lib/revalidate/body'
import { markDeliveredSoon } from '@/lib/revalidate/outbox'
import { renew } from '@/lib/revalidate/renew'
import { onlyMethods, readJson, refusal, reply, replyLater } from '@/lib/revalidate/request'
import { resolveOrder } from '@/lib/revalidate/resolve'

export const dynamic = 'force-dynamic'

const notAllowed = () => onlyMethods('POST')

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT }

/** Renews what a content change affects (docs/product.md 18.2). */
export async function POST(request: Request) {
  const refused = refusal(request.headers)
  if (refused) return refused
  const text = await readJson(request)
  if (typeof text !== 'string') return text
  let order: Order
  try {
    order = parseBody(text)
  } catch (error) {
    if (error instanceof BodyError) return reply(400, { error: error.message })
    throw error
  }
  const resolved = await resolveOrder(order)
  if (order.kind === 'again') {
    for (const tag of resolved.tags) revalidateTag(tag, 'max')
    return reply(200, { revalidated: resolved.named, warmed: 0 })
  }
  const warmed = renew(resolved, { wait: new URL(request.url).searchParams.has('wait') })
  if (order.kind === 'change' && order.changeId !== undefined) {
    const { changeId } = order
    after(() => markDeliveredSoon(changeId))
  }
  return replyLater(warmed.then((count) => ({ revalidated: resolved.named, warmed: count })))
}
