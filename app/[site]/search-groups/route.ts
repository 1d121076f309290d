import { paramsOf } from '@/app/params'
import { findSearchGroups } from '@/lib/entities/search'
import { withEtag } from '@/lib/seo/with-etag'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** The groups of the search, fetched when a visitor searches for something. */
export async function GET(_request: Request, context: RouteContext<'/[site]/search-groups'>) {
  const { site } = await paramsOf(context)
  return withEtag(Response.json(await findSearchGroups(site)))
}
