import type { Content } from './content.ts'
import { type Finding, findingsOf } from './finding.ts'

type City = Content['cities'][number]
type Suggestion = Content['suggestions'][number]

/** What a visitor needs in bad weather and in danger: a number to call, and a roof that is open on the day off. */
export function checkCare({ countries, cities, suggestions }: Content): Finding[] {
  const weekendOf = new Map(countries.map(({ id, weekend }) => [id, weekend]))
  const placesOf = Map.groupBy(suggestions, ({ city_id }) => city_id)
  return [
    ...countries
      .filter(({ emergency_number }) => !emergency_number?.trim())
      .map(({ id, code }) =>
        findingsOf('countries', id, code)(
          'warning',
          'care',
          'emergency_number',
          'It has no emergency number.',
        ),
      ),
    ...cities.flatMap((city) =>
      roofProblem(city, placesOf.get(city.id) ?? [], weekendOf.get(city.country_id) ?? []),
    ),
  ]
}

function roofProblem(
  { id, slug }: City,
  places: readonly Suggestion[],
  weekend: readonly string[],
): Finding[] {
  const found = findingsOf('cities', id, slug)
  const roofs = places.filter(({ is_indoors }) => is_indoors)
  if (roofs.length === 0) return [found('warning', 'care', 'local_suggestions', 'No place has a roof.')]
  // Sunday where it is free, because that is when most doors are shut; elsewhere any free day.
  const off = weekend.includes('sun') || weekend.length === 0 ? ['sun'] : weekend
  const isOpen = roofs.some(({ days }) => days?.some((day) => off.includes(day)))
  const message = `No place with a roof is open to somebody alone on the day off (${off.join(', ')}).`
  return isOpen ? [] : [found('warning', 'care', 'local_suggestions', message)]
}
