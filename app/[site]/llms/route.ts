import { siteOf } from '@/app/site-param'
import { findAffinities } from '@/lib/content/affinities'
import { findApps } from '@/lib/content/apps'
import { findArticles } from '@/lib/content/articles'
import { findCities } from '@/lib/content/cities'
import { findCommunities } from '@/lib/content/communities'
import { findCountries } from '@/lib/content/countries'
import { llmsText } from '@/lib/seo/llms'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }) {
  const site = siteOf((await params).site)
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
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
