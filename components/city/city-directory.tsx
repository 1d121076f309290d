import { createElement } from 'react'
import { CityCard } from '@/components/city/city-card'
import type { CityCard as City, CountryRef } from '@/lib/content/types'
import { paths } from '@/lib/urls'

export interface CountryGroup {
  country: CountryRef
  cities: City[]
}

/** These two come first; the others follow alphabetically (specification §2 "City directory"). */
const first = ['us', 'gb']

/** Groups cities by country in the directory's order. */
export function groupByCountry(cities: readonly City[]): CountryGroup[] {
  const groups = Map.groupBy(cities, (city) => city.country.id)
  const rank = ({ code }: CountryRef) => (first.includes(code) ? first.indexOf(code) : first.length)
  const collator = new Intl.Collator('en')
  return [...groups.values()]
    .map((group) => ({ country: (group[0] as City).country, cities: group }))
    .sort((a, b) => rank(a.country) - rank(b.country) || collator.compare(a.country.name, b.country.name))
}

/** With more cities than this, the directory leaves out their lines: they are half of its weight. */
const mostWithLines = 2_000

const anchor = ({ code, id }: CountryRef) => `country-${code || id}`

/** The letter a country stands under; names with an accent stand under the plain letter. */
const letterOf = (name: string) => name.normalize('NFD')[0]?.toUpperCase() ?? ''

/** Links to the first country of each letter, after the two that stand in front. */
function JumpList({ groups }: { groups: readonly CountryGroup[] }) {
  const letters = new Map<string, string>()
  for (const { country } of groups) {
    const letter = letterOf(country.name)
    if (first.includes(country.code)) letters.set(country.name, anchor(country))
    else if (!letters.has(letter)) letters.set(letter, anchor(country))
  }
  return (
    <nav className="jump-list" aria-label="Jump to a country by letter">
      {[...letters].map(([name, id]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  )
}

export function CityDirectory({ id, groups }: { id: string; groups: readonly CountryGroup[] }) {
  const count = groups.reduce((sum, { cities }) => sum + cities.length, 0)
  return (
    <div id={id}>
      {groups.length > 3 && <JumpList groups={groups} />}
      {groups.map(({ country, cities }) => (
        <section
          key={anchor(country)}
          id={anchor(country)}
          className="country-group"
          data-group={country.name}
        >
          <header>
            <h2>{country.name || 'Elsewhere'}</h2>
            {country.code && (
              <a className="text-link" href={paths.country(country.code)}>
                {`View ${country.name} →`}
              </a>
            )}
          </header>
          {/* Each an argument of its own: as a list, each would need a key, which is sent, and none ever moves. */}
          {createElement(
            'ul',
            { className: 'grid-cards grid-dense' },
            ...cities.map((city) => createElement(CityCard, { city, withLine: count <= mostWithLines })),
          )}
        </section>
      ))}
    </div>
  )
}
