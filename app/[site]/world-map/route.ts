import { siteOf } from '@/app/site-param'
import { findCities } from '@/lib/entities/city'
import { cityFacts } from '@/lib/place/facts'
import { type MapCity, worldPosition } from '@/lib/place/world-map'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** Every city's place on the home page's map; fetched when somebody reaches for the map. */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }) {
  const cities = await findCities(siteOf((await params).site))
  const places = cities.flatMap<MapCity>(({ id, slug, name }) => {
    const facts = cityFacts(id)
    if (!facts) return []
    const { x, y } = worldPosition(facts.lng, facts.lat)
    return [[slug, name, Math.round(x * 1000), Math.round(y * 1000)]]
  })
  return Response.json(places)
}
