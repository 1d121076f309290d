import type {
  CityFacts,
  CityFactsById,
  CountryFacts,
  CountryFactsById,
  Direction,
} from '../../lib/place/types.ts'
import { clockOf } from './clock.ts'
import { coastKm, type readShores } from './coast.ts'
import { type City, COAST_SEEN_FROM_TOWN, type Country } from './corrections.ts'
import { daylight } from './daylight.ts'
import { stableId } from './ids.ts'

/** Below this the elevation model errs by more than the figure is worth. */
const LOWEST_ELEVATION_SHOWN = 400

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** The id of a city's row. */
export const cityId = (city: { geonameId: number }) => stableId('city', city.geonameId)
/** The id of a country's row. */
export const countryId = (code: string) => stableId('country', code.toUpperCase())

/** Everything the site and the texts know of one city. */
export function cityFacts(
  city: City,
  idBySlug: Map<string, string>,
  shores: ReturnType<typeof readShores>,
): CityFacts {
  const light = daylight(city.lat)
  const corrected = COAST_SEEN_FROM_TOWN[city.slug]
  return {
    slug: city.slug,
    name: city.name,
    countryCode: city.country_code.toLowerCase(),
    geonameId: city.geonameId,
    lat: city.lat,
    lng: city.lng,
    region: city.region,
    population: city.population,
    coastKm: corrected === undefined ? coastKm(city.lat, city.lng, shores) : corrected,
    elevation: city.elevation_m >= LOWEST_ELEVATION_SHOWN ? city.elevation_m : null,
    capital: city.is_capital,
    dayLongest: oneDecimal(light.longest),
    dayShortest: oneDecimal(light.shortest),
    south: city.lat < 0,
    ...clockOf(city.timezone),
    nearby: city.nearby.flatMap((near) => {
      const id = idBySlug.get(near.slug)
      if (!id) throw new Error(`cities.json: ${city.slug} names the unknown city ${near.slug} as nearby`)
      return [{ id, km: near.km, dir: near.dir as Direction }]
    }),
    airport: city.airport,
  }
}

/** The facts of all cities, keyed by id, in the order given. */
export function allCityFacts(cities: City[], shores: ReturnType<typeof readShores>): CityFactsById {
  const idBySlug = new Map(cities.map((city) => [city.slug, cityId(city)]))
  return Object.fromEntries(cities.map((city) => [cityId(city), cityFacts(city, idBySlug, shores)]))
}

function countryFacts(country: Country, known: Set<string>): CountryFacts {
  return {
    code: country.code.toLowerCase(),
    name: country.name,
    native: country.native,
    capital: country.capital,
    continent: country.continent,
    subregion: country.subregion,
    languages: country.languages,
    englishPct: country.english_pct,
    currencies: country.currencies,
    population: country.population,
    areaKm2: country.area_km2,
    callingCode: country.calling_code,
    weekend: country.weekend,
    firstDay: country.first_day,
    clock: country.clock,
    neighbours: country.neighbours.filter((code) => known.has(code)).map((code) => code.toLowerCase()),
  }
}

/** The facts of all countries, keyed by id. */
export function allCountryFacts(countries: Country[]): CountryFactsById {
  const known = new Set(countries.map((country) => country.code))
  return Object.fromEntries(
    countries.map((country) => [countryId(country.code), countryFacts(country, known)]),
  )
}
