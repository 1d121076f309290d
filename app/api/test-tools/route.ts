import { reply } from '@/app/api/request'
import { checkLffFields, loadTestCity, populateLffFields } from '@/lib/entities/test-tools'
import { env } from '@/lib/env'
import { isLocalHost, siteOfOwnHost } from '@/lib/site/hosts'

export const dynamic = 'force-dynamic'

const tools = new Map<string | null, () => Promise<object>>([
  ['populate', async () => ({ changed: await populateLffFields() })],
  ['check', async () => ({ cities: await checkLffFields() })],
  ['load', async () => ({ city: await loadTestCity() })],
])

/**
 * Only known hosts count: anyone can point another domain name at this machine, and its pages would then appear to be
 * of this origin.
 */
function isOwn(host: string | null): boolean {
  return isLocalHost(host) || siteOfOwnHost(host, env.origins) !== undefined
}

/** Browsers say which site a request comes from. Over plain http, where they do not, its origin has to be this host. */
function fromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return URL.parse(headers.get('origin') ?? '')?.host === headers.get('host')
}

/** The writes of /lff-test, allowed only if TEST_TOOLS is set and only from a page of this origin. */
export async function POST(request: Request) {
  if (!env.testTools) return reply(404, { error: 'Not found.' })
  if (!isOwn(request.headers.get('host')) || !fromOwnPage(request.headers)) {
    return reply(403, { error: 'Only from the test page.' })
  }
  const tool = tools.get(new URL(request.url).searchParams.get('tool'))
  if (!tool) return reply(400, { error: `Expected tool: ${[...tools.keys()].join(', ')}.` })
  try {
    return reply(200, await tool())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return reply(502, { error: message })
  }
}
