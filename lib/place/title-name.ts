import 'server-only'
import { allCityFacts } from './facts'

interface NamedCity {
  id: string
  name: string
  country: { name: string }
}

const idsByName = Map.groupBy(allCityFacts(), ([, { name }]) => name)

/**
 * A city's name where it has to tell which one is meant: with its region or country where another city has the same name
 * ("Portland, Oregon").
 */
export function cityWithPlace({ id, name, country }: NamedCity): string {
  const namesakes = idsByName.get(name)?.filter(([other]) => other !== id) ?? []
  if (namesakes.length === 0) return name
  const where = allCityFacts().get(id)?.region || country.name
  return where ? `${name}, ${where}` : name
}

/**
 * A city's name for titles and descriptions, which must differ from page to page: from those of its namesakes, and of the
 * country that has its name ("the city of Luxembourg").
 */
export function cityInTitle(city: NamedCity): string {
  return city.name === city.country.name ? `the city of ${city.name}` : cityWithPlace(city)
}

/** A city's name with its country, or with what else tells it apart ("Portland, Maine"), for descriptions. */
export function cityWithCountry(city: NamedCity): string {
  const titled = cityInTitle(city)
  return titled === city.name && city.country.name ? `${titled}, ${city.country.name}` : titled
}
