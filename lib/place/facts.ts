import 'server-only'
import cityFactsById from './city-facts.json'
import countryFactsById from './country-facts.json'
import type { CityFacts, CityFactsById, CountryFacts, CountryFactsById } from './types'

/**
 * What is known of a city beyond its texts (place, daylight, coast, neighbours), by the city's id.
 * @returns null for a city that the content team added: its pages then do without
 */
export function cityFacts(cityId: string): CityFacts | null {
  return (cityFactsById as unknown as CityFactsById)[cityId] ?? null
}

/** What is known of a country beyond its texts, by the country's id; null where nothing is. */
export function countryFacts(countryId: string): CountryFacts | null {
  return (countryFactsById as unknown as CountryFactsById)[countryId] ?? null
}

/** Every city's place on the map, for the home page. */
export function allCityFacts(): ReadonlyMap<string, CityFacts> {
  return new Map(Object.entries(cityFactsById as unknown as CityFactsById))
}
