import { draftMode } from 'next/headers'
import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server'
import { askRest } from '@/lib/db/rest'
import { env } from '@/lib/env'
import { emptyPolicy, fallbackPolicy } from '@/lib/server/policy'
import { isLocalHost, originOfOtherForm, siteCookie, variantForHost } from '@/lib/site/hosts'
import { isSlugLists, SlugRegistry } from '@/lib/site/known-slugs'
import { type Route, resolveRoute } from '@/lib/site/routing'

// Host → variant → rewrite. Addresses that do not exist are rewritten to a prerendered page of the variant, because
// notFound() below a rewritten root layout returns an empty body and caches a file for every junk address.

const slugs = new SlugRegistry({
  maxAgeMs: 5_000,
  minAgeMs: 1_500,
  load: async () => {
    const answer = await askRest('rpc/site_slugs', 5_000)
    const lists: unknown = answer.ok ? await answer.json() : undefined
    if (!isSlugLists(lists)) throw new Error(`site_slugs answered ${answer.status}`)
    return lists
  },
})

const settings = { testTools: env.testTools, indexNowKey: env.indexNow?.key }

async function route(pathname: string, isPreview: boolean, event: NextFetchEvent): Promise<Route> {
  const first = resolveRoute(pathname, undefined, settings)
  // An editor's redirect may have any address.
  if (first.kind === 'page') return first
  const known = await slugs.current((renewal) => event.waitUntil(renewal))
  const second = resolveRoute(pathname, known, settings)
  if (second.kind !== 'unknown') return second
  const anyway: Route = first.kind === 'redirect' ? first : { kind: 'page', path: second.path }
  // Scheduled articles are not in the lists. In a preview the page itself looks up the slug, and is never cached.
  if (isPreview) return anyway
  const fresh = await slugs.confirm()
  // It is not known whether this slug exists: the page looks it up, and throws if it cannot.
  if (!fresh) return anyway
  const third = resolveRoute(pathname, fresh, settings)
  return third.kind === 'unknown' ? { kind: 'missing', what: third.what } : third
}

/** Request headers that must not reach a page. */
const unwanted = [
  // Next would write the nonce from these into a page that it caches for everybody.
  ...['content-security-policy', 'content-security-policy-report-only'],
  // Anyone can forge these, and Next would believe them. No page depends on them.
  ...['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'],
]

/** For answers without a document. */
const headers = { 'content-security-policy': emptyPolicy }

export async function middleware(request: NextRequest, event: NextFetchEvent) {
  const { nextUrl, method } = request
  if (method !== 'GET' && method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
  }
  const host = request.headers.get('host')
  const origin = originOfOtherForm(host, env.origins)
  // The origin stands first, so that no path, such as //elsewhere.example, can lead to another host.
  if (origin) {
    return NextResponse.redirect(`${origin}${nextUrl.pathname}${nextUrl.search}`, { status: 308, headers })
  }
  const siteParam = nextUrl.searchParams.get('site')
  const site = variantForHost(
    { host, siteParam, remembered: request.cookies.get(siteCookie)?.value ?? null },
    env,
  )
  // Next compares the cookie with a secret of the build, so a forged one has no effect.
  const { isEnabled: isPreview } = await draftMode()
  const target = await route(nextUrl.pathname, isPreview, event)

  if (target.kind === 'redirect') {
    return NextResponse.redirect(new URL(target.path + nextUrl.search, nextUrl), { status: 308, headers })
  }
  const url = nextUrl.clone()
  // No page reads the query, and it must not end up in a response that is cached for everybody.
  url.search = ''
  const missing = target.kind === 'missing'
  url.pathname = missing
    ? `/${site}/missing/${target.what}`
    : `/${site}${target.path === '/' ? '' : target.path}`
  const passedOn = new Headers(request.headers)
  for (const name of unwanted) passedOn.delete(name)
  // A missing page may be added at any time, so no cache on the way may keep the 404.
  const response = NextResponse.rewrite(url, {
    request: { headers: passedOn },
    ...(missing && { status: 404, headers: { 'cache-control': 'private, no-store' } }),
  })
  if (isPreview) {
    response.headers.set('x-robots-tag', 'noindex')
    // A preview does not come from the page cache, which adds the policy to a page.
    response.headers.set('content-security-policy', fallbackPolicy(env.imageOrigins))
  }
  if (siteParam !== null && isLocalHost(host)) {
    response.cookies.set(siteCookie, site, { path: '/', sameSite: 'lax', httpOnly: true })
  }
  return response
}

export const config = {
  // Everything except Next's own files, the endpoints and the folders of public/.
  matcher: ['/((?!_next/|api/|flags/|images/|icons/).*)'],
}
