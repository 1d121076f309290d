import { cn } from '@/components/ui/cn'
import { Panel } from '@/components/ui/panel'
import { sideways } from '@/components/ui/sideways'
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
    <Panel
      as="aside"
      aria-labelledby="nearby-title"
      className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0"
    >
      <h2 id="nearby-title" className="text-name">
        Nearest cities on this site
      </h2>
      <ul className={cn(sideways, 'mt-2 max-sm:gap-2')}>
        {cities.map((city) => (
          <li
            key={city.slug}
            className="border-line max-sm:flex-none max-sm:rounded-full max-sm:border max-sm:bg-surface max-sm:px-4 sm:border-t sm:first:border-0"
          >
            <a
              className="group flex items-baseline justify-between gap-x-4 py-2.5 max-sm:gap-x-2"
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
