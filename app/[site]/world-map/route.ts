import { type MapCity, worldPosition } from '@/components/home/map-position'
import { findCityPositions } from '@/lib/entities/city'
import { withEtag } from '@/lib/seo/with-etag'
import { cityWithPlace } from '@/lib/site/city-name'
import { siteIds } from '@/lib/site/variants'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = () => siteIds.map((site) => ({ site }))

/** Every city's position on the home page's map, fetched when a visitor uses the map. */
export async function GET() {
  const places = (await findCityPositions()).map(({ slug, name, region, latitude, longitude }): MapCity => {
    const { x, y } = worldPosition(longitude, latitude)
    return [slug, cityWithPlace({ name, region }), Math.round(x * 1000), Math.round(y * 1000)]
  })
  return withEtag(Response.json(places))
}
