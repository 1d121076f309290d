import { draftMode } from 'next/headers'
import { ownPath } from '@/lib/own-path'

export const dynamic = 'force-dynamic'

/** The page the editor comes from, as visitors see it; the home page if that is unknown or on another site. */
function pageBefore(headers: Headers): string {
  const referer = URL.parse(headers.get('referer') ?? '')
  return (referer?.host === headers.get('host') && ownPath(referer.pathname + referer.search)) || '/'
}

async function leave(request: Request): Promise<Response> {
  const draft = await draftMode()
  draft.disable()
  return new Response(null, {
    status: 303,
    headers: {
      location: pageBefore(request.headers),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** Ends the preview. The button in its bar sends a POST, and the address can also be typed. */
export { leave as GET, leave as POST }
