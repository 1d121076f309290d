import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { env } from '@/lib/env'
import { BodyError, type Order, parseBody } from '@/lib/revalidation/body'
import { forwardedHeader, instanceId, passOn, passOnTags, senderHeader } from '@/lib/revalidation/instances'
import { markDelivered } from '@/lib/revalidation/outbox'
import { pacer } from '@/lib/revalidation/pace'
import { onlyMethods, readJson, refusal, reply, replyLater } from '@/lib/revalidation/request'
import { type Resolved, resolveOrder } from '@/lib/revalidation/resolve'
import { noWarming, repeatHeader, startWarming } from '@/lib/revalidation/service'

export const dynamic = 'force-dynamic'

const notAllowed = () => onlyMethods('POST')

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT }

const turn = pacer()

function passToOthers(order: Order, resolved: Resolved, body: string): Promise<string[]> {
  const secret = env.revalidateSecret ?? ''
  return order.kind === 'change' ? passOnTags(resolved, { secret }) : passOn({ secret, body })
}

/** Renews what a change of content concerns (decisions, "The content team's interface"). */
export async function POST(request: Request) {
  const { headers } = request
  const refused = refusal(headers)
  if (refused) return refused
  await turn()
  if (headers.get(senderHeader) === instanceId) return reply(200, { revalidated: [], warmed: 0, self: true })
  const text = await readJson(request)
  if (typeof text !== 'string') return text
  let order: Order
  try {
    order = parseBody(text)
  } catch (error) {
    if (error instanceof BodyError) return reply(400, { error: error.message })
    throw error
  }

  const isRepeat = headers.has(repeatHeader)
  const isForwarded = headers.has(forwardedHeader)
  const resolved = await resolveOrder(order)
  const warming = isRepeat ? noWarming : startWarming(resolved, { isForwarded })
  // 'max' keeps the old page up until the new one is made; anything stricter loses it when the database is down.
  for (const tag of resolved.tags) revalidateTag(tag, 'max')

  const passing = isRepeat || isForwarded ? Promise.resolve([]) : passToOthers(order, resolved, text)
  after(async () => {
    const isTaken = (await passing).length === 0
    if (isTaken && order.kind === 'change' && order.changeId !== undefined)
      await markDelivered(order.changeId)
    // Where functions are frozen with their last answer, they have to be kept awake; a server goes on by itself, and
    // ten thousand calls need not wait in its memory.
    if (process.env.VERCEL) await warming.finished
  })

  const wait = new URL(request.url).searchParams.has('wait')
  const answer = async () => {
    const unreached = await passing
    const warmed = wait ? (await warming.finished)() : warming.expected()
    return { revalidated: resolved.named, warmed, ...(unreached.length > 0 ? { unreached } : {}) }
  }
  return replyLater(answer())
}
