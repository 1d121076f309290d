import 'server-only'
import { readFresh } from '@/lib/db/execute'
import { paths } from '@/lib/paths'
import { cityReads } from './city'
import { absenceTable, communityReads } from './community'
import type { Entity } from './entity'

/** Where a community is not offered. The other pages of an excluded country are renewed on their next visit. */
export const communityAbsenceEntity: Entity = {
  table: absenceTable,
  pages: async ({ community_id, city_id }) => {
    const [community] = community_id ? await readFresh(communityReads.byId, String(community_id)) : []
    if (!community) return []
    const [city] = city_id ? await readFresh(cityReads.cardsById, String(city_id)) : []
    return [
      ...(city ? [paths.cityCommunity(city.slug, community.slug), paths.city(city.slug)] : []),
      ...(city ? [paths.cityCommunities(city.slug)] : []),
      paths.community(community.slug),
    ]
  },
}
