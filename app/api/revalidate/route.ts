import { after } from 'next/server'
import { readJson, refusal, reply, replyLater } from '@/app/api/request'
import { BodyError, type Order, parseBody } from '@/lib/revalidate/body'
import { markDelivered } from '@/lib/revalidate/outbox'
import { renew } from '@/lib/revalidate/renew'
import { resolveOrder } from '@/lib/revalidate/resolve'

export const dynamic = 'force-dynamic'

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
  const { asked, fresh } = await renew(resolved)
  const { changeId } = order.kind === 'change' ? order : {}
  if (changeId !== undefined) after(() => markDelivered([changeId]))
  const revalidated = order.kind === 'paths' ? resolved.pages : order.kind === 'all' ? ['all'] : resolved.tags
  if (!new URL(request.url).searchParams.has('wait')) return reply(200, { revalidated, warmed: asked })
  return replyLater(fresh.then((warmed) => ({ revalidated, warmed })))
}
