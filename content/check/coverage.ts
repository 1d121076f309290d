import { freshness } from '../../lib/facts/recurrence.ts'
import type { Content } from './content.ts'

/** One line of the table of groups. */
export interface Coverage {
  name: string
  /** "409", or "24 %". */
  amount: string
  /** "at least 400"; empty where nothing is asked for. */
  wanted: string
}

const aboutComputers = new Set(['coding', 'side-projects'])
const manyCities = 25

/** How far the groups reach, of those that pages show: not paused, and checked in the last 18 months. */
export function coverageOf(content: Content, now = new Date()): Coverage[] {
  const { cities, communities, groupCommunities } = content
  const groups = content.groups.filter(
    ({ is_paused, checked_on }) => !is_paused && freshness(checked_on, now) !== 'hidden',
  )
  const perCity = new Map(cities.map(({ id }) => [id, 0]))
  for (const { city_id } of groups) perCity.set(city_id, (perCity.get(city_id) ?? 0) + 1)
  const citiesWith = (least: number) => [...perCity.values()].filter((count) => count >= least).length

  const cityOf = new Map(groups.map(({ id, city_id }) => [id, city_id]))
  const shown = groupCommunities.filter(({ group_id }) => cityOf.has(group_id))
  const citiesOf = ({ id }: { id: string }) =>
    new Set(
      shown.flatMap(({ community_id, group_id }) => (community_id === id ? [cityOf.get(group_id)] : [])),
    ).size
  const computing = new Set(communities.filter(({ slug }) => aboutComputers.has(slug)).map(({ id }) => id))
  const technical = new Set(
    shown.filter(({ community_id }) => computing.has(community_id)).map(({ group_id }) => group_id),
  )
  const share = groups.length === 0 ? 0 : Math.round((100 * technical.size) / groups.length)
  const line = (name: string, amount: number | string, wanted = ''): Coverage => ({
    name,
    amount: amount.toLocaleString('en-US'),
    wanted,
  })
  return [
    line('groups', groups.length),
    line('groups with a rule that makes dates', groups.filter(({ makes_dates }) => makes_dates).length),
    line('cities with a group', citiesWith(1)),
    line('cities with three groups or more', citiesWith(3), 'at least 400'),
    line('cities with five groups or more', citiesWith(5), 'at least 230'),
    line('cities without a group', cities.length - citiesWith(1), 'fewer than 90'),
    line('groups about computers', `${share} %`, 'at most 25 %'),
    line(
      `communities with groups in ${manyCities} cities or more, of ${communities.length}`,
      communities.filter((community) => citiesOf(community) >= manyCities).length,
      'at least 30',
    ),
  ]
}
