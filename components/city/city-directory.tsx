import { TextLink } from '@/components/ui/text-link'
import { tone } from '@/components/ui/tone'
import { cityColor, cityPercentage } from '@/lib/decoration'
import type { CityCard as City } from '@/lib/entities/city'
import type { CountryRef } from '@/lib/entities/country'
import { continentOf } from '@/lib/facts/continents'
import { paths } from '@/lib/paths'
import { cityBesideCountry } from '@/lib/site/city-name'
import { fold } from '@/lib/site/fold'

export interface CountryGroup {
  country: CountryRef
  cities: City[]
}

/** These two come first; the others follow alphabetically (docs/product.md 5.1). */
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

/** With more cities than this, the directory leaves out their descriptions, which are two fifths of its size. */
const mostWithLines = 350

const anchor = ({ code, id }: CountryRef) => `country-${code || id}`

/** The letter that a country is listed under; accented names are listed under the plain letter. */
const letterOf = (name: string) => fold(name)[0]?.toUpperCase() ?? ''

/** The jump targets, by link text: the two countries at the top, then the first country of each letter. */
function jumpTargets(groups: readonly CountryGroup[]): Map<string, CountryRef> {
  const targets = new Map<string, CountryRef>()
  if (groups.length <= 3) return targets
  for (const { country } of groups) {
    const letter = letterOf(country.name)
    if (first.includes(country.code)) targets.set(country.name, country)
    else if (!targets.has(letter)) targets.set(letter, country)
  }
  return targets
}

/** The population, in two digits: "37M", "850K". */
const people = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 2 })

/** A city in short markup, because a page may contain thousands; its styles are in directory.css. */
function CityItem({ city, withLine }: { city: City; withLine: boolean }) {
  const { name, slug, micro, population } = city
  return (
    <li
      className={tone(cityColor(name))}
      data-item=""
      data-people={population === null ? undefined : people.format(population)}
    >
      <a href={paths.city(slug)}>{cityBesideCountry(city)}</a>
      {withLine && micro && <p>{micro}</p>}
      <small aria-hidden="true" data-nosnippet="">{`${cityPercentage(slug)}%`}</small>
    </li>
  )
}

interface CountrySectionProps {
  group: CountryGroup
  isTarget: boolean
  withLines: boolean
}

function CountrySection({ group: { country, cities }, isTarget, withLines }: CountrySectionProps) {
  const { code, name } = country
  return (
    <section
      {...(isTarget && { id: anchor(country) })}
      data-group=""
      data-tags={continentOf(code) ?? undefined}
    >
      <header>
        <h2 className="text-h3">{name || 'Elsewhere'}</h2>
        {code && <TextLink href={paths.country(code)}>{`View ${name} →`}</TextLink>}
      </header>
      <ul>
        {cities.map((city, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a key would be sent for nothing
          <CityItem key={index} city={city} withLine={withLines} />
        ))}
      </ul>
    </section>
  )
}

function JumpList({ targets }: { targets: ReadonlyMap<string, CountryRef> }) {
  if (targets.size === 0) return null
  return (
    <nav
      className="-mx-gutter flex [scrollbar-width:thin] gap-1 overflow-x-auto px-gutter pt-1 pb-3 nav:-mx-2 nav:px-0 print:hidden"
      aria-label="Jump to a country by letter"
    >
      {[...targets].map(([name, country]) => (
        <a
          key={name}
          className="grid min-h-11 min-w-11 flex-none place-items-center rounded-card px-2.5 font-strong text-brand hover:bg-brand-tint focus-visible:-outline-offset-3 nav:min-w-8.5 nav:px-2"
          href={`#${anchor(country)}`}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

/** All cities by country. */
export function CityDirectory({ id, groups }: { id: string; groups: readonly CountryGroup[] }) {
  const count = groups.reduce((sum, { cities }) => sum + cities.length, 0)
  const targets = jumpTargets(groups)
  const isTarget = new Set(targets.values())
  return (
    <div id={id} className="directory">
      <JumpList targets={targets} />
      {groups.map((group) => (
        <CountrySection
          key={group.country.code || group.country.id}
          group={group}
          isTarget={isTarget.has(group.country)}
          withLines={count <= mostWithLines}
        />
      ))}
      <div data-sorted="" hidden>
        <h2 className="sr-only">All cities</h2>
        <ul />
      </div>
    </div>
  )
}
