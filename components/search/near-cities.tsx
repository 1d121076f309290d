import type { ReactNode } from 'react'
import { distanceKm, spokenDistance } from '@/lib/facts/distance'
import { paths } from '@/lib/paths'
import { loadSearchData } from '@/lib/search/load'

const mostNear = 5

const askForPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 15_000, maximumAge: 600_000 }),
  )

/** Messages for when the device does not give its position, by error code. */
function refusal(error: unknown): string | null {
  const code = typeof error === 'object' && error && 'code' in error ? error.code : 0
  if (code === 1) return 'Your browser was not allowed to share your position. Search by name instead.'
  if (code === 2 || code === 3) return 'Your position could not be found. Search by name instead.'
  return null
}

/** Miles if the visitor's locale belongs to a country that uses them. */
const units = () => (/^en-(?:US|GB)$/.test(navigator.language) ? 'imperial' : 'metric')

/**
 * The nearest cities with their distances, or why there are none. Loaded on demand.
 * @throws if the list of cities cannot be loaded
 */
export async function nearCities(): Promise<ReactNode> {
  const [position, { cities }] = await Promise.all([
    askForPosition().catch((error) => refusal(error) ?? Promise.reject(error)),
    loadSearchData(),
  ])
  if (typeof position === 'string') return position
  const near = cities
    .flatMap(([slug, name, , , place]) => {
      if (!place) return []
      const km = distanceKm(position.coords, { latitude: place[0], longitude: place[1] })
      return [{ slug, name, km }]
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, mostNear)
  return (
    <ol className="flex flex-wrap gap-x-5" aria-label="The nearest cities">
      {near.map(({ slug, name, km }) => (
        <li key={slug} className="flex min-h-11 items-center gap-2">
          <a
            className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
            href={paths.city(slug)}
          >
            {name}
          </a>
          <span className="text-sm text-soft">{spokenDistance(km, units())}</span>
        </li>
      ))}
    </ol>
  )
}
