import { draftMode } from 'next/headers'
import { reply } from '@/app/api/request'
import { env } from '@/lib/env'
import { ownPath } from '@/lib/own-path'
import { isSecret } from '@/lib/secret'

export const dynamic = 'force-dynamic'

const refuse = (status: number, error: string) => reply(status, { error })

/**
 * Starts an editor's preview on this host and redirects to one of its pages: `?secret=…&path=/blog/…`. From then on
 * that browser sees every page straight from the database, including scheduled articles.
 */
export async function GET(request: Request) {
  if (!env.previewSecret) return refuse(503, 'Preview is off: PREVIEW_SECRET is not set.')
  const { searchParams } = new URL(request.url)
  if (!isSecret(searchParams.get('secret'), env.previewSecret)) {
    return refuse(401, 'Expected ?secret= with the value of PREVIEW_SECRET.')
  }
  if (!env.supabaseSecretKey) return refuse(503, 'Preview is off: SUPABASE_SECRET_KEY is not set.')
  const path = ownPath(searchParams.get('path') ?? '/')
  if (path === null) return refuse(400, 'Expected ?path= with a path of this site, such as /blog.')

  const draft = await draftMode()
  draft.enable()
  return new Response(null, {
    status: 307,
    headers: { location: path, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}
