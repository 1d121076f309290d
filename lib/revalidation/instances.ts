import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '@/lib/env'
import { bodiesOfTags, type Stale } from './body'
import { gathering } from './gather'
import { isBurst } from './pace'

// Several instances on separate disks: the one that is called passes the call on. Changes of rows go on as the tags that
// they make stale, those of a moment in one call: so ten thousand of them are a few hundred for the other instances. An
// instance that was passed a call does not pass it on again.

export const forwardedHeader = 'x-revalidate-forwarded'
export const senderHeader = 'x-revalidate-sender'

// The endpoints are bundled apart and must agree on who they are.
const store = globalThis as { revalidationInstance?: string }
store.revalidationInstance ??= randomUUID()
/** Names this process, so that an instance that finds itself in the list leaves it at that. */
export const instanceId = store.revalidationInstance

const attempts = 3
const firstDelay = 200
const patience = 3_000
/** An instance that did not answer is asked only once per call for this long (ms), so that calls do not pile up. */
const mourning = 10_000
/** Calls to one instance at a time. */
const atOnce = 8

interface Line {
  downUntil: number
  busy: number
  waiting: (() => void)[]
}

const lines = new Map<string, Line>()

interface Call {
  secret: string
  body: string
  instances?: readonly string[]
  fetch?: typeof globalThis.fetch
  sleep?: (ms: number) => Promise<void>
  now?: () => number
}

/**
 * Passes a revalidation on to all instances, with retries.
 * @returns the origins that did not take it
 */
export async function passOn(call: Call): Promise<string[]> {
  const { instances = env.instanceUrls } = call
  const reached = await Promise.all(instances.map((origin) => deliver(new URL(origin).origin, call)))
  return instances.filter((_, index) => !reached[index]).map((origin) => new URL(origin).origin)
}

/** Changes of rows that arrive within this time (ms) are passed on together; each call is work for the other instances. */
const gather = () => (isBurst() ? 250 : 20)

interface Passing {
  stale: Stale
  call: Omit<Call, 'body'>
}

const passOnTogether = gathering(gather, async (items: readonly Passing[]) => {
  const tags = items.flatMap(({ stale }) => stale.tags)
  const addresses = items.some(({ stale }) => stale.addresses)
  const unreached = new Set<string>()
  for (const body of bodiesOfTags({ tags, addresses })) {
    // The calls of one process differ in nothing but what they make stale.
    const [first] = items as [Passing]
    for (const origin of await passOn({ ...first.call, body })) unreached.add(origin)
  }
  return [...unreached]
})

/**
 * Passes on what changes of rows make stale: what comes within a moment goes in one call.
 * @returns the origins that did not take it
 */
export async function passOnTags(stale: Stale, call: Omit<Call, 'body'>): Promise<string[]> {
  const { instances = env.instanceUrls } = call
  return instances.length === 0 || stale.tags.length === 0 ? [] : passOnTogether({ stale, call })
}

async function deliver(origin: string, call: Call): Promise<boolean> {
  const { sleep = pause, now = Date.now } = call
  const line = lines.get(origin) ?? { downUntil: 0, busy: 0, waiting: [] }
  lines.set(origin, line)
  if (line.busy === atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve))
  else line.busy++
  try {
    const allowed = now() < line.downUntil ? 1 : attempts
    for (let attempt = 1; ; attempt++) {
      const outcome = await send(origin, call)
      if (outcome === 'taken') line.downUntil = 0
      if (outcome !== 'unanswered') return outcome === 'taken'
      if (attempt === allowed) break
      await sleep(firstDelay * 3 ** (attempt - 1))
    }
    line.downUntil = now() + mourning
    return false
  } finally {
    const next = line.waiting.shift()
    if (next) next()
    else line.busy--
  }
}

async function send(origin: string, call: Call): Promise<'taken' | 'refused' | 'unanswered'> {
  const { secret, body, fetch = globalThis.fetch } = call
  try {
    const answer = await fetch(`${origin}/api/revalidate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        [forwardedHeader]: '1',
        [senderHeader]: instanceId,
      },
      body,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (answer.ok) return 'taken'
    return answer.status >= 500 ? 'unanswered' : 'refused'
  } catch {
    return 'unanswered'
  }
}
