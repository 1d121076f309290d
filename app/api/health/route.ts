import { reply } from '@/app/api/request'
import { release } from '@/lib/release'
import { databaseState, lastGoodRead } from './probe'

export const dynamic = 'force-dynamic'

/**
 * Health for load balancers and the person on call. It returns 200 as long as the process responds: without its
 * database an instance still serves every page it has rendered, so `degraded` is no reason to remove it. `?ready=1`
 * returns 503 until the first database read after startup, so that a new instance gets no visitors too early.
 */
export async function GET(request: Request) {
  const state = await databaseState()
  const last = lastGoodRead()
  const notReady = last === null && new URL(request.url).searchParams.get('ready') === '1'
  const body = {
    status: notReady ? 'starting' : state.reachable ? 'ok' : 'degraded',
    ...release,
    database: state,
    lastGoodRead: last === null ? null : Math.round((Date.now() - last) / 1000),
    uptime: Math.round(process.uptime()),
  }
  return notReady ? reply(503, body, { 'retry-after': '5' }) : reply(200, body)
}
