import { draftMode } from 'next/headers'
import { ownPath } from '@/lib/own-path'

export const dynamic = 'force-dynamic'

/** The page the editor comes from, as its visitors see it; the home page where nobody says or it is elsewhere. */
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

/** Ends the preview: the button in its bar posts, and the address can be typed. */
export { leave as GET, leave as POST }
