import type { ReactNode } from 'react'
import { distanceKm, spokenDistance } from '@/lib/facts/distance'
import { paths } from '@/lib/paths'
import { loadSearchData } from '@/lib/search/load'

const mostNear = 5

/** After this the visitor is told, although the browser may still be asking: some never answer. */
const patienceMs = 12_000

const instead = 'Search by name instead.'

/** The position, or why there is none. */
function askForPosition(): Promise<GeolocationPosition | string> {
  if (!navigator.geolocation) return Promise.resolve(`This browser cannot share a position. ${instead}`)
  return new Promise((resolve) => {
    const silence = `Your browser has not shared your position. ${instead}`
    const timer = setTimeout(() => resolve(silence), patienceMs)
    const answer = (position: GeolocationPosition | string) => {
      clearTimeout(timer)
      resolve(position)
    }
    navigator.geolocation.getCurrentPosition(
      answer,
      ({ code }) =>
        answer(
          code === 1
            ? `Your browser was not allowed to share your position. ${instead}`
            : `Your position could not be found. ${instead}`,
        ),
      { timeout: patienceMs, maximumAge: 600_000 },
    )
  })
}

/** Miles if the visitor's locale belongs to a country that uses them. */
const units = () => (/^en-(?:US|GB)$/.test(navigator.language) ? 'imperial' : 'metric')

/**
 * The nearest cities with their distances, or why there are none. Loaded on demand.
 * @throws if the list of cities cannot be loaded
 */
export async function nearCities(): Promise<ReactNode> {
  const [position, { cities }] = await Promise.all([askForPosition(), loadSearchData()])
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
