import 'server-only'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readFresh, readRow, readRows } from '@/lib/db/execute'
import { paths } from '@/lib/paths'
import { isSlug } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName, withAddress } from './check'
import { type CityCard, findCitiesById } from './city'
import { type CommunityCard, communityReads, findCommunities, isOffered } from './community'
import type { Entity, EventRow } from './entity'
import { byName } from './sorting'
import { words } from './words'

export interface AffinityCard {
  id: string
  name: string
  slug: string
  micro: string
  imageUrl: string | null
}

/** What the pages that combine an affinity with a community show of it. */
export interface AffinityHead extends AffinityCard {
  short: string
}

export interface Affinity extends AffinityHead {
  long: string
}

const card = ['id', 'name', 'slug', 'image_url', 'micro_description', 'micro_description_lff'] as const
const head = [...card, 'short_description', 'short_description_lff'] as const
const page = [...head, 'long_description', 'long_description_lff'] as const

const affinities = declareTable('affinities', page)
const withCommunities = declareTable(
  'affinity_communities',
  ['affinity_id', 'community_id', 'intro', 'intro_lff'],
  { order: ['affinity_id', 'community_id'] },
)
const withCities = declareTable('affinity_cities', ['affinity_id', 'city_id'], {
  order: ['affinity_id', 'city_id'],
})

export const affinityReads = {
  cards: affinities.read('affinities', card),
  cardById: affinities.read('affinity-card', card, { match: 'id' }),
  head: affinities.read('affinity-head', head, { match: 'slug' }),
  page: affinities.read('affinity', page, { match: 'slug' }),
  communities: withCommunities.read('affinity-communities', ['affinity_id', 'community_id'], {
    match: 'affinity_id',
  }),
  /** The introductions of the pages that combine the two. */
  intros: withCommunities.read('affinity-intros', ['affinity_id', 'community_id', 'intro', 'intro_lff'], {
    match: 'affinity_id',
  }),
  ofCommunity: withCommunities.read('community-affinities', ['affinity_id', 'community_id'], {
    match: 'community_id',
  }),
  cities: withCities.read('affinity-cities', ['affinity_id', 'city_id'], { match: 'affinity_id' }),
  sitemap: affinities.read('pages', ['id', 'slug', 'image_url']),
  sitemapPairs: withCommunities.read('pages', ['affinity_id', 'community_id', 'intro', 'intro_lff']),
}

export const affinityEntity: Entity = {
  table: affinities.table,
  address: { columns: ['slug'], key: 'slug' },
  foreignKey: 'affinity_id',
  pages: ({ slug }) => [paths.affinity(String(slug)), paths.affinities],
}

async function pagesOfLink({ affinity_id }: EventRow): Promise<string[]> {
  const [affinity] = await readFresh(affinityReads.cardById, String(affinity_id))
  return affinity ? [paths.affinity(affinity.slug)] : []
}

export const affinityCommunityEntity: Entity = { table: withCommunities.table, pages: pagesOfLink }
export const affinityCityEntity: Entity = { table: withCities.table, pages: pagesOfLink }

const cardOf = (site: Site, row: RowFrom<typeof affinityReads.cards>): AffinityCard => ({
  id: row.id,
  name: noteLongName('affinities', row.name),
  slug: row.slug,
  micro: words(site, row, 'micro_description'),
  imageUrl: checkedUrl('affinities', row.name, 'image_url', row.image_url),
})

const headOf = (site: Site, row: RowFrom<typeof affinityReads.head>): AffinityHead => ({
  ...cardOf(site, row),
  short: words(site, row, 'short_description'),
})

/**
 * All affinities, sorted by name.
 * @throws DatabaseReadError
 */
export async function findAffinities(site: Site): Promise<AffinityCard[]> {
  const rows = withAddress('affinities', await readRows(affinityReads.cards))
  return byName(rows.map((row) => cardOf(site, row)))
}

/**
 * The part of an affinity that its pages with communities show; null if there is no such affinity.
 * @throws DatabaseReadError
 */
export async function findAffinityHead(site: Site, slug: string): Promise<AffinityHead | null> {
  if (!isSlug(slug)) return null
  const row = await readRow(affinityReads.head, slug)
  return row && headOf(site, row)
}

/**
 * One affinity by its slug, or null.
 * @throws DatabaseReadError
 */
export async function findAffinity(site: Site, slug: string): Promise<Affinity | null> {
  if (!isSlug(slug)) return null
  const row = await readRow(affinityReads.page, slug)
  return row && { ...headOf(site, row), long: words(site, row, 'long_description') }
}

/**
 * The affinities that a community is linked to, sorted by name.
 * @throws DatabaseReadError
 */
export async function findAffinitiesOfCommunity(site: Site, communityId: string): Promise<AffinityCard[]> {
  const links = await readRows(affinityReads.ofCommunity, communityId)
  const ids = new Set(links.map((link) => link.affinity_id))
  return (await findAffinities(site)).filter((affinity) => ids.has(affinity.id))
}

/**
 * The communities linked to an affinity, sorted by name.
 * @throws DatabaseReadError
 */
export async function findCommunitiesOfAffinity(site: Site, affinityId: string): Promise<CommunityCard[]> {
  const links = await readRows(affinityReads.communities, affinityId)
  const ids = new Set(links.map((link) => link.community_id))
  return (await findCommunities(site)).filter((community) => ids.has(community.id))
}

/**
 * The introduction of the page that combines an affinity with a community; empty if none is written, null if the two
 * are not linked.
 * @throws DatabaseReadError
 */
export async function findCombinationIntro(
  site: Site,
  affinityId: string,
  communityId: string,
): Promise<string | null> {
  const rows = await readRows(affinityReads.intros, affinityId)
  const row = rows.find((link) => link.community_id === communityId)
  return row ? words(site, row, 'intro') : null
}

/** The longest list of an affinity's cities (docs/product.md 9.6). */
const citiesOfAffinity = 12

/**
 * The cities linked to an affinity, sorted by name (docs/product.md 9.6).
 * @throws DatabaseReadError
 */
export async function findCitiesOfAffinity(
  site: Site,
  affinityId: string,
  limit = citiesOfAffinity,
): Promise<CityCard[]> {
  return (await linkedCities(site, affinityId)).slice(0, limit)
}

/**
 * The cities linked to an affinity that offer a community, sorted by name (docs/product.md 9.7).
 * @throws DatabaseReadError
 */
export async function findCitiesOfCombination(
  site: Site,
  affinityId: string,
  communityId: string,
): Promise<CityCard[]> {
  const [cities, absences] = await Promise.all([
    linkedCities(site, affinityId),
    readRows(communityReads.absences),
  ])
  return cities.filter((city) => isOffered(absences, communityId, city)).slice(0, citiesOfAffinity)
}

async function linkedCities(site: Site, affinityId: string): Promise<CityCard[]> {
  const links = await readRows(affinityReads.cities, affinityId)
  return findCitiesById(
    site,
    links.map((link) => link.city_id),
  )
}
