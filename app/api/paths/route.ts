import { revalidateTag } from 'next/cache'
import { tags } from '@/lib/cache/tags'
import { watchArticles } from '@/lib/content/due-articles'
import { readSlugLists } from '@/lib/content/slugs'

export const dynamic = 'force-dynamic'

const changedArticles = watchArticles()

/** The slugs that exist: asked by the middleware, which keeps them for a few seconds. */
export async function GET() {
  try {
    const lists = await readSlugLists()
    const changed = changedArticles(lists.articles)
    if (changed.length > 0) {
      for (const tag of [tags.articles(), ...changed.map(tags.article)]) revalidateTag(tag, 'max')
    }
    return Response.json(lists, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return Response.json({ error: 'The database could not be read.' }, { status: 503 })
  }
}
