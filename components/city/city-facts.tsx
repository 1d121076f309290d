import { FirstFew } from '@/components/ui/more'
import { Panel } from '@/components/ui/panel'
import type { CityFacts as Facts } from '@/lib/entities/city'
import type { CountryFacts } from '@/lib/entities/country'
import { dayName, listed } from '@/lib/site/lists'

const number = new Intl.NumberFormat('en-US')

function rowsOf(
  city: Facts,
  population: number | null,
  country: CountryFacts | null,
): [term: string, text: string][] {
  const weekend = country?.weekend ?? []
  const rows: [string, string | null | false | undefined][] = [
    ['Languages', city.languages.join(', ')],
    ['People', population !== null && `about ${number.format(population)} with suburbs`],
    ['Days off', weekend.length > 0 && listed(weekend.map(dayName))],
    // Spaces let the line end at the slash; a long name would be cut within a word.
    ['Time zone', city.timeZone?.replaceAll('_', ' ').replaceAll('/', ' / ')],
    [city.airport?.includes(' and ') ? 'Airports' : 'Airport', city.airport],
    ['Calling code', country?.callingCode],
    ['Emergency', country?.emergencyNumber],
  ]
  return rows.flatMap(([term, text]) => (text ? [[term, text]] : []))
}

interface CityFactsProps {
  facts: Facts
  population: number | null
  country: CountryFacts | null
}

/** The known facts of a city, as a short list; nothing if there are none. */
export function CityFacts({ facts, population, country }: CityFactsProps) {
  const rows = rowsOf(facts, population, country)
  if (rows.length === 0) return null
  return (
    <Panel as="aside" aria-labelledby="facts-title">
      <h2 id="facts-title" className="mb-2 text-name">
        Good to know
      </h2>
      <FirstFew
        first={2}
        noun="facts"
        items={rows.map(([term, text]) => (
          <div key={term} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <dt className="flex-none text-muted">{term}</dt>
            <dd className="text-right font-semibold">{text}</dd>
          </div>
        ))}
      >
        {(some) => <dl className="text-ui">{some}</dl>}
      </FirstFew>
    </Panel>
  )
}
