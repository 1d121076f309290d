import { notFound } from 'next/navigation'
import { env } from '@/lib/env'

// Not cached: it is requested a few times a year, and the key can be set after the build.
export const dynamic = 'force-dynamic'

/** Proves to the search engines behind IndexNow that pings with this key come from this host. */
export function GET() {
  if (!env.indexNow) notFound()
  return new Response(env.indexNow.key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
