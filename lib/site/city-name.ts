interface NamedCity {
  name: string
  /** Set only where another city has the same name. */
  region: string | null
  country: { name: string }
}

/** A city's name where it has to tell which one is meant: "Portland, Maine". */
export const cityWithPlace = ({ name, region }: Pick<NamedCity, 'name' | 'region'>): string =>
  region ? `${name}, ${region}` : name

/**
 * A city's name for titles and descriptions, which must differ from page to page: from those of its namesakes, and of the
 * country that has its name ("the city of Luxembourg").
 */
export function cityInTitle(city: NamedCity): string {
  return city.name === city.country.name ? `the city of ${city.name}` : cityWithPlace(city)
}

/** A city's name with its country, or with what else tells it apart, for descriptions. */
export function cityWithCountry(city: NamedCity): string {
  const titled = cityInTitle(city)
  return titled === city.name && city.country.name ? `${titled}, ${city.country.name}` : titled
}
