import { checkLffFields, loadTestCity, populateLffFields } from '@/lib/entities/test-tools'
import { env } from '@/lib/env'
import { isLocalHost, siteOfOwnHost } from '@/lib/site/hosts'

export const dynamic = 'force-dynamic'

const tools = new Map<string | null, () => Promise<unknown>>([
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
  if (!env.testTools) return Response.json({ error: 'Not found.' }, { status: 404 })
  if (!isOwn(request.headers.get('host')) || !fromOwnPage(request.headers)) {
    return Response.json({ error: 'Only from the test page.' }, { status: 403 })
  }
  const tool = tools.get(new URL(request.url).searchParams.get('tool'))
  if (!tool)
    return Response.json({ error: `Expected tool: ${[...tools.keys()].join(', ')}.` }, { status: 400 })
  try {
    return Response.json(await tool(), { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return Response.json({ error: message }, { status: 502 })
  }
}
