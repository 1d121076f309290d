import 'server-only'
import { isSlug } from '@/lib/site/routing'
import type { Site } from '@/lib/site/variants'
import { checkedUrl, noteLongName, withAddress } from './check'
import { reads } from './reads'
import type { CommunityCardRow } from './rows'
import { byName } from './sorting'
import type { Community, CommunityCard } from './types'
import { words } from './words'

/** Specification §9: a city page shows 6 communities. */
export const communitiesOnCityPage = 6

const cardOf = (site: Site, row: CommunityCardRow): CommunityCard => ({
  id: row.id,
  name: noteLongName('communities', row.name),
  slug: row.slug,
  micro: words(site, row, 'micro_description'),
  short: words(site, row, 'short_description'),
  imageUrl: checkedUrl('communities', row.name, 'image_url', row.image_url),
})

/**
 * All communities, by name.
 * @throws DatabaseReadError
 */
export async function findCommunities(site: Site): Promise<CommunityCard[]> {
  const rows = withAddress('communities', await reads.communityCards(), (row) => row.slug)
  return byName(rows.map((row) => cardOf(site, row)))
}

/**
 * What a community's pages in cities and with affinities say of it; null where there is no such community.
 * @throws DatabaseReadError
 */
export async function findCommunityHead(site: Site, slug: string): Promise<CommunityCard | null> {
  if (!isSlug(slug)) return null
  const row = await reads.communityHead(slug)
  return row && cardOf(site, row)
}

/**
 * One community, or null. The slug must be a non-empty string after trimming (specification §5).
 * @throws DatabaseReadError
 */
export async function findCommunity(site: Site, slug: unknown): Promise<Community | null> {
  const wanted = typeof slug === 'string' ? slug.trim() : ''
  if (!isSlug(wanted)) return null
  const row = await reads.community(wanted)
  return (
    row && {
      ...cardOf(site, row),
      long: words(site, row, 'long_description'),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }
  )
}

/**
 * The communities of a city: every community exists in every city (decisions, "Routes"), so the slug only has
 * to be a non-empty string.
 * @param limit how many, by name; all where it is left out
 * @throws DatabaseReadError
 */
export async function findCommunitiesOfCity(
  site: Site,
  citySlug: string,
  limit?: number,
): Promise<CommunityCard[]> {
  if (citySlug.trim() === '') return []
  return (await findCommunities(site)).slice(0, limit)
}

/**
 * The communities linked to an affinity, by name.
 * @throws DatabaseReadError
 */
export async function findCommunitiesOfAffinity(site: Site, affinityId: string): Promise<CommunityCard[]> {
  const ids = new Set(await reads.communityIdsOfAffinity(affinityId))
  return (await findCommunities(site)).filter((community) => ids.has(community.id))
}
