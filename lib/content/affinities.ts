import 'server-only'
import { isSlug } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName, withAddress } from './check'
import { reads } from './reads'
import type { AffinityCardRow, AffinityHeadRow } from './rows'
import { byName } from './sorting'
import type { Affinity, AffinityCard, AffinityHead } from './types'
import { words } from './words'

const cardOf = (site: Site, row: AffinityCardRow): AffinityCard => ({
  id: row.id,
  name: noteLongName('affinities', row.name),
  slug: row.slug,
  micro: words(site, row, 'micro_description'),
  imageUrl: checkedUrl('affinities', row.name, 'image_url', row.image_url),
})

/**
 * All affinities, by name.
 * @throws DatabaseReadError
 */
export async function findAffinities(site: Site): Promise<AffinityCard[]> {
  const rows = withAddress('affinities', await reads.affinityCards(), (row) => row.slug)
  return byName(rows.map((row) => cardOf(site, row)))
}

const headOf = (site: Site, row: AffinityHeadRow): AffinityHead => ({
  ...cardOf(site, row),
  short: words(site, row, 'short_description'),
})

/**
 * What an affinity's pages with communities say of it; null where there is no such affinity.
 * @throws DatabaseReadError
 */
export async function findAffinityHead(site: Site, slug: string): Promise<AffinityHead | null> {
  if (!isSlug(slug)) return null
  const row = await reads.affinityHead(slug)
  return row && headOf(site, row)
}

/**
 * One affinity by its slug, or null.
 * @throws DatabaseReadError
 */
export async function findAffinity(site: Site, slug: string): Promise<Affinity | null> {
  if (!isSlug(slug)) return null
  const row = await reads.affinity(slug)
  return row && { ...headOf(site, row), long: words(site, row, 'long_description') }
}

/**
 * The affinities a community is linked to, by name.
 * @throws DatabaseReadError
 */
export async function findAffinitiesOfCommunity(site: Site, communityId: string): Promise<AffinityCard[]> {
  const ids = new Set(await reads.affinityIdsOfCommunity(communityId))
  return (await findAffinities(site)).filter((affinity) => ids.has(affinity.id))
}
