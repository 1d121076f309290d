import { notFound } from 'next/navigation'
import { env } from '@/lib/env'

// Asked for a few times a year, and the key may be set after the build: nothing to keep.
export const dynamic = 'force-dynamic'

/** Shows the search engines behind IndexNow that whoever pings them with the key speaks for this host. */
export function GET() {
  if (!env.indexNow) notFound()
  return new Response(env.indexNow.key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
