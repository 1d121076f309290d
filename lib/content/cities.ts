import 'server-only'
import { isSlug } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteEmpty, noteLongName, withAddress } from './check'
import { findCountryRef, findCountryRefs } from './countries'
import { citiesOfCommunity, drawCities, idsToDraw } from './draw'
import { reads } from './reads'
import type { CityCardRow, CityHeadRow } from './rows'
import { byName } from './sorting'
import type { City, CityCard, CityHead, CityRef, CountryRef } from './types'
import { words } from './words'

/** Specification §5: no list of the cities of something is longer. */
const maximumLimit = 100

const nowhere = (id: string): CountryRef => ({ id, name: '', code: '' })

const refOf = ({ id, name, slug }: CityCardRow): CityRef => ({ id, name: noteLongName('cities', name), slug })

function cardOf(site: Site, row: CityCardRow, country: CountryRef | null | undefined): CityCard {
  return {
    ...refOf(row),
    micro: words(site, row, 'micro_description'),
    imageUrl: checkedUrl('cities', row.name, 'image_url', row.image_url),
    country: country ?? nowhere(row.country_id),
  }
}

async function cardsOf(site: Site, rows: readonly CityCardRow[]): Promise<CityCard[]> {
  const countries = await findCountryRefs()
  return withAddress('cities', rows, (row) => row.slug).map((row) =>
    cardOf(site, row, countries.get(row.country_id)),
  )
}

/**
 * All cities with their countries, by name.
 * @throws DatabaseReadError
 */
export async function findCities(site: Site): Promise<CityCard[]> {
  return byName(await cardsOf(site, await reads.cityCards()))
}

const headOf = async (site: Site, row: CityHeadRow): Promise<CityHead> => ({
  ...cardOf(site, row, await findCountryRef(row.country_id)),
  pulseUrl: checkedUrl('cities', row.name, 'pulse_url', row.pulse_url),
  short: words(site, row, 'short_description'),
})

/**
 * What the pages below a city, and the home page, say of it; null where there is no such city.
 * @throws DatabaseReadError
 */
export async function findCityHead(site: Site, slug: string): Promise<CityHead | null> {
  if (!isSlug(slug)) return null
  const row = await reads.cityHead(slug)
  return row && headOf(site, row)
}

/**
 * One city by its slug, or null.
 * @throws DatabaseReadError
 */
export async function findCity(site: Site, slug: string): Promise<City | null> {
  if (!isSlug(slug)) return null
  const row = await reads.city(slug)
  if (!row) return null
  return {
    ...(await headOf(site, row)),
    long: noteEmpty('cities', row.name, 'long_description', words(site, row, 'long_description')),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/**
 * The cities of a country, by name.
 * @throws DatabaseReadError
 */
export async function findCitiesOfCountry(site: Site, country: CountryRef): Promise<CityCard[]> {
  const rows = withAddress('cities', await reads.cityCardsOfCountry(country.id), (row) => row.slug)
  return byName(rows.map((row) => cardOf(site, row, country)))
}

/**
 * Cities by id, in the order asked for; ids that no longer exist are left out. They come without their countries, so
 * that a page that links to them need not be made again when a country changes.
 * @throws DatabaseReadError
 */
export async function findCityRefs(ids: readonly string[]): Promise<CityRef[]> {
  const rows = await reads.cityCardsById(ids.slice(0, maximumLimit))
  const refs = new Map(withAddress('cities', rows, (row) => row.slug).map((row) => [row.id, refOf(row)]))
  return ids.flatMap((id) => refs.get(id) ?? [])
}

/**
 * Cities for a community: every community exists in every city, so the community only has to be named
 * (specification §5 and §7). Where the limit leaves some out, a stable draw decides which. Which cities there are is
 * asked apart from what is said of those that are drawn: a community's page is not made again for the others.
 * @param communityId anything but a string gives an empty list
 * @param limit applies where it is a positive number, capped at 100
 * @throws DatabaseReadError
 */
export async function findCitiesForCommunity(
  site: Site,
  communityId: unknown,
  limit: unknown = citiesOfCommunity,
): Promise<CityCard[]> {
  if (typeof communityId !== 'string') return []
  const known = idsToDraw(await reads.cityIds())
  const { length } = withinLimit(known, limit)
  if (length === known.length) return findCities(site)
  return byName(await cardsOf(site, await reads.cityCardsById(drawCities(communityId, known, length))))
}

/** Cuts a list where the limit is a positive number; never more than 100 then (specification §5). */
export function withinLimit<Item>(items: Item[], limit: unknown): Item[] {
  return typeof limit === 'number' && limit > 0
    ? items.slice(0, Math.min(Math.floor(limit) || 1, maximumLimit))
    : items
}

/**
 * Cities of an affinity, by name (specification §2: at most 12 are shown).
 * @throws DatabaseReadError
 */
export async function findCitiesOfAffinity(site: Site, affinityId: string, limit = 12): Promise<CityCard[]> {
  const ids = await reads.cityIdsOfAffinity(affinityId)
  const rows = await reads.cityCardsById(ids.slice(0, maximumLimit))
  return byName(await cardsOf(site, rows)).slice(0, limit)
}
