import { siteOf } from '@/app/site-param'
import { webManifest } from '@/lib/seo/icons'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** The variant's web manifest, at /site.webmanifest. */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }) {
  const manifest = webManifest(siteOf((await params).site))
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
