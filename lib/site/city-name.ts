interface NamedCity {
  name: string
  /** Set only where another city has the same name. */
  region: string | null
  country: { name: string }
}

/** A city's name that says which city is meant: "Portland, Maine". */
export const cityWithPlace = ({ name, region }: Pick<NamedCity, 'name' | 'region'>): string =>
  region ? `${name}, ${region}` : name

/**
 * A city's name beside its country's, on a card or below a heading: the region is left out where it is the country
 * ("Kingston" under Jamaica).
 */
export const cityBesideCountry = ({ name, region, country }: NamedCity): string =>
  region === country.name ? name : cityWithPlace({ name, region })

/**
 * A city's name for titles and descriptions, which must be unique: different from those of cities with the same name,
 * and of a country with the same name ("the city of Luxembourg").
 */
export function cityInTitle(city: NamedCity): string {
  return city.name === city.country.name ? `the city of ${city.name}` : cityWithPlace(city)
}

/** A city's name with its country, or whatever else distinguishes it, for descriptions. */
export function cityWithCountry(city: NamedCity): string {
  const titled = cityInTitle(city)
  return titled === city.name && city.country.name ? `${titled}, ${city.country.name}` : titled
}
