import 'server-only'
import { type CityCommunityText, cityCommunityText } from '@/lib/place/city-community'
import { cityFacts, countryFacts } from '@/lib/place/facts'
import type { Site } from '@/lib/site/variants'
import { findCityRefs } from './city'
import type { CityCard, CommunityCard } from './types'

/**
 * The texts of a community's page in a city, from what is known of both and of the cities around.
 * @throws DatabaseReadError
 */
export async function findCityCommunityText(
  site: Site,
  city: Pick<CityCard, 'id' | 'name' | 'slug' | 'country'>,
  community: Pick<CommunityCard, 'name' | 'slug'>,
): Promise<CityCommunityText> {
  const facts = cityFacts(city.id)
  const around = facts?.nearby ?? []
  const cities = await findCityRefs(around.map(({ id }) => id))
  const names = new Map(cities.map(({ id, name }) => [id, name]))
  return cityCommunityText(site, {
    city,
    country: city.country.name,
    community,
    facts,
    countryFacts: countryFacts(city.country.id),
    nearby: around.flatMap(({ id, km, dir }) => {
      const name = names.get(id)
      return name ? [{ name, km, dir }] : []
    }),
  })
}
