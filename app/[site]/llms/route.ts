import { paramsOf } from '@/app/params'
import { findAffinities } from '@/lib/entities/affinity'
import { findApps } from '@/lib/entities/app'
import { findArticles } from '@/lib/entities/article'
import { findCities } from '@/lib/entities/city'
import { findCommunities } from '@/lib/entities/community'
import { findCountries } from '@/lib/entities/country'
import { llmsText } from '@/lib/seo/llms'
import { withEtag } from '@/lib/seo/with-etag'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

export async function GET(_: Request, context: RouteContext<'/[site]/llms'>) {
  const { site } = await paramsOf(context)
  const [cities, countries, communities, affinities, apps, articles] = await Promise.all([
    findCities(site),
    findCountries(site),
    findCommunities(site),
    findAffinities(site),
    findApps(site),
    findArticles(site),
  ])
  const text = llmsText(site, {
    cities: cities.length,
    countries: countries.length,
    communities: communities.length,
    affinities: affinities.length,
    apps: apps.length,
    articles,
  })
  return withEtag(new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } }))
}
