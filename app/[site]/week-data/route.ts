import { paramsOf } from '@/app/params'
import { findWeekData } from '@/lib/entities/week'
import { withEtag } from '@/lib/seo/with-etag'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** The groups with their rhythms and dates, fetched when a visitor chooses a city for the week. */
export async function GET(_request: Request, context: RouteContext<'/[site]/week-data'>) {
  const { site } = await paramsOf(context)
  return withEtag(Response.json(await findWeekData(site)))
}
