import 'server-only'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readFresh, readRows } from '@/lib/db/execute'
import { type JoinKind, suitsFirstVisit } from '@/lib/facts/first-visit'
import { freshness, isRecent, parseRule, type Rule } from '@/lib/facts/recurrence'
import { hasDay, type Schedule, scheduleText } from '@/lib/facts/schedule'
import { paths } from '@/lib/paths'
import { hasDates, withTurns } from '@/lib/site/groups'
import type { Site } from '@/lib/site/variants'
import { checkedLink, noteLongName, noteUnreadable } from './check'
import { type CityCard, cityReads, findCities } from './city'
import { type CommunityCard, communityReads, findCommunities, isOffered } from './community'
import type { Entity } from './entity'
import { usableDate, usableHour, usableMonth, usableMonths, usableNumber } from './usable'
import { words } from './words'

/** A group that meets in a city. What its source does not state is null or empty. */
export interface Group {
  id: string
  name: string
  /** What it is, in one line. */
  what: string
  url: string
  schedule: Schedule
  durationMinutes: number | null
  /** Whether its rule may be turned into dates. */
  makesDates: boolean
  place: string
  district: string
  /** From the center of the city. */
  km: number | null
  join: JoinKind | null
  /** How to turn up, in one sentence. */
  how: string
  language: string
  /** The list that it was found in: "parkrun". */
  listedBy: string
  /** The month in which the source states the rhythm: "2026-05". */
  asOf: string | null
  /** "2026-11-26" */
  checkedOn: string
  /** Nobody has checked it for a year. */
  isOld: boolean
  /** Its day was stated more than 18 months ago, or nobody knows when. */
  isDayOld: boolean
  /** The communities that it suits, of those offered in the city. */
  communities: CommunityCard[]
}

const columns = [
  'id',
  'city_id',
  'name',
  'what',
  'what_lff',
  'rrule',
  'rhythm',
  'start_time',
  'duration_minutes',
  'months',
  'place',
  'district',
  'distance_km',
  'join_kind',
  'how_to_join',
  'language',
  'link',
  'listed_by',
  'as_of',
  'makes_dates',
  'checked_on',
] as const

const groups = declareTable('groups', columns, { gates: ['is_paused'] })
const links = declareTable('group_communities', ['group_id', 'community_id'], {
  order: ['group_id', 'community_id'],
})

export const groupReads = {
  ofCity: groups.read('city-groups', columns, { match: 'city_id' }),
  byId: groups.read('group', ['id', 'city_id'], { match: 'id' }),
  sitemap: groups.read('pages', ['id', 'city_id', 'checked_on']),
  week: groups.read('week', columns),
  weekCommunities: links.read('week', ['group_id', 'community_id']),
  communities: links.read('group-communities', ['group_id', 'community_id'], { match: 'group_id' }),
  sitemapCommunities: links.read('pages', ['group_id', 'community_id']),
}

async function pagesOfCity(cityId: unknown): Promise<string[]> {
  const [city] = cityId ? await readFresh(cityReads.cardsById, String(cityId)) : []
  return city ? [paths.city(city.slug), paths.cityGroups(city.slug)] : []
}

const cityOfGroup = async (id: unknown) => (await readFresh(groupReads.byId, String(id)))[0]?.city_id

export const groupEntity: Entity = {
  table: groups.table,
  foreignKey: 'group_id',
  pages: ({ city_id }) => pagesOfCity(city_id),
}

export const groupCommunityEntity: Entity = {
  table: links.table,
  pages: async ({ group_id, community_id }) => {
    const [city] = await readFresh(cityReads.cardsById, String(await cityOfGroup(group_id)))
    const [community] = await readFresh(communityReads.byId, String(community_id))
    if (!city) return []
    const ownPages = community
      ? [paths.cityCommunity(city.slug, community.slug), paths.community(community.slug)]
      : []
    return [...(await pagesOfCity(city.id)), ...ownPages]
  },
}

type GroupRow = RowFrom<typeof groupReads.ofCity>

function ruleOf({ name, rrule }: GroupRow): Rule | null {
  if (!rrule) return null
  try {
    return parseRule(rrule)
  } catch (error) {
    return noteUnreadable('groups', name, 'rrule', error)
  }
}

function scheduleOf(row: GroupRow): Schedule {
  return {
    rule: ruleOf(row),
    rhythm: row.rhythm?.trim() || null,
    start: usableHour('groups', row.name, 'start_time', row.start_time),
    months: usableMonths('groups', row.name, 'months', row.months),
  }
}

/** Whether somebody checked a group within 18 months (docs/product.md 6.17); not if its date is none, which is logged. */
export function isRecentlyChecked(row: Pick<GroupRow, 'id' | 'checked_on'>, now: Date): boolean {
  const checkedOn = usableDate('groups', row.id, 'checked_on', row.checked_on)
  return checkedOn !== null && freshness(checkedOn, now) !== 'hidden'
}

const joinKinds: readonly string[] = ['free', 'fee', 'guests', 'members'] satisfies JoinKind[]

function groupOf(site: Site, row: GroupRow, url: string, communities: CommunityCard[], now: Date): Group {
  const asOf = usableMonth('groups', row.name, 'as_of', row.as_of)
  return {
    id: row.id,
    name: noteLongName('groups', row.name),
    what: words(site, row, 'what'),
    url,
    schedule: scheduleOf(row),
    durationMinutes: usableNumber('groups', row.name, 'duration_minutes', row.duration_minutes, 10, 1_440),
    makesDates: row.makes_dates,
    place: row.place?.trim() ?? '',
    district: row.district?.trim() ?? '',
    km: usableNumber('groups', row.name, 'distance_km', row.distance_km, 0, 1_000),
    join: joinKinds.includes(row.join_kind ?? '') ? (row.join_kind as JoinKind) : null,
    how: row.how_to_join?.trim() ?? '',
    language: row.language?.trim() ?? '',
    listedBy: row.listed_by?.trim() ?? '',
    asOf,
    checkedOn: row.checked_on,
    isOld: freshness(row.checked_on, now) === 'old',
    isDayOld: asOf === null || !isRecent(asOf, now),
    communities,
  }
}

/**
 * Groups whose next day is known first, then those with a day or rhythm, then those with one that do not suit a first visit
 * alone; within them, each community in turn, so that the first few are not all runs (docs/product.md 6.17).
 */
function inOrder(all: readonly Group[]): Group[] {
  const certainty = (group: Group) => {
    if (!scheduleText(group.schedule)) return 0
    if (!suitsFirstVisit(group)) return 1
    return group.makesDates ? 3 : 2
  }
  const byCertainty = all.toSorted(
    (a, b) => certainty(b) - certainty(a) || (a.km ?? 0) - (b.km ?? 0) || (a.name < b.name ? -1 : 1),
  )
  return withTurns(byCertainty)
    .toSorted((a, b) => certainty(b.group) - certainty(a.group) || a.turn - b.turn)
    .map(({ group }) => group)
}

/**
 * The groups that meet in a city, those with a day first. Left out are paused groups, those that nobody has checked for
 * 18 months, and those that suit only communities that are not offered there (docs/product.md 6.17).
 * @param offered the communities offered in this city
 * @throws DatabaseReadError
 */
export async function findGroupsOfCity(
  site: Site,
  cityId: string,
  offered: readonly CommunityCard[],
  now = new Date(),
): Promise<Group[]> {
  const rows = (await readRows(groupReads.ofCity, cityId)).filter((row) => isRecentlyChecked(row, now))
  const ids = rows.map(({ id }) => id)
  const links = communityIdsByGroup(await readRows(groupReads.communities, ids))
  return inOrder(rows.flatMap((row) => shownGroup(site, row, links.get(row.id) ?? [], offered, now) ?? []))
}

/**
 * Every group that is shown somewhere, with its city.
 * @throws DatabaseReadError
 */
export async function findAllGroups(
  site: Site,
  now = new Date(),
): Promise<{ city: CityCard; group: Group }[]> {
  const [rows, links, cities, communities, absences] = await Promise.all([
    readRows(groupReads.week),
    readRows(groupReads.weekCommunities),
    findCities(site),
    findCommunities(site),
    readRows(communityReads.absences),
  ])
  const suited = communityIdsByGroup(links)
  const rowsOf = Map.groupBy(rows, ({ city_id }) => city_id)
  return cities.flatMap((city) => {
    const offered = communities.filter(({ id }) => isOffered(absences, id, city))
    return (rowsOf.get(city.id) ?? []).flatMap((row) => {
      const group =
        isRecentlyChecked(row, now) && shownGroup(site, row, suited.get(row.id) ?? [], offered, now)
      return group ? [{ city, group }] : []
    })
  })
}

function communityIdsByGroup(rows: readonly RowFrom<typeof groupReads.communities>[]): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const { group_id, community_id } of rows) {
    ids.set(group_id, [...(ids.get(group_id) ?? []), community_id])
  }
  return ids
}

/** A group as pages show it; null if its link is none, or if it suits only communities that are not offered there. */
function shownGroup(
  site: Site,
  row: GroupRow,
  communityIds: readonly string[],
  offered: readonly CommunityCard[],
  now: Date,
): Group | null {
  const url = checkedLink('groups', row.name, 'link', row.link)
  const communities = offered.filter(({ id }) => communityIds.includes(id))
  if (!url || (communityIds.length > 0 && communities.length === 0)) return null
  return groupOf(site, row, url, communities, now)
}

/**
 * The cities where a group that suits a community is known, by name (docs/product.md 9.3).
 * @throws DatabaseReadError
 */
export async function findCitiesOfGroups(site: Site, community: { id: string }): Promise<CityCard[]> {
  const suited = (await findAllGroups(site)).filter(({ group }) => ofCommunity([group], community).length > 0)
  return [...new Map(suited.map(({ city }) => [city.id, city])).values()]
}

/** Those of a city's groups that suit a community. */
export const ofCommunity = (all: readonly Group[], community: { id: string }): Group[] =>
  all.filter(({ communities }) => communities.some(({ id }) => id === community.id))

/** The first of a city's groups that have a day and suit somebody who comes alone (docs/product.md 4.5). */
export const groupsToTry = (groupsOfCity: readonly Group[], count: number): Group[] =>
  groupsOfCity
    .filter((group) => hasDay(group.schedule) && !group.isDayOld && suitsFirstVisit(group))
    .slice(0, count)

/**
 * The calendar that is offered to whoever joins a community in a city (docs/product.md 9.4).
 * @returns the address of the community's own, else of its city's; undefined if no group of the city has dates
 */
export function calendarToJoin(
  groupsOfCity: readonly Group[],
  city: { slug: string },
  community: { id: string; slug: string },
): string | undefined {
  if (hasDates(ofCommunity(groupsOfCity, community)))
    return paths.communityCalendar(city.slug, community.slug)
  return hasDates(groupsOfCity) ? paths.cityCalendar(city.slug) : undefined
}
