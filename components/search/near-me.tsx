'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { distanceKm, spokenDistance } from '@/lib/facts/distance'
import { paths } from '@/lib/paths'
import { loadSearchData } from '@/lib/search/load'

interface Near {
  slug: string
  name: string
  km: number
}

const mostNear = 5

const askForPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 15_000, maximumAge: 600_000 }),
  )

async function findNear(): Promise<Near[]> {
  const [{ coords }, { cities }] = await Promise.all([askForPosition(), loadSearchData()])
  return cities
    .flatMap(([slug, name, , , place]) => {
      if (!place) return []
      return [{ slug, name, km: distanceKm(coords, { latitude: place[0], longitude: place[1] }) }]
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, mostNear)
}

function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error && 'code' in error ? error.code : 0
  if (code === 1) return 'Your browser was not allowed to share your position. Search by name instead.'
  if (code === 2 || code === 3) return 'Your position could not be found. Search by name instead.'
  return 'The list of cities could not be loaded. Please try again.'
}

/** Miles where the visitor's language is that of a country that counts in them. */
const units = () => (/^en-(?:US|GB)$/.test(navigator.language) ? 'imperial' : 'metric')

/** The nearest cities, worked out on the visitor's device. */
export function NearMe() {
  const [isAsking, setIsAsking] = useState(false)
  const [near, setNear] = useState<Near[] | null>(null)
  const [problem, setProblem] = useState('')

  const ask = async () => {
    if (isAsking) return
    setIsAsking(true)
    setProblem('')
    try {
      setNear(await findNear())
    } catch (error) {
      setProblem(reasonOf(error))
    }
    setIsAsking(false)
  }

  return (
    <div className="print:hidden [@media(scripting:none)]:hidden">
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={ask} aria-disabled={isAsking}>
          {isAsking ? 'Looking…' : 'Cities near me'}
        </Button>
        <p className="text-sm text-soft">Worked out on your device. Your position is not sent anywhere.</p>
      </div>
      <div aria-live="polite">
        {problem && <p className="mt-3 text-ui">{problem}</p>}
        {near && (
          <ol className="mt-3 flex flex-wrap gap-x-5" aria-label="The nearest cities">
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
        )}
      </div>
    </div>
  )
}
