import { h } from 'hastscript'
import { Markup } from '@/components/ui/markup'
import { tileFigure } from '@/components/ui/tile-figure'
import { cityColour, cityPercentage } from '@/lib/decoration'
import type { CityCard as City, CountryRef } from '@/lib/entities/types'
import { markupOf } from '@/lib/markup/tree'
import { paths } from '@/lib/paths'

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

/** Where one can jump to, by the words of the links: the two in front, then the first country of each letter. */
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

function jumpList(targets: ReadonlyMap<string, CountryRef>) {
  const links = [...targets].map(([name, country]) => h('a', { href: `#${anchor(country)}` }, name))
  return h('nav', { className: 'jump-list', ariaLabel: 'Jump to a country by letter' }, links)
}

/** A city: short markup, since a page may hold thousands. */
function tile({ name, slug, micro }: City, withLine: boolean) {
  return h('li', { className: `tile tile-stripe t${cityColour(name)}`, dataItem: '' }, [
    h('a', { className: 'name', href: paths.city(slug) }, name),
    withLine && micro ? h('span', { className: 'text' }, micro) : null,
    tileFigure(`${cityPercentage(slug)}%`),
  ])
}

function group({ country, cities }: CountryGroup, isTarget: boolean, withLines: boolean) {
  const { code, name } = country
  const id = isTarget ? anchor(country) : undefined
  return h('section', { id, className: 'country-group', dataGroup: '' }, [
    h('header', [
      h('h2', name || 'Elsewhere'),
      code ? h('a', { className: 'text-link', href: paths.country(code) }, `View ${name} →`) : null,
    ]),
    h(
      'ul',
      { className: 'grid-cards grid-dense' },
      cities.map((city) => tile(city, withLines)),
    ),
  ])
}

/**
 * All cities by country, as markup for the browser and not as elements for React: of elements, React sends each a second
 * time as data and looks at each when it takes the page over, and here it has nothing to do with them.
 */
export function CityDirectory({ id, groups }: { id: string; groups: readonly CountryGroup[] }) {
  const count = groups.reduce((sum, { cities }) => sum + cities.length, 0)
  const targets = jumpTargets(groups)
  const isTarget = new Set(targets.values())
  const html = markupOf([
    ...(targets.size > 0 ? [jumpList(targets)] : []),
    ...groups.map((drawn) => group(drawn, isTarget.has(drawn.country), count <= mostWithLines)),
  ])
  return <Markup id={id} html={html} />
}
