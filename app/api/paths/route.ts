import { readSlugLists } from '@/lib/content/slugs'

export const dynamic = 'force-dynamic'

/** The slugs that exist: asked by the middleware, which keeps them for a few seconds. */
export async function GET() {
  try {
    return Response.json(await readSlugLists(), { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return Response.json({ error: 'The database could not be read.' }, { status: 503 })
  }
}
