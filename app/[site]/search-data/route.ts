import { paramsOf } from '@/app/params'
import { findSearchData } from '@/lib/entities/search'
import { withEtag } from '@/lib/seo/with-etag'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** The search data, fetched when a visitor opens the search. */
export async function GET(_request: Request, context: RouteContext<'/[site]/search-data'>) {
  const { site } = await paramsOf(context)
  return withEtag(Response.json(await findSearchData(site)))
}
