import 'server-only'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readRow, readRows } from '@/lib/db/execute'
import { distanceKm, type Position } from '@/lib/facts/distance'
import { paths } from '@/lib/paths'
import { isFeatured } from '@/lib/site/featured'
import { isSlug } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteEmpty, noteLongName, withAddress } from './check'
import { communityReads, isOffered } from './community'
import {
  type CountryRef,
  codeOfCountry,
  findCountriesInNeedOfCare,
  findCountryRef,
  findCountryRefs,
} from './country'
import { type Customs, customColumns, customsOf } from './customs'
import { citiesOfCommunity, drawCities, idsToDraw } from './draw'
import type { Entity } from './entity'
import { byName } from './sorting'
import { usableDate, usableMonths, usableNumber, usablePosition, usableTexts, usableZone } from './usable'
import { words } from './words'

/** What a link to a city needs. */
export interface CityRef {
  id: string
  name: string
  slug: string
}

export interface CityCard extends CityRef {
  micro: string
  imageUrl: string | null
  country: CountryRef
  /** Tells the city apart from another one with the same name; otherwise null. */
  region: string | null
  /** Of the urban area; null if unknown. */
  population: number | null
}

/** Facts about a city; each may be missing. */
export interface CityFacts {
  position: Position | null
  /** An IANA name, such as `Asia/Tokyo`. */
  timeZone: string | null
  /** Most used first. */
  languages: string[]
  airport: string | null
  /** The months that are pleasant outdoors, 1 to 12 in ascending order; the note says why. */
  months: number[]
  monthsNote: string
  /** The city needs more caution, whatever its country needs. */
  needsCare: boolean
}

/** What the pages below a city's own page show of it. */
export interface CityHead extends CityCard {
  pulseUrl: string | null
  short: string
  facts: CityFacts
}

/** Another city of the directory, with its distance in kilometers. */
export interface NearbyCity extends CityRef {
  /** As in a `CityCard`. */
  region: string | null
  km: number
}

export interface City extends CityHead {
  long: string
  /** The city's own; its country's apply where one is empty. */
  customs: Customs
  createdAt: string | null
  updatedAt: string | null
}

const card = [
  'id',
  'name',
  'slug',
  'country_id',
  'image_url',
  'micro_description',
  'micro_description_lff',
  'region',
  'population',
] as const
const head = [
  ...card,
  'pulse_url',
  'short_description',
  'short_description_lff',
  'latitude',
  'longitude',
  'time_zone',
  'languages',
  'airport',
  'pleasant_months',
  'pleasant_months_note',
  'care_level',
] as const
const page = [
  ...head,
  'long_description',
  'long_description_lff',
  'other_names',
  ...customColumns,
  'created_at',
  'updated_at',
] as const

const { table, read } = declareTable('cities', page)

export const cityReads = {
  /** Which cities exist. Stale only if one is added, removed or gets another address, not if its texts change. */
  ids: read('city-ids', ['id', 'slug', 'country_id']),
  /** What a shortcut to a city needs. */
  link: read('city-link', ['id', 'name', 'slug', 'region'], { match: 'slug' }),
  cards: read('cities', card),
  cardsById: read('city-card', card, { match: 'id' }),
  cardsOfCountry: read('country-cities', card, { match: 'country_id' }),
  head: read('city-head', head, { match: 'slug' }),
  page: read('city', page, { match: 'slug' }),
  positions: read('city-positions', ['id', 'name', 'slug', 'region', 'country_id', 'latitude', 'longitude']),
  searched: read('search', [
    'id',
    'name',
    'slug',
    'region',
    'country_id',
    'latitude',
    'longitude',
    'other_names',
  ]),
  sitemap: read('pages', ['id', 'slug', 'country_id', 'image_url', 'updated_at']),
  zones: read('week', ['id', 'latitude', 'longitude', 'time_zone']),
}

export const cityEntity: Entity = {
  table,
  address: { columns: ['slug'], key: 'slug' },
  foreignKey: 'city_id',
  pages: async ({ slug, country_id }) => {
    // An order that names a deleted row by its slug has no country.
    const code = typeof country_id === 'string' ? await codeOfCountry(country_id) : null
    const own = String(slug)
    return [
      paths.city(own),
      paths.cities,
      ...(code ? [paths.country(code)] : []),
      ...(isFeatured(own) ? [paths.home] : []),
      paths.cityCommunities(own),
      paths.citySuggestions(own),
    ]
  },
}

type CardRow = RowFrom<typeof cityReads.cards>

/** The longest list of cities (docs/product.md 9.3). */
const maximumLimit = 100

const nowhere = (id: string): CountryRef => ({ id, name: '', code: '' })

/** A row's region as in a `CityCard`. */
export const regionOf = ({ region }: Pick<CardRow, 'region'>): string | null => region?.trim() || null

const refOf = ({ id, name, slug }: CardRow): CityRef => ({ id, name: noteLongName('cities', name), slug })

function cardOf(site: Site, row: CardRow, country: CountryRef | null | undefined): CityCard {
  return {
    ...refOf(row),
    micro: words(site, row, 'micro_description'),
    imageUrl: checkedUrl('cities', row.name, 'image_url', row.image_url),
    country: country ?? nowhere(row.country_id),
    region: regionOf(row),
    population: usableNumber('cities', row.name, 'population', row.population, 1, 100_000_000),
  }
}

async function cardsOf(site: Site, rows: readonly CardRow[]): Promise<CityCard[]> {
  const countries = await findCountryRefs()
  return withAddress('cities', rows).map((row) => cardOf(site, row, countries.get(row.country_id)))
}

const positionOf = (row: Pick<RowFrom<typeof cityReads.head>, 'name' | 'latitude' | 'longitude'>) =>
  usablePosition('cities', row.name, row)

const factsOf = (row: RowFrom<typeof cityReads.head>): CityFacts => ({
  position: positionOf(row),
  timeZone: usableZone('cities', row.name, 'time_zone', row.time_zone),
  languages: usableTexts('cities', row.name, 'languages', row.languages),
  airport: row.airport?.trim() || null,
  months: usableMonths('cities', row.name, 'pleasant_months', row.pleasant_months),
  monthsNote: row.pleasant_months_note?.trim() ?? '',
  needsCare: row.care_level === 'care',
})

const headOf = async (site: Site, row: RowFrom<typeof cityReads.head>): Promise<CityHead> => ({
  ...cardOf(site, row, await findCountryRef(row.country_id)),
  pulseUrl: checkedUrl('cities', row.name, 'pulse_url', row.pulse_url),
  short: words(site, row, 'short_description'),
  facts: factsOf(row),
})

/**
 * All cities with their countries, sorted by name.
 * @throws DatabaseReadError
 */
export async function findCities(site: Site): Promise<CityCard[]> {
  return byName(await cardsOf(site, await readRows(cityReads.cards)))
}

/**
 * The part of a city that the pages below it and the home page show; null if there is no such city.
 * @throws DatabaseReadError
 */
export async function findCityHead(site: Site, slug: string): Promise<CityHead | null> {
  if (!isSlug(slug)) return null
  const row = await readRow(cityReads.head, slug)
  return row && headOf(site, row)
}

/**
 * One city by its slug, or null.
 * @throws DatabaseReadError
 */
export async function findCity(site: Site, slug: string): Promise<City | null> {
  if (!isSlug(slug)) return null
  const row = await readRow(cityReads.page, slug)
  if (!row) return null
  return {
    ...(await headOf(site, row)),
    long: noteEmpty('cities', row.name, 'long_description', words(site, row, 'long_description')),
    customs: customsOf(row),
    createdAt: usableDate('cities', row.name, 'created_at', row.created_at),
    updatedAt: usableDate('cities', row.name, 'updated_at', row.updated_at),
  }
}

/**
 * The cities of a country, sorted by name.
 * @throws DatabaseReadError
 */
export async function findCitiesOfCountry(site: Site, country: CountryRef): Promise<CityCard[]> {
  const rows = withAddress('cities', await readRows(cityReads.cardsOfCountry, country.id))
  return byName(rows.map((row) => cardOf(site, row, country)))
}

/**
 * Cities by id, in the order of the ids; ids that do not exist are left out. They come without their countries, so that
 * a page with links to them does not become stale when a country changes.
 * @throws DatabaseReadError
 */
export async function findCityRefs(ids: readonly string[]): Promise<CityRef[]> {
  const rows = await readRows(cityReads.cardsById, ids.slice(0, maximumLimit))
  const refs = new Map(withAddress('cities', rows).map((row) => [row.id, refOf(row)]))
  return ids.flatMap((id) => refs.get(id) ?? [])
}

/** docs/product.md 6.8 */
const mostNearby = 5

/**
 * The five nearest other cities, nearest first; none if the city's position is unknown. Cities across a border are left
 * out if either country needs care, because the border may be closed (docs/product.md 6.8).
 * @throws DatabaseReadError
 */
export async function findNearbyCities(city: CityHead): Promise<NearbyCity[]> {
  const from = city.facts.position
  if (!from) return []
  const [rows, careful] = await Promise.all([readRows(cityReads.positions), findCountriesInNeedOfCare()])
  const isReachable = (countryId: string) =>
    countryId === city.country.id || !(careful.has(countryId) || careful.has(city.country.id))
  return withAddress('cities', rows)
    .flatMap((row) => {
      const { id, name, slug } = row
      const to = positionOf(row)
      if (!to || id === city.id || !isReachable(row.country_id)) return []
      return [{ id, name, slug, region: regionOf(row), km: distanceKm(from, to) }]
    })
    .toSorted((a, b) => a.km - b.km || (a.slug < b.slug ? -1 : 1))
    .slice(0, mostNearby)
}

/**
 * Every city whose position is known, for the map of the home page.
 * @throws DatabaseReadError
 */
export async function findCityPositions(): Promise<(CityRef & Position & { region: string | null })[]> {
  return withAddress('cities', await readRows(cityReads.positions)).flatMap((row) => {
    const { id, name, slug } = row
    const position = positionOf(row)
    return position ? [{ id, name, slug, region: regionOf(row), ...position }] : []
  })
}

/**
 * Cities that a community's page links to, sorted by name (docs/product.md 9.3): some of those that offer it. If the
 * limit leaves some out, `drawCities` chooses.
 * @param communityId anything but a string gives an empty list
 * @param limit a positive number, capped at 100; anything else means all cities that offer it
 * @throws DatabaseReadError
 */
export async function findCitiesForCommunity(
  site: Site,
  communityId: unknown,
  limit: unknown = citiesOfCommunity,
): Promise<CityCard[]> {
  if (typeof communityId !== 'string') return []
  const [cities, absences] = await Promise.all([readRows(cityReads.ids), readRows(communityReads.absences)])
  const offering = idsToDraw(
    cities.filter(({ id, country_id }) =>
      isOffered(absences, communityId, { id, country: { id: country_id } }),
    ),
  )
  const { length } = withinLimit(offering, limit)
  if (length === offering.length) {
    const ids = new Set(offering)
    return (await findCities(site)).filter(({ id }) => ids.has(id))
  }
  const drawn = drawCities(communityId, offering, length)
  return byName(await cardsOf(site, await readRows(cityReads.cardsById, drawn)))
}

/** Truncates a list to a positive limit, capped at 100; any other limit changes nothing (docs/product.md 9.3). */
export function withinLimit<Item>(items: Item[], limit: unknown): Item[] {
  return typeof limit === 'number' && limit > 0
    ? items.slice(0, Math.min(Math.floor(limit) || 1, maximumLimit))
    : items
}

/**
 * Cities by id, sorted by name; at most 100.
 * @throws DatabaseReadError
 */
export async function findCitiesById(site: Site, ids: readonly string[]): Promise<CityCard[]> {
  const rows = await readRows(cityReads.cardsById, ids.slice(0, maximumLimit))
  return byName(await cardsOf(site, rows))
}
