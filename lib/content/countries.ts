import 'server-only'
import { slugOf } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName } from './check'
import { reads } from './reads'
import type { CountryCardRow } from './rows'
import { byName } from './sorting'
import type { Country, CountryCard, CountryRef } from './types'
import { words } from './words'

const codeForm = /^[a-z]{2}$/

const refOf = ({ id, name, code }: CountryCardRow): CountryRef => ({ id, name, code: code.toLowerCase() })

const cardOf = (site: Site, row: CountryCardRow): CountryCard => ({
  ...refOf(row),
  name: noteLongName('countries', row.name),
  flagUrl: checkedUrl('countries', row.name, 'flag_url', row.flag_url),
  micro: words(site, row, 'micro_description'),
})

/**
 * All countries, by name.
 * @throws DatabaseReadError
 */
export async function findCountries(site: Site): Promise<CountryCard[]> {
  const rows = await reads.countryCards()
  return byName(rows.map((row) => cardOf(site, row)).filter((country) => codeForm.test(country.code)))
}

/**
 * One country by its code (lower case), or null.
 * @throws DatabaseReadError
 */
export async function findCountry(site: Site, code: string): Promise<Country | null> {
  if (!codeForm.test(code)) return null
  const row = await reads.country(code)
  return (
    row && {
      ...cardOf(site, row),
      short: words(site, row, 'short_description'),
      long: words(site, row, 'long_description'),
      wikipediaUrl: checkedUrl('countries', row.name, 'wikipedia_url', row.wikipedia_url),
    }
  )
}

/**
 * The canonical code for another reading of a country's address: its name as a slug (decisions, "Routes").
 * @returns the code, or null where no country is called so
 * @throws DatabaseReadError
 */
export async function findCountryCodeByNameSlug(slug: string): Promise<string | null> {
  const rows = await reads.countryCards()
  return rows.find((row) => slugOf(row.name) === slug)?.code.toLowerCase() ?? null
}

/**
 * The country a city belongs to, by id.
 * @throws DatabaseReadError
 */
export async function findCountryRef(id: string): Promise<CountryRef | null> {
  const row = await reads.countryCard(id)
  return row && refOf(row)
}

/**
 * Every country's reference by id, for lists of cities.
 * @throws DatabaseReadError
 */
export async function findCountryRefs(): Promise<Map<string, CountryRef>> {
  return new Map((await reads.countryCards()).map((row) => [row.id, refOf(row)]))
}
