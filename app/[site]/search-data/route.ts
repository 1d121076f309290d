import { siteOf } from '@/app/site-param'
import { findSearchData } from '@/lib/entities/search'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** The search data, fetched when a visitor opens the search. */
export async function GET(_request: Request, { params }: { params: Promise<{ site: string }> }) {
  const site = siteOf((await params).site)
  return Response.json(await findSearchData(site))
}
