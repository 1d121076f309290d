import { paramsOf } from '@/app/params'
import { webManifest } from '@/lib/seo/icons'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** The variant's web manifest, at /site.webmanifest. */
export async function GET(_: Request, context: RouteContext<'/[site]/manifest'>) {
  const manifest = webManifest((await paramsOf(context)).site)
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
