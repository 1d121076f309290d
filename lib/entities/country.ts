import 'server-only'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readFresh, readRow, readRows } from '@/lib/db/execute'
import { paths } from '@/lib/paths'
import { slugOf } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName } from './check'
import { type Customs, customColumns, customsOf } from './customs'
import type { Entity } from './entity'
import { byName } from './sorting'
import { usableDays, usableTexts, type Weekday } from './usable'
import { words } from './words'

export interface CountryRef {
  id: string
  name: string
  code: string
}

export interface CountryCard extends CountryRef {
  flagUrl: string | null
  micro: string
}

/** Facts about a country; each may be missing. */
export interface CountryFacts {
  languages: string[]
  /** The days off, in the order of `weekdays`. */
  weekend: Weekday[]
  callingCode: string | null
  emergencyNumber: string | null
  units: 'metric' | 'imperial'
  /** Pages suggest nothing across the border and advise more caution. */
  needsCare: boolean
  /** One line for each holiday that brings people together. */
  holidays: string[]
  customs: Customs
}

export interface Country extends CountryCard {
  short: string
  long: string
  wikipediaUrl: string | null
  imageUrl: string | null
  facts: CountryFacts
}

const card = ['id', 'name', 'code', 'flag_url', 'micro_description', 'micro_description_lff'] as const
const facts = [
  'id',
  'languages',
  'weekend',
  'calling_code',
  'emergency_number',
  'units',
  'care_level',
  'holidays',
  ...customColumns,
] as const
const page = [
  ...card,
  ...facts,
  'wikipedia_url',
  'image_url',
  'short_description',
  'short_description_lff',
  'long_description',
  'long_description_lff',
  'other_names',
] as const

const { table, read } = declareTable('countries', page)

export const countryReads = {
  /** What a shortcut to a country needs. */
  link: read('country-link', ['id', 'name', 'code'], { match: 'code' }),
  cards: read('countries', card),
  cardById: read('country-card', card, { match: 'id' }),
  page: read('country', page, { match: 'code' }),
  facts: read('country-facts', facts, { match: 'id' }),
  care: read('country-care', ['id', 'care_level']),
  searched: read('search', ['id', 'name', 'code', 'other_names']),
  sitemap: read('pages', ['id', 'code', 'image_url']),
}

export const countryEntity: Entity = {
  table,
  address: { columns: ['code', 'name'], key: 'code' },
  foreignKey: 'country_id',
  pages: ({ code }) => [paths.country(String(code)), paths.countries, paths.cities],
}

type CardRow = RowFrom<typeof countryReads.cards>

/** A country's code, which is its slug too. */
export const codeForm = /^[a-z]{2}$/

const refOf = ({ id, name, code }: CardRow): CountryRef => ({ id, name, code: code.toLowerCase() })

const cardOf = (site: Site, row: CardRow): CountryCard => ({
  ...refOf(row),
  name: noteLongName('countries', row.name),
  flagUrl: checkedUrl('countries', row.name, 'flag_url', row.flag_url),
  micro: words(site, row, 'micro_description'),
})

const factsOf = (row: RowFrom<typeof countryReads.facts>): CountryFacts => ({
  languages: usableTexts('countries', row.id, 'languages', row.languages),
  weekend: usableDays('countries', row.id, 'weekend', row.weekend),
  callingCode: row.calling_code?.trim() || null,
  emergencyNumber: row.emergency_number?.trim() || null,
  units: row.units === 'imperial' ? 'imperial' : 'metric',
  needsCare: row.care_level === 'care',
  holidays: usableTexts('countries', row.id, 'holidays', row.holidays),
  customs: customsOf(row),
})

/**
 * The facts about a country by its id; null if there is no such country.
 * @throws DatabaseReadError
 */
export async function findCountryFacts(id: string): Promise<CountryFacts | null> {
  const row = await readRow(countryReads.facts, id)
  return row && factsOf(row)
}

/**
 * The ids of the countries whose pages need more caution.
 * @throws DatabaseReadError
 */
export async function findCountriesInNeedOfCare(): Promise<Set<string>> {
  const rows = await readRows(countryReads.care)
  return new Set(rows.filter((row) => row.care_level === 'care').map((row) => row.id))
}

/**
 * All countries with a valid code, sorted by name.
 * @throws DatabaseReadError
 */
export async function findCountries(site: Site): Promise<CountryCard[]> {
  const rows = await readRows(countryReads.cards)
  return byName(rows.map((row) => cardOf(site, row)).filter((country) => codeForm.test(country.code)))
}

/**
 * One country by its code (lowercase), or null.
 * @throws DatabaseReadError
 */
export async function findCountry(site: Site, code: string): Promise<Country | null> {
  if (!codeForm.test(code)) return null
  const row = await readRow(countryReads.page, code)
  return (
    row && {
      ...cardOf(site, row),
      short: words(site, row, 'short_description'),
      long: words(site, row, 'long_description'),
      wikipediaUrl: checkedUrl('countries', row.name, 'wikipedia_url', row.wikipedia_url),
      imageUrl: checkedUrl('countries', row.name, 'image_url', row.image_url),
      facts: factsOf(row),
    }
  )
}

/**
 * The code of the country whose name has this slug, for redirects to its canonical address (docs/product.md 2.3).
 * @returns the code, lowercase; null if no country has that name
 * @throws DatabaseReadError
 */
export async function findCountryCodeByNameSlug(slug: string): Promise<string | null> {
  const rows = await readRows(countryReads.cards)
  return rows.find((row) => slugOf(row.name) === slug)?.code.toLowerCase() ?? null
}

/**
 * A country's name and code by its id, or null.
 * @throws DatabaseReadError
 */
export async function findCountryRef(id: string): Promise<CountryRef | null> {
  const row = await readRow(countryReads.cardById, id)
  return row && refOf(row)
}

/**
 * The name and code of every country, by id.
 * @throws DatabaseReadError
 */
export async function findCountryRefs(): Promise<Map<string, CountryRef>> {
  return new Map((await readRows(countryReads.cards)).map((row) => [row.id, refOf(row)]))
}

/**
 * A country's code (lowercase) by its id, read without any cache; null if there is no such country.
 * @throws DatabaseReadError
 */
export async function codeOfCountry(id: string): Promise<string | null> {
  return (await readFresh(countryReads.cardById, id))[0]?.code.toLowerCase() ?? null
}
