import 'server-only'
import { allCityFacts } from './facts'

interface NamedCity {
  id: string
  name: string
  country: { name: string }
}

const idsByName = Map.groupBy(allCityFacts(), ([, { name }]) => name)

/**
 * A city's name for titles and descriptions, which must differ from page to page: where another city has the same
 * name, with its region or country ("Portland, Oregon").
 */
export function cityInTitle({ id, name, country }: NamedCity): string {
  const namesakes = idsByName.get(name)?.filter(([other]) => other !== id) ?? []
  if (namesakes.length === 0) return name
  const where = allCityFacts().get(id)?.region || country.name
  return where ? `${name}, ${where}` : name
}
