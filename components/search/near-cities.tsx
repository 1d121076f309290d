import type { ReactNode } from 'react'
import { nearest, spokenDistance } from '@/lib/facts/distance'
import { paths } from '@/lib/paths'
import { loadSearchData } from '@/lib/search/load'
import { findPosition, visitorsUnits } from './position'

const mostNear = 5

/**
 * The nearest cities with their distances, or why there are none. Loaded on demand.
 * @throws if the list of cities cannot be loaded
 */
export async function nearCities(): Promise<ReactNode> {
  const [position, { cities }] = await Promise.all([
    findPosition('Search by name instead.'),
    loadSearchData(),
  ])
  if (typeof position === 'string') return position
  const near = nearest(cities, position, ([, , , , place]) => place).slice(0, mostNear)
  return (
    <ol className="flex flex-wrap gap-x-5" aria-label="The nearest cities">
      {near.map(({ item: [slug, name], km }) => (
        <li key={slug} className="flex min-h-11 items-center gap-2">
          <a
            className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
            href={paths.city(slug)}
          >
            {name}
          </a>
          <span className="text-sm text-soft">{spokenDistance(km, visitorsUnits())}</span>
        </li>
      ))}
    </ol>
  )
}
