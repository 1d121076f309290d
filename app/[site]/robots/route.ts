import { paramsOf } from '@/app/params'
import { paths } from '@/lib/paths'
import { siteIds } from '@/lib/site/variants'
import { absoluteUrl } from '@/lib/urls'

export const dynamic = 'force-static'
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** Everything may be crawled except the endpoints, which are for programs. */
export async function GET(_: Request, context: RouteContext<'/[site]/robots'>) {
  const { site } = await paramsOf(context)
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl(site, paths.sitemap)}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
