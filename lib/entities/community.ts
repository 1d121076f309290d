import 'server-only'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readRow, readRows } from '@/lib/db/execute'
import { paths } from '@/lib/paths'
import { isSlug } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName, withAddress } from './check'
import type { Entity } from './entity'
import { byName } from './sorting'
import { usableDate } from './usable'
import { words } from './words'

/** What lists, and the pages in cities and with affinities, show of a community. */
export interface CommunityCard {
  id: string
  name: string
  slug: string
  micro: string
  short: string
  imageUrl: string | null
}

export interface Community extends CommunityCard {
  long: string
  createdAt: string | null
  updatedAt: string | null
}

const card = [
  'id',
  'name',
  'slug',
  'image_url',
  'micro_description',
  'micro_description_lff',
  'short_description',
  'short_description_lff',
] as const
const page = [
  ...card,
  'long_description',
  'long_description_lff',
  'other_names',
  'created_at',
  'updated_at',
] as const

const { table, read } = declareTable('communities', page)
const absences = declareTable('community_absences', ['community_id', 'country_id', 'city_id'], {
  order: ['id'],
})

export const communityReads = {
  /** What a shortcut to a community needs. */
  link: read('community-link', ['id', 'name', 'slug'], { match: 'slug' }),
  cards: read('communities', card),
  head: read('community-head', card, { match: 'slug' }),
  byId: read('community-card', ['id', 'slug'], { match: 'id' }),
  page: read('community', page, { match: 'slug' }),
  /** Which communities exist. Stale only if one is added, removed or gets another slug, not if its texts change. */
  ids: read('community-ids', ['id', 'slug']),
  searched: read('search', ['id', 'name', 'slug', 'other_names']),
  sitemap: read('pages', ['id', 'slug', 'image_url', 'updated_at']),
  /** Where communities are not offered. There are few rows, so a page reads all of them. */
  absences: absences.read('community-absences', ['community_id', 'country_id', 'city_id']),
  sitemapAbsences: absences.read('pages', ['community_id', 'country_id', 'city_id']),
}

export const communityEntity: Entity = {
  table,
  address: { columns: ['slug'], key: 'slug' },
  foreignKey: 'community_id',
  pages: ({ slug }) => [paths.community(String(slug)), paths.communities, paths.home],
}

export const absenceTable = absences.table

/** docs/product.md 6.14 */
export const communitiesOnCityPage = 6

const cardOf = (site: Site, row: RowFrom<typeof communityReads.cards>): CommunityCard => ({
  id: row.id,
  name: noteLongName('communities', row.name),
  slug: row.slug,
  micro: words(site, row, 'micro_description'),
  short: words(site, row, 'short_description'),
  imageUrl: checkedUrl('communities', row.name, 'image_url', row.image_url),
})

/**
 * All communities, sorted by name.
 * @throws DatabaseReadError
 */
export async function findCommunities(site: Site): Promise<CommunityCard[]> {
  const rows = withAddress('communities', await readRows(communityReads.cards))
  return byName(rows.map((row) => cardOf(site, row)))
}

/**
 * The part of a community that its pages in cities and with affinities show; null if there is no such community.
 * @throws DatabaseReadError
 */
export async function findCommunityHead(site: Site, slug: string): Promise<CommunityCard | null> {
  if (!isSlug(slug)) return null
  const row = await readRow(communityReads.head, slug)
  return row && cardOf(site, row)
}

/**
 * One community by its slug, which is trimmed; null if there is none or the slug is not a string (docs/product.md 9.5).
 * @throws DatabaseReadError
 */
export async function findCommunity(site: Site, slug: unknown): Promise<Community | null> {
  const wanted = typeof slug === 'string' ? slug.trim() : ''
  if (!isSlug(wanted)) return null
  const row = await readRow(communityReads.page, wanted)
  return (
    row && {
      ...cardOf(site, row),
      long: words(site, row, 'long_description'),
      createdAt: usableDate('communities', row.name, 'created_at', row.created_at),
      updatedAt: usableDate('communities', row.name, 'updated_at', row.updated_at),
    }
  )
}

/** A city in its country, or a whole country if `id` is missing. */
export interface Whereabouts {
  id?: string
  country: { id: string }
}

type Absence = RowFrom<typeof communityReads.absences>

/**
 * Whether a community is offered in a place: everywhere, unless an absence excludes it from the city or from its country
 * (docs/product.md 7.2). Everything that pairs a community with a place asks this.
 */
export const isOffered = (
  absences: readonly Absence[],
  communityId: string,
  { id, country }: Whereabouts,
): boolean =>
  !absences.some(
    ({ community_id, city_id, country_id }) =>
      community_id === communityId &&
      (country_id === null ? city_id !== null && city_id === id : country_id === country.id),
  )

/**
 * The communities offered in a city, sorted by name (docs/product.md 7.2).
 * @param limit how many; all by default
 * @throws DatabaseReadError
 */
export async function findCommunitiesOfCity(
  site: Site,
  city: Whereabouts,
  limit?: number,
): Promise<CommunityCard[]> {
  const [communities, absences] = await Promise.all([
    findCommunities(site),
    readRows(communityReads.absences),
  ])
  return communities.filter(({ id }) => isOffered(absences, id, city)).slice(0, limit)
}

/**
 * The slugs of the communities offered in a place.
 * @throws DatabaseReadError
 */
export async function findOfferedSlugs(place: Whereabouts): Promise<Set<string>> {
  const [communities, absences] = await Promise.all([
    readRows(communityReads.ids),
    readRows(communityReads.absences),
  ])
  return new Set(communities.filter(({ id }) => isOffered(absences, id, place)).map(({ slug }) => slug))
}
