import 'server-only'
import { countryFacts } from './facts'

/**
 * The drawn picture of a country (`npm run art`); the table of countries has no column for one.
 * @returns a path of the site, or null for a country that the content team added
 */
export function countryArt(country: { id: string }): string | null {
  const facts = countryFacts(country.id)
  return facts && `/images/countries/${facts.code.toLowerCase()}-1600.webp`
}
