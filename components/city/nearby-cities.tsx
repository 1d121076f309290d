import { Panel } from '@/components/ui/panel'
import type { CityRef } from '@/lib/entities/types'
import { paths } from '@/lib/paths'
import type { CityFacts } from '@/lib/place/types'

/** Specification §9: similar cities are capped at 5. */
const mostCities = 5

/** The nearest other cities of the directory, with how far they are. */
export function NearbyCities({ cities, facts }: { cities: readonly CityRef[]; facts: CityFacts | null }) {
  if (cities.length === 0) return null
  const distance = new Map(facts?.nearby.map(({ id, km, dir }) => [id, `${km} km ${dir}`]))
  return (
    <Panel as="aside" className="self-start" aria-labelledby="nearby-title">
      <h2 id="nearby-title" className="text-name">
        Cities nearby
      </h2>
      <ul className="mt-2">
        {cities.slice(0, mostCities).map((city) => (
          <li key={city.slug} className="border-t border-line first:border-0">
            <a
              className="group flex items-baseline justify-between gap-4 py-2.5"
              href={paths.city(city.slug)}
            >
              <span className="font-semibold group-hover:underline">{city.name}</span>
              <span className="text-right text-sm text-muted">{distance.get(city.id)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
