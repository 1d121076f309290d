import 'server-only'
import { BodyError, parseBody } from './body'
import { passOnTags } from './instances'
import {
  bodyOf,
  countAttempts,
  markDelivered,
  type PendingChange,
  pruneDelivered,
  readPending,
} from './outbox'
import { type Resolved, resolveOrder } from './resolve'

/** Changes in one call; the answer says whether there are more. */
const changesPerCall = 500

/** A change with what it makes stale; null where it cannot be understood. */
interface TakenChange extends PendingChange {
  stale: Resolved | null
}

export interface Pending {
  changes: readonly TakenChange[]
  /** What they make stale. */
  resolved: Resolved
}

/**
 * Takes up the oldest changes of the outbox.
 * @throws Error where the database does not answer
 */
export async function takePending(): Promise<Pending> {
  const changes: TakenChange[] = []
  for (const change of await readPending(changesPerCall)) {
    changes.push({ ...change, stale: await resolveChange(bodyOf(change)) })
  }
  const tags = [...new Set(changes.flatMap(({ stale }) => stale?.tags ?? []))]
  const addresses = changes.some(({ stale }) => stale?.addresses)
  return { changes, resolved: { tags, named: tags, paths: [], addresses } }
}

export interface Delivery {
  /** How many changes were taken by every instance. */
  delivered: number
  /** How many have to be sent again. */
  failed: number
  /** Whether more are waiting: ask again. */
  more: boolean
  unreached?: string[]
}

/**
 * Passes changes on to the other instances and notes which were taken. Those that an instance did not take stay in the
 * outbox. Two calls at the same time may do the same work twice, which costs time and harms nothing.
 * @throws Error where the database does not answer
 */
export async function deliver(changes: readonly TakenChange[], secret: string): Promise<Delivery> {
  const unreached = new Set<string>()
  const delivered: number[] = []
  const failed: PendingChange[] = []
  const pass = async (change: TakenChange) => {
    const missed = change.stale ? await passOnTags(change.stale, { secret }) : []
    for (const origin of missed) unreached.add(origin)
    if (missed.length > 0) failed.push(change)
    else delivered.push(change.id)
  }
  await Promise.all(changes.map(pass))
  await Promise.all(delivered.map(markDelivered))
  await countAttempts(failed)
  await pruneDelivered()
  return {
    delivered: delivered.length,
    failed: failed.length,
    more: changes.length === changesPerCall && delivered.length > 0,
    ...(unreached.size > 0 ? { unreached: [...unreached] } : {}),
  }
}

/** A change that cannot be understood, of a table that is no more, would be in the way for good: it counts as taken. */
async function resolveChange(body: string): Promise<Resolved | null> {
  try {
    return await resolveOrder(parseBody(body))
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    console.error(`Outbox: ${error.message}`)
    return null
  }
}
