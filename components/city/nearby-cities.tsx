import { Panel } from '@/components/ui/panel'
import type { NearbyCity } from '@/lib/entities/city'
import type { CountryFacts } from '@/lib/entities/country'
import { spokenDistance } from '@/lib/facts/distance'
import { paths } from '@/lib/paths'
import { cityWithPlace } from '@/lib/site/city-name'

interface NearbyCitiesProps {
  cities: readonly NearbyCity[]
  /** How people there measure distances. */
  units: CountryFacts['units']
}

/** The nearest other cities of the directory, with their distances. */
export function NearbyCities({ cities, units }: NearbyCitiesProps) {
  if (cities.length === 0) return null
  return (
    <Panel as="aside" aria-labelledby="nearby-title">
      <h2 id="nearby-title" className="text-name">
        Nearest cities on this site
      </h2>
      <ul className="mt-2">
        {cities.map((city) => (
          <li key={city.slug} className="border-t border-line first:border-0">
            <a
              className="group flex items-baseline justify-between gap-4 py-2.5"
              href={paths.city(city.slug)}
            >
              <span className="font-semibold group-hover:underline">{cityWithPlace(city)}</span>
              <span className="text-right text-sm text-muted">{spokenDistance(city.km, units)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
